import fc from 'fast-check'
import type { TSchema } from 'typebox'

/** The parts of JSON Schema that contracts are written in. */
export interface Shape {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Shape[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Shape
  readonly items?: Shape
  readonly minItems?: number
  readonly maxItems?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly 'x-letters'?: number
  readonly 'x-kept'?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly pattern?: string
  readonly format?: string
}

/** Replaces a property's values, by its name; undefined leaves them to the schema. */
export type ByName = (name: string, shape: Shape) => fc.Arbitrary<unknown> | undefined

const nothing: ByName = () => undefined
const LONGEST_LIST = 3

/** Values that match the schema; lists stay short unless they must be long. */
export function valuesOf(schema: TSchema | Shape, byName: ByName = nothing): fc.Arbitrary<unknown> {
  const shape = schema as Shape
  if ('const' in shape) return fc.constant(shape.const)
  if (shape.enum) return fc.constantFrom(...shape.enum)
  const kinds =
    shape.anyOf ?? (Array.isArray(shape.type) ? shape.type.map((type) => ({ ...shape, type })) : undefined)
  if (kinds) return fc.oneof(...kinds.map((kind) => valuesOf(kind, byName)))
  return OF_TYPE[String(shape.type)]?.(shape, byName) ?? fc.constant(undefined)
}

type Make = (shape: Shape, byName: ByName) => fc.Arbitrary<unknown>

const OF_TYPE: Readonly<Record<string, Make>> = {
  object: ({ properties = {}, required = [] }, byName) => {
    const entries = Object.entries(properties).map(
      ([name, shape]) => [name, byName(name, shape) ?? valuesOf(shape, byName)] as const,
    )
    return fc.record(Object.fromEntries(entries), { requiredKeys: [...required] })
  },
  array: ({ items = {}, minItems = 0, maxItems = LONGEST_LIST }, byName) =>
    fc.array(valuesOf(items, byName), {
      minLength: minItems,
      maxLength: Math.max(minItems, Math.min(maxItems, LONGEST_LIST)),
    }),
  integer: ({ minimum: min = -(2 ** 53) + 1, maximum: max = 2 ** 53 - 1 }) =>
    fc.maxSafeInteger().map((n) => Math.min(max, Math.max(min, n))),
  number: ({ minimum: min = -1e15, maximum: max = 1e15 }) => fc.double({ min, max, noNaN: true }),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  string: textOf,
}

function textOf({ pattern, format, minLength = 0, ...limits }: Shape): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  if (format === 'date-time')
    return fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) })
      .map((date) => date.toISOString())
  if (pattern?.startsWith('^\\d{4}-'))
    return fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) })
      .map((date) => date.toISOString().slice(0, 10))
  const accepted = new RegExp(pattern ?? '', 'u')
  return fc
    .string({
      unit: 'grapheme-ascii',
      minLength,
      maxLength: Math.min(limits['x-letters'] ?? limits.maxLength ?? 60, 60),
    })
    .map((text) =>
      accepted.test(text) && (!limits['x-kept'] || text.trim().length >= minLength)
        ? text
        : 'a1'.repeat(Math.max(1, minLength)),
    )
}
