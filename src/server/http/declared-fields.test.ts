import fc from 'fast-check'
import { expect, it } from 'vitest'
import { FITTING } from '../../../harness/fitting-values.ts'
import { type ByName, type Shape, valuesOf } from '../../../harness/from-schema.ts'
import { servedCalls } from '../../../harness/served-calls.ts'
import { checker } from './validate.ts'

const parts = servedCalls().flatMap(({ route, endpoint: { query, body } }) =>
  Object.entries({ query, body }).flatMap(([part, schema]) => (schema ? [{ route, part, schema }] : [])),
)

const planted = ({ properties, items, anyOf, ...shape }: Shape): Shape => ({
  ...shape,
  ...(items && { items: planted(items), minItems: Math.max(1, shape.minItems ?? 0) }),
  ...(anyOf && { anyOf: anyOf.map(planted) }),
  ...(properties && {
    properties: {
      ...Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, planted(one)])),
      undeclared: { const: { undeclared: 'x' } },
    },
    required: [...(shape.required ?? []), 'undeclared'],
  }),
})

const FEW: Readonly<Record<string, unknown>> = {
  icon: FITTING.icon,
  email: FITTING.email,
  cursor: '1_1',
  answers: 'AB-',
  preliminary: ['A', '*', ''],
  definitive: null,
}
const byName: ByName = (name) => (name in FEW ? fc.constant(FEW[name]) : undefined)

const shapesIn = (shape: Shape): Shape[] => [
  shape,
  ...[
    ...Object.values(shape.properties ?? {}),
    ...(shape.items ? [shape.items] : []),
    ...(shape.anyOf ?? []),
  ].flatMap(shapesIn),
]

it.each(parts)('$route accepts only what its $part declares, at any depth', ({ schema }) => {
  const check = checker(schema)
  fc.assert(
    fc.property(valuesOf(planted(schema as Shape), byName), (value) => {
      const checked = check(value)
      expect(checked, JSON.stringify(value)).toMatchObject({ ok: true })
      expect(JSON.stringify(checked)).not.toContain('undeclared')
    }),
    { numRuns: 50 },
  )
})

it('only an edital may have undeclared fields', () => {
  const open = parts.flatMap(({ route, part, schema }) =>
    shapesIn(schema as Shape).some(({ additionalProperties }) => additionalProperties === true)
      ? [`${route} ${part}`]
      : [],
  )
  expect(open).toEqual([
    'POST /targets body',
    'PUT /syllabus/:id body',
    'POST /syllabus/:id/difference body',
    'POST /syllabus/:id/amendments body',
  ])
})
