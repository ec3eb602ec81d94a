import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../harness/database.ts'
import { fold, tidy } from '../../../shared/text.ts'
import { SUGGESTED } from '../../subjects/suggested.ts'
import { CREATED_CAREER_ICON, LIMITS } from '../contract.ts'
import { SYNONYMS } from '../synonyms.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const readCatalogue = () =>
  database.db.selectFrom('career').selectAll().where('owner_id', 'is', null).execute()

async function readIconNames(): Promise<Set<string>> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/mdi/icons.json')
  const { icons } = JSON.parse(await readFile(file, 'utf8')) as { icons: object }
  return new Set(Object.keys(icons).map((name) => `mdi:${name}`))
}

it('has at least 30 careers', async () => {
  expect((await readCatalogue()).length).toBeGreaterThanOrEqual(30)
})

it('has tidy names with the key that a name typed by a student would have', async () => {
  for (const { name, name_key } of await readCatalogue()) {
    expect(name).toBe(tidy(name))
    expect(name.length).toBeLessThanOrEqual(LIMITS.name)
    expect(name_key).toBe(fold(name))
  }
})

it('has an icon that exists for every career, the created ones too', async () => {
  const known = await readIconNames()
  const used = [...(await readCatalogue()).map(({ icon }) => icon), CREATED_CAREER_ICON]
  expect(used.filter((icon) => !known.has(icon))).toEqual([])
})

it('has other words and suggested subjects for every career, and for none that is not there', async () => {
  const names = (await readCatalogue()).map(({ name }) => name).toSorted()
  expect(Object.keys(SYNONYMS).toSorted()).toEqual(names)
  expect(Object.keys(SUGGESTED).toSorted()).toEqual(names)
})
