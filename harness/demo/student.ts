import { DEFAULT_TIME_ZONE } from '../../src/shared/calendar.ts'
import { API_PREFIX } from '../../src/shared/contract.ts'

export interface Credentials {
  readonly name: string
  readonly email: string
  readonly password: string
}

/** A student signed in to a running server through the API, as any program may be. */
export interface ApiStudent {
  readonly id: string
  readonly token: string
  /** `call('POST /subjects', { body })`. @throws Error with the server's words when it refuses */
  call<Reply>(route: string, options?: CallOptions): Promise<Reply>
}

interface CallOptions {
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** Signs up first when nobody has that address. @throws Error for another password */
export async function enter(url: string, credentials: Credentials): Promise<ApiStudent> {
  const signedUp = await post(`${url}/api/auth/sign-up/email`, credentials)
  const entered = signedUp.ok ? signedUp : await post(`${url}/api/auth/sign-in/email`, credentials)
  const { user } = await read<{ user: { id: string } }>(entered)
  const cookie = entered.headers.getSetCookie().map((line) => line.split(';', 1)[0])
  const { token } = await read<{ token: string }>(
    await fetch(`${url}/api/auth/token`, { headers: { cookie: cookie.join('; ') } }),
  )
  const headers = { authorization: `Bearer ${token}`, 'x-time-zone': DEFAULT_TIME_ZONE }
  const call: ApiStudent['call'] = async (route, options = {}) => {
    const [method = '', path = ''] = route.split(' ')
    return read(
      await send(method, `${url}${API_PREFIX}${path}`, {
        ...options,
        headers: { ...headers, ...options.headers },
      }),
    )
  }
  await call('POST /users/sync-on-register')
  return { id: user.id, token, call }
}

/** Signs in a student with the first career and these subjects of the catalogue; returns their ids too. */
export async function enterWith(
  url: string,
  credentials: Credentials,
  subjects: readonly string[],
): Promise<{ student: ApiStudent; ids: number[] }> {
  const student = await enter(url, credentials)
  const all = await student.call<{ id: number; name: string }[]>('GET /subjects')
  const ids = subjects.map((name) => all.find((subject) => subject.name === name)?.id ?? 0)
  await student.call('POST /user-career', { body: { user_id: student.id, career_id: 1 } })
  await student.call('POST /user-subjects', { body: { user_id: student.id, subject_ids: ids } })
  return { student, ids }
}

const post = (url: string, body: unknown) => send('POST', url, { body })

function send(method: string, url: string, { body, headers }: CallOptions): Promise<Response> {
  if (body === undefined) return fetch(url, { method, headers: { ...headers } })
  return fetch(url, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

async function read<Reply>(answer: Response): Promise<Reply> {
  const body = (await answer.json()) as Reply & { message?: string }
  if (!answer.ok) throw new Error(body.message ?? `${answer.status} ${answer.url}`)
  return body
}
