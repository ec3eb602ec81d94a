import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { TLocalizedValidationError } from 'typebox/error'
import type { FieldErrors } from '../shared/errors.ts'

export type Checked = { ok: true; value: unknown } | { ok: false; errors: FieldErrors }

/** Sentences by keyword of JSON Schema; what is not here reads 'Valor inválido.'. */
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
}

const sentenceOf = (error: TLocalizedValidationError) =>
  SENTENCES[error.keyword]?.(error.params as Record<string, unknown>) ?? 'Valor inválido.'

const fieldsOf = (error: TLocalizedValidationError): string[] => {
  const path = error.instancePath.split('/').slice(1)
  if (error.keyword !== 'required') return [path.join('.') || 'body']
  return error.params.requiredProperties.map((name) => [...path, name].join('.'))
}

const gather = (errors: TLocalizedValidationError[]) => {
  const fields: FieldErrors = {}
  for (const error of errors.slice(0, 20)) {
    for (const field of fieldsOf(error)) fields[field] = [...new Set([...(fields[field] ?? []), sentenceOf(error)])]
  }
  return fields
}

interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
  readonly maxItems?: number
}

/** The same with lists cut where they are too long by one: telling what is wrong with each of a million items takes a second. */
function shortened({ properties, items, maxItems }: Shape, value: unknown): unknown {
  if (Array.isArray(value)) {
    const few = maxItems === undefined ? value : value.slice(0, maxItems + 1)
    return items ? few.map((item) => shortened(items, item)) : few
  }
  if (!properties || typeof value !== 'object' || value === null) return value
  const known = Object.entries(value).filter(([name]) => Object.hasOwn(properties, name))
  return Object.fromEntries(known.map(([name, part]) => [name, shortened(properties[name] ?? {}, part)]))
}

/** Reads whole numbers from the texts of a path or query where the schema wants them; anything else stays for the check to refuse. */
function numbersRead(schema: TSchema, input: unknown): unknown {
  const { properties = {} } = schema as { properties?: Record<string, { type?: string }> }
  const isWhole = ([name, value]: [string, unknown]) =>
    properties[name]?.type === 'integer' && typeof value === 'string' && /^-?\d{1,15}$/.test(value)
  const entries = Object.entries(input as Record<string, unknown>)
  return Object.fromEntries(entries.map((entry) => (isWhole(entry) ? [entry[0], Number(entry[1])] : entry)))
}

/**
 * A check by a schema that answers the value, or Portuguese texts by field. It is compiled at its first use: of a hundred
 * schemas the start would wait for each. `fromText` reads numbers from text, for path and query; a body is taken as it is.
 */
export function checker(schema: TSchema, { fromText = false } = {}): (input: unknown) => Checked {
  let compiled: ReturnType<typeof Compile<typeof schema>> | undefined
  return (input) => {
    compiled ??= Compile(schema)
    const validator = compiled
    const value = fromText ? numbersRead(schema, input) : input
    if (validator.Check(value)) return { ok: true, value }
    return { ok: false, errors: gather(validator.Errors(shortened(schema as Shape, value))) }
  }
}
