import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choiceErrors, choiceOf, unknownErrors } from './rules.ts'

test.each([
  ['one subject', { subject_ids: [1] }, undefined],
  ['some to activate and others to deactivate', { subject_ids: [1], subjects_to_deactivate: [2] }, undefined],
  ['nothing', { subject_ids: [] }, { subject_ids: ['Você precisa selecionar ao menos uma matéria.'] }],
  [
    'nothing but what to deactivate',
    { subject_ids: [], subjects_to_deactivate: [2] },
    { subject_ids: ['Você precisa selecionar ao menos uma matéria.'] },
  ],
  [
    'a subject in both lists',
    { subject_ids: [1, 2], subjects_to_deactivate: [2] },
    { subjects_to_deactivate: ['Uma matéria não pode ser ativada e desativada ao mesmo tempo.'] },
  ],
])('a choice of %s', (_what, choice, errors) => {
  expect(choiceErrors(choice)).toEqual(errors)
})

test('unknown ids are told once each, at the list that names them', () => {
  const choice = { subject_ids: [1, 9, 9], subjects_to_deactivate: [8] }
  expect(unknownErrors(choice, (id) => id === 1)).toEqual({
    subject_ids: ['Matéria não encontrada: 9.'],
    subjects_to_deactivate: ['Matéria não encontrada: 8.'],
  })
  expect(unknownErrors(choice, () => true)).toBeUndefined()
})

test('any selected and active subjects make a save without contradiction', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 30 }))
  fc.assert(
    fc.property(ids, ids, (selected, active) => {
      const choice = choiceOf(new Set(selected), active)
      const after = new Set([...active, ...choice.subject_ids])
      for (const id of choice.subjects_to_deactivate ?? []) after.delete(id)
      expect(after).toEqual(new Set(selected))
      expect(choiceErrors(choice) === undefined).toBe(selected.length > 0)
    }),
  )
})
