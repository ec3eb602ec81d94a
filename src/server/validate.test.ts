import Type from 'typebox'
import { expect, it } from 'vitest'
import { checker } from './validate.ts'

const Day = Type.Object({ subjects: Type.Array(Type.Object({ id: Type.Integer() }), { maxItems: 2 }) })
const check = checker(Type.Object({ ids: Type.Array(Type.Integer(), { maxItems: 3 }), days: Type.Array(Day) }))

it('a list that is too long is refused by its length, however much is wrong with what is in it, at once', () => {
  const [wrong, subjects] = [new Array(1_000_000).fill(''), new Array(500_000).fill({})]
  const began = performance.now()
  const checked = check({ ids: wrong, days: [{ subjects }, { subjects: [{ id: 1 }] }] })
  expect(performance.now() - began).toBeLessThan(400)
  expect(checked).toMatchObject({
    ok: false,
    errors: {
      ids: ['Envie no máximo 3.'],
      'ids.0': ['Valor inválido.'],
      'days.0.subjects.0.id': ['Preencha este campo.'],
    },
  })
})

it('a list that is not is told of each item', () => {
  expect(check({ ids: [1, '2', 3], days: [{ subjects: [] }] })).toEqual({
    ok: false,
    errors: { 'ids.1': ['Valor inválido.'] },
  })
})
