import { vi } from 'vitest'
import { openTestApp, TEST_PASSWORD, type TestApp, type TestStudent } from './app.ts'
import { createTestDatabase } from './database.ts'
import { type FaultyProxy, openFaultyProxy, stubBrowser } from './faulty-proxy.ts'

/** A student whose browser reaches the server through `FaultyProxy`. */
export interface StudentBehindProxy {
  readonly ana: TestStudent
  readonly proxy: FaultyProxy
  close(): Promise<void>
}

/** Signs up a new student behind the intermediary, on a server and a database of their own. */
export async function signUpBehindProxy(): Promise<StudentBehindProxy> {
  const database = await createTestDatabase()
  const posse = await openTestApp(database.db, { dataDir: database.dataDir })
  const ana = await posse.signUp()
  const proxy = await openFaultyProxy(await posse.app.listen({ port: 0, host: '127.0.0.1' }))
  await stubBrowser(proxy.url, await cookieOf(posse, ana))
  const close = async () => {
    vi.unstubAllGlobals()
    await proxy.close()
    await posse.close()
    await database.close()
  }
  return { ana, proxy, close }
}

async function cookieOf(posse: TestApp, { email }: TestStudent): Promise<string> {
  const body = { email, password: TEST_PASSWORD }
  const { headers } = await posse.call('POST /api/auth/sign-in/email', { body })
  return [headers['set-cookie']]
    .flat()
    .map((set) => String(set).split(';', 1)[0])
    .join('; ')
}
