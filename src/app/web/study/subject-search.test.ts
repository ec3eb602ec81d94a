import { expect, test } from 'vitest'
import { isSubjectFound, loadSubjectSearch } from './subject-search.ts'

test('a subject is found by its name at once, and by candidates’ words once they have come', async () => {
  expect(isSubjectFound('Raciocínio Lógico', 'LOGICO')).toBe(true)
  expect(isSubjectFound('Raciocínio Lógico', 'rlm')).toBe(false)
  await loadSubjectSearch()
  expect(isSubjectFound('Raciocínio Lógico', 'rlm')).toBe(true)
  expect(isSubjectFound('Raciocínio Lógico', 'lgpd')).toBe(false)
})
