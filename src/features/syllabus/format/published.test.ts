import { expect, it } from 'vitest'
import { CHANGE_PATTERN, PUBLISHED_SCHEMA, VERBS } from './contract.ts'

// `npx vitest run src/features/syllabus/format/published.test.ts -u` writes it anew.
it('the JSON Schema that is served is the one the product checks with', async () => {
  await expect(`${JSON.stringify(PUBLISHED_SCHEMA, null, 2)}\n`).toMatchFileSnapshot(
    '../../../../public/edital-aberto-1.schema.json',
  )
})

it('a change has one verb, or several joined', () => {
  const pattern = new RegExp(CHANGE_PATTERN)
  expect(VERBS.every((verb) => pattern.test(verb) && pattern.test(`movido+${verb}`))).toBe(true)
  expect(['', 'igual', 'movido+', 'movido reescrito'].some((verb) => pattern.test(verb))).toBe(false)
})
