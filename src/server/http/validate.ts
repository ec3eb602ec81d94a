import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { TLocalizedValidationError } from 'typebox/error'
import type { FieldErrors } from '../../shared/errors.ts'
import { tidy, tidyLines } from '../../shared/text.ts'

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
  '~refine': ({ message }) => String(message),
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
  readonly additionalProperties?: boolean | Shape
  readonly items?: Shape
  readonly maxItems?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly 'x-kept'?: 'line' | 'lines'
  readonly anyOf?: readonly Shape[]
  readonly const?: unknown
}

const wholeOf = (value: unknown) =>
  typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value

/** One letter, as people see it, has at most four UTF-16 units on average. */
const UNITS_A_LETTER = 4

// Drops undeclared fields, reads digits as numbers, and cuts what is too long to one above its limit.
function read(shape: Shape, value: unknown): unknown {
  const { type, anyOf } = shape
  if (anyOf) return readOne(anyOf, value)
  if ([type].flat().includes('integer')) return wholeOf(value)
  if (typeof value === 'string') return readText(shape, value)
  if (Array.isArray(value)) return readItems(shape, value)
  return typeof value === 'object' && value !== null ? readFields(shape, value) : value
}

function readText({ maxLength, pattern = '', 'x-kept': shape }: Shape, value: string) {
  if (shape && new RegExp(pattern, 'u').test(value)) return shape === 'line' ? tidy(value) : tidyLines(value)
  return maxLength === undefined ? value : cut(value, maxLength)
}

function readItems({ items, maxItems }: Shape, value: readonly unknown[]) {
  const few = maxItems === undefined ? value : value.slice(0, maxItems + 1)
  return items ? few.map((item) => read(items, item)) : few
}

const cut = (text: string, most: number) =>
  text.length > UNITS_A_LETTER * most ? 'x'.repeat(most + 1) : text

/** Keeps undeclared fields where the schema allows any (`additionalProperties`) or must refuse them. */
function readFields({ type, properties = {}, additionalProperties: others }: Shape, value: object) {
  if (type === undefined || typeof others === 'boolean') return value
  const fields = Object.entries(value).flatMap(([name, part]) => {
    const shape = Object.hasOwn(properties, name) ? properties[name] : others
    return shape ? [[name, read(shape, part)]] : []
  })
  return Object.fromEntries(fields)
}

/** Keeps a text where any of the shapes is a text; an object takes the first shape whose constants match. */
function readOne(shapes: readonly Shape[], value: unknown): unknown {
  if (typeof value === 'string') {
    const texts = shapes.filter(({ type }) => type === 'string')
    return (texts.length > 0 ? texts : shapes).reduce((known, shape) => read(shape, known), value as unknown)
  }
  if (typeof value !== 'object' || value === null) return value
  const kind = Array.isArray(value) ? 'array' : 'object'
  const meant = shapes.find(
    ({ type, properties = {} }) =>
      type === kind &&
      Object.entries(properties).every(
        ([name, { const: only }]) => only === undefined || fieldOf(value, name) === only,
      ),
  )
  return meant ? read(meant, value) : value
}

const fieldOf = (value: unknown, name: string) => (value as Readonly<Record<string, unknown>>)[name]

/** The declared part, or Portuguese texts by field. Compiles at first use, so that a start waits for none. */
export function checker(schema: TSchema): (input: unknown) => SchemaResult {
  let compiled: ReturnType<typeof Compile<typeof schema>> | undefined
  return (input) => {
    compiled ??= Compile(schema)
    const value = read(schema as Shape, input)
    return compiled.Check(value) ? { ok: true, value } : { ok: false, errors: gather(compiled.Errors(value)) }
  }
}
