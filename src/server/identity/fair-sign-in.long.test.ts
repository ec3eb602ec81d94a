import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openTestApp, TEST_PASSWORD, type TestApp, type TestStudent } from '../../../harness/app.ts'
import { createTestDatabase, type TestDatabase } from '../../../harness/database.ts'
import { COST, hashing } from './passwords.ts'

let database: TestDatabase
let posse: TestApp
let students: TestStudent[]
let ana: TestStudent

beforeAll(async () => {
  hashing.cost = COST
  database = await createTestDatabase()
  posse = await openTestApp(database.db, { dataDir: database.dataDir, trustProxy: 1 })
  students = await Promise.all(Array.from({ length: 16 }, () => posse.signUp()))
  ana = await posse.signUp('Ana')
})
afterAll(async () => {
  await posse.close()
  await database.close()
})

const signIn = async ({ email }: TestStudent, address: string) => {
  const headers = { 'x-forwarded-for': address }
  return (
    await posse.call('POST /api/auth/sign-in/email', { headers, body: { email, password: TEST_PASSWORD } })
  ).status
}

it('sixteen accounts that sign in again and again from one address delay nobody elsewhere', async () => {
  let answered = 0
  const crowd = Array.from({ length: 50 }, (_, nth) => {
    const student = students[nth % students.length]
    return student && signIn(student, '203.0.113.7').finally(() => (answered += 1))
  })
  // By now all of them wait for their hashes.
  await vi.waitFor(() => expect(answered).toBeGreaterThan(4), { timeout: 30_000 })
  const before = answered
  expect(await signIn(ana, '198.51.100.4')).toBe(200)
  expect(answered - before).toBeLessThan(16)
  await Promise.all(crowd)
})
