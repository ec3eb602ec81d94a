import { expect, test } from 'vitest'
import { isSubjectFound, loadSubjectSearch } from './subject-search.ts'

test('a student finds a subject by its name at once, and by candidates’ words once they are loaded', async () => {
  expect(isSubjectFound('Raciocínio Lógico', 'LOGICO')).toBe(true)
  expect(isSubjectFound('Raciocínio Lógico', 'rlm')).toBe(false)
  await loadSubjectSearch()
  expect(isSubjectFound('Raciocínio Lógico', 'rlm')).toBe(true)
  expect(isSubjectFound('Raciocínio Lógico', 'lgpd')).toBe(false)
})
