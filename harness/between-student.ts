import { vi } from 'vitest'
import { openTestApp, TEST_PASSWORD, type TestApp, type TestStudent } from './app.ts'
import { type Between, openBetween, pretendBrowser } from './between.ts'
import { createTestDatabase } from './database.ts'

/** A student whose browser reaches the server through `Between`. */
export interface SignedInBetween {
  readonly ana: TestStudent
  readonly between: Between
  close(): Promise<void>
}

/** Signs up a new student behind the intermediary, on a server and a database of their own. */
export async function signInBetween(): Promise<SignedInBetween> {
  const database = await createTestDatabase()
  const posse = await openTestApp(database.db, { dataDir: database.dataDir })
  const ana = await posse.signUp()
  const between = await openBetween(await posse.app.listen({ port: 0, host: '127.0.0.1' }))
  await pretendBrowser(between.url, await cookieOf(posse, ana))
  const close = async () => {
    vi.unstubAllGlobals()
    await between.close()
    await posse.close()
    await database.close()
  }
  return { ana, between, close }
}

async function cookieOf(posse: TestApp, { email }: TestStudent): Promise<string> {
  const body = { email, password: TEST_PASSWORD }
  const { headers } = await posse.call('POST /api/auth/sign-in/email', { body })
  return [headers['set-cookie']]
    .flat()
    .map((set) => String(set).split(';', 1)[0])
    .join('; ')
}
