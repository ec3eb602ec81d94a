import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../harness/database.ts'
import { fold, tidy } from '../../../shared/text.ts'
import { AREAS } from '../catalogue.ts'
import { LIMITS } from '../contract.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const readCatalogue = () =>
  database.db.selectFrom('subject').selectAll().where('owner_id', 'is', null).execute()

it('has at least 80 subjects', async () => {
  expect((await readCatalogue()).length).toBeGreaterThanOrEqual(80)
})

it('has tidy names with the key that a name typed by a student would have', async () => {
  for (const { name, name_key } of await readCatalogue()) {
    expect(name).toBe(tidy(name))
    expect(name.length).toBeLessThanOrEqual(LIMITS.name)
    expect(name_key).toBe(fold(name))
  }
})

it('has every subject in one area, and no area one that is not there', async () => {
  const named = Object.values(AREAS).flatMap((names) => Object.keys(names))
  expect(named.toSorted()).toEqual((await readCatalogue()).map(({ name }) => name).toSorted())
})
