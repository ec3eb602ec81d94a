import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger, FastifyInstance, InjectOptions } from 'fastify'
import { pino } from 'pino'
import { createApp } from '../src/app/server/app.ts'
import type { Database, Db } from '../src/server/database/db.ts'
import { type Config, readConfig } from '../src/server/operation/config.ts'
import { API_PREFIX } from '../src/shared/contract.ts'

export interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: a test reads the body as the outside world does, without our types.
  readonly body: any
  readonly headers: Readonly<Record<string, unknown>>
}

type Options = Pick<InjectOptions, 'headers' | 'query'> & { body?: unknown }

/** A student with a token, who calls the API by the literal method and path: `ana.call('GET /users/me')`. */
export interface TestStudent {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly token: string
  call(route: string, options?: Options): Promise<Answer>
}

export interface TestApp {
  readonly app: FastifyInstance
  readonly db: Db
  /** Calls without a token; paths that begin with /api/ stay as they are. */
  call(route: string, options?: Options): Promise<Answer>
  signUp(name?: string): Promise<TestStudent>
  close(): Promise<void>
}

/** Settings that a test changes, and the server's log. */
export type TestSettings = Partial<Config> & { log?: FastifyBaseLogger; listen?: Database['listen'] }

/** The password of every test student. */
export const TEST_PASSWORD = 'segredo de teste'

const SILENT = pino({ level: 'silent' })

/** The real server over `db`, called in process. `dataDir` is for its outbox. */
export async function openTestApp(
  db: Db,
  { dataDir = '.', log = SILENT, listen, ...settings }: TestSettings = {},
): Promise<TestApp> {
  const config = {
    ...readConfig({ LOG_LEVEL: 'silent', PORT: '3000', SIGN_UPS_PER_HOUR: '100000' }),
    dataDir,
    ...settings,
  }
  const app = await createApp({
    config,
    secret: 'a secret that only the tests know, 32+',
    db,
    listen,
    log,
  })
  await app.ready()
  const call = caller(app, {})
  return { app, db, call, signUp: (name = 'Ana Souza') => signUp(app, name), close: () => app.close() }
}

function caller(app: FastifyInstance, headers: Record<string, string>) {
  return async (route: string, { body, ...options }: Options = {}): Promise<Answer> => {
    const [method, path = ''] = route.split(' ')
    const response = await app.inject({
      method: method as 'GET',
      url: path.startsWith('/api/') ? path : API_PREFIX + path,
      ...options,
      headers: { ...headers, ...options.headers },
      ...(body === undefined ? {} : { payload: body as object }),
    })
    const json =
      String(response.headers['content-type']).startsWith('application/json') && response.body !== ''
    return {
      status: response.statusCode,
      body: json ? response.json() : response.body,
      headers: response.headers,
    }
  }
}

async function signUp(app: FastifyInstance, name: string): Promise<TestStudent> {
  const call = caller(app, {})
  const email = `${randomUUID()}@exemplo.com.br`
  const signedUp = await call('POST /api/auth/sign-up/email', {
    body: { name, email, password: TEST_PASSWORD },
  })
  const cookie = String(signedUp.headers['set-cookie']).split(';', 1)[0] ?? ''
  const { body } = await call('GET /api/auth/token', { headers: { cookie } })
  const token = String(body.token)
  return {
    id: signedUp.body.user.id,
    name,
    email,
    token,
    call: caller(app, { authorization: `Bearer ${token}` }),
  }
}
