import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { TLocalizedValidationError } from 'typebox/error'
import type { FieldErrors } from '../../shared/errors.ts'

export type SchemaResult = { ok: true; value: unknown } | { ok: false; errors: FieldErrors }

const UNKNOWN = 'Valor inválido.'

/** Keyed by JSON Schema keyword; any other reads 'Valor inválido.'. */
const SENTENCES: Record<string, (params: Record<string, unknown>) => string> = {
  required: () => 'Preencha este campo.',
  minLength: ({ limit }) => (limit === 1 ? 'Preencha este campo.' : `Use ao menos ${limit} caracteres.`),
  maxLength: ({ limit }) => `Use no máximo ${limit} caracteres.`,
  minimum: ({ limit }) => `O valor mínimo é ${limit}.`,
  maximum: ({ limit }) => `O valor máximo é ${limit}.`,
  minItems: ({ limit }) => `Envie ao menos ${limit}.`,
  maxItems: ({ limit }) => `Envie no máximo ${limit}.`,
  uniqueItems: () => 'Há valores repetidos.',
  pattern: () => 'O texto tem caracteres ou formato não aceitos.',
  format: () => 'O formato não é válido.',
  type: ({ type }) => (type === 'integer' ? 'Informe um número inteiro, só com algarismos.' : UNKNOWN),
}

const sentenceOf = (error: TLocalizedValidationError) =>
  SENTENCES[error.keyword]?.(error.params as Record<string, unknown>) ?? UNKNOWN

const fieldsOf = (error: TLocalizedValidationError): string[] => {
  const path = error.instancePath.split('/').slice(1)
  if (error.keyword !== 'required') return [path.join('.') || 'body']
  return error.params.requiredProperties.map((name) => [...path, name].join('.'))
}

const gather = (errors: TLocalizedValidationError[]) => {
  const fields: FieldErrors = {}
  for (const error of errors.slice(0, 20)) {
    for (const field of fieldsOf(error))
      fields[field] = [...new Set([...(fields[field] ?? []), sentenceOf(error)])]
  }
  return fields
}

interface Shape {
  readonly type?: unknown
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
  readonly maxItems?: number
  readonly anyOf?: readonly Shape[]
  readonly const?: unknown
}

const wholeOf = (value: unknown) =>
  typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value

// Reads whole numbers from digits where the schema wants them, as paths and forms write them; the check
// refuses the rest. A list too long is cut to one item too many: explaining a million items takes a second.
function read({ type, properties, items, maxItems, anyOf }: Shape, value: unknown): unknown {
  if (anyOf) return readOne(anyOf, value)
  if ([type].flat().includes('integer')) return wholeOf(value)
  if (Array.isArray(value)) {
    const few = maxItems === undefined ? value : value.slice(0, maxItems + 1)
    return items ? few.map((item) => read(items, item)) : few
  }
  if (!properties || typeof value !== 'object' || value === null) return value
  const shapeOf = (name: string) => (Object.hasOwn(properties, name) ? properties[name] : undefined) ?? {}
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, read(shapeOf(name), part)]))
}

/**
 * A text stays one where any of the shapes is; of objects the first counts whose constants are the value's.
 */
function readOne(shapes: readonly Shape[], value: unknown): unknown {
  if (typeof value === 'string') {
    const mayBeText = shapes.some(({ type }) => type === 'string')
    return mayBeText ? value : shapes.reduce((known, shape) => read(shape, known), value as unknown)
  }
  const meant = shapes.find(({ properties = {} }) =>
    Object.entries(properties).every(
      ([name, { const: only }]) => only === undefined || fieldOf(value, name) === only,
    ),
  )
  return meant ? read(meant, value) : value
}

const fieldOf = (value: unknown, name: string) => (value as Readonly<Record<string, unknown>> | null)?.[name]

/** What is declared of an object; deeper ones, as of an edital, may have fields of their own. */
function declaredOf({ properties }: Shape, value: unknown): unknown {
  if (!properties || typeof value !== 'object' || value === null) return value
  const isDeclared = (name: string) => Object.hasOwn(properties, name)
  if (Object.keys(value).every(isDeclared)) return value
  return Object.fromEntries(Object.entries(value).filter(([name]) => isDeclared(name)))
}

/**
 * Gives the value with what is declared of it, or Portuguese texts by field. A start would wait for schemas
 * compiled before use.
 */
export function checker(schema: TSchema): (input: unknown) => SchemaResult {
  let compiled: ReturnType<typeof Compile<typeof schema>> | undefined
  return (input) => {
    compiled ??= Compile(schema)
    const validator = compiled
    if (validator.Check(input)) return { ok: true, value: declaredOf(schema as Shape, input) }
    const value = read(schema as Shape, input)
    return validator.Check(value)
      ? { ok: true, value: declaredOf(schema as Shape, value) }
      : { ok: false, errors: gather(validator.Errors(value)) }
  }
}
