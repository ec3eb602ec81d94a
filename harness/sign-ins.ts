import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type Answer, TEST_PASSWORD, type TestApp } from './app.ts'

export const FAR_ADDRESS = '198.51.100.9'

const NEAR = '203.0.113.7'
const ORIGIN = 'http://localhost:3000'

export interface SignInTry {
  readonly email: string
  readonly password?: string
  readonly from?: string
  readonly cookie?: string
  readonly at?: TestApp
}

/** The cookies that an answer sets, as a browser sends them. */
export const cookiesOf = ({ headers }: Answer) =>
  [headers['set-cookie']].flat().map((cookie) => String(cookie).split(';', 1)[0] ?? '')

/** The one by which a browser is known. */
export const deviceCookieOf = (answer: Answer) =>
  cookiesOf(answer).find((cookie) => cookie.startsWith('posse.device=')) ?? ''

export const times = (count: number, status: number) => Array.from({ length: count }, () => status)

/** An address that nobody has. */
export const newEmail = () => `${randomUUID()}@exemplo.com.br`

/** Headers of a browser at this address with this cookie. */
export const headersOf = ({ from = NEAR, cookie }: Pick<SignInTry, 'from' | 'cookie'>) => ({
  'x-forwarded-for': from,
  ...(cookie ? { cookie, origin: ORIGIN } : {}),
})

export async function statuses(count: number, call: (time: number) => Promise<Answer>): Promise<number[]> {
  const all: number[] = []
  for (let time = 0; time < count; time += 1) all.push((await call(time)).status)
  return all
}

/** Sign-ins from anywhere at an app that stands behind one proxy. */
export function signInsAt(posse: () => TestApp) {
  const signIn = ({ email, password = TEST_PASSWORD, at = posse(), ...who }: SignInTry) =>
    at.call('POST /api/auth/sign-in/email', { body: { email, password }, headers: headersOf(who) })
  return {
    signIn,
    signUp: (email: string, from?: string) =>
      posse().call('POST /api/auth/sign-up/email', {
        body: { name: 'Ana', email, password: TEST_PASSWORD },
        headers: headersOf(from ? { from } : {}),
      }),
    wrong: (email: string, count: number, who: Omit<SignInTry, 'email'> = {}) =>
      statuses(count, () => signIn({ email, password: 'errada', ...who })),
    /** Fills a limit, as after many failures of others. */
    fill: (name: string, seconds: number) =>
      sql`update attempt set free_at = now() + interval '1 second' * ${sql.lit(seconds)} where key like ${`${name}:%`}`.execute(
        posse().db,
      ),
    pass: (seconds: number) =>
      sql`update attempt set free_at = free_at - interval '1 second' * ${sql.lit(seconds)}`.execute(
        posse().db,
      ),
  }
}
