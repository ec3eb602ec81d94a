import { SESSION_ENDED } from '../../shared/errors.ts'
import { type FirebaseSettings, type OutsideSettings, TOKEN_SYNC } from '../../shared/outside.ts'
import { errorOf, offline } from '../api/api-error.ts'
import { send } from '../api/http.ts'
import type { OutsideIdentity } from './outside/identity.ts'
import { sessionHint } from './session-hint.ts'
import { type HeldToken, holdToken } from './token.ts'

const OK = 200

/** The identity's answers, to the letter. */
const TELLS: Readonly<Record<string, string>> = {
  '/sign-out': '{"success":true}',
  '/request-password-reset': '{"status":true}',
  '/reset-password': '{"status":true}',
}

export interface Provider {
  /** Returns null for a visitor; `renew` asks for a new token. */
  ask(renew: boolean): Promise<HeldToken | null>
  post(path: string, body: object): Promise<unknown>
  outside(): Promise<OutsideIdentity | undefined>
  /** Sends the token to the configured address, if any; null after a sign-out. */
  sync(token: HeldToken | null): void
}

interface SessionAnswer {
  outside?: OutsideSettings
  session?: unknown
  token?: string
}

type Learn = (answer: SessionAnswer | null, sync?: string | null) => Promise<OutsideIdentity | undefined>

export function openProvider(auth: string, now: () => number): Provider {
  const { known, learn, sync } = followOutside(now)

  const own = () => ownToken(auth, now, learn)

  const outside = async () => {
    if (!known()) await own()
    return known()
  }

  return {
    ask: async (renew) => {
      const there = await known()
      return there ? there.token(renew) : own()
    },
    post: async (path, body) => {
      const there = await outside()
      return there
        ? there.post(path, body)
        : answerOf(path, await send(auth + path, { method: 'POST', body }))
    },
    outside,
    sync,
  }
}

/** A token for the session's cookie, or one of the outside identity that the server names. */
async function ownToken(auth: string, now: () => number, learn: Learn): Promise<HeldToken | null> {
  if (!sessionHint()) {
    const session = await read(await send(`${auth}/get-session`, { method: 'GET' }))
    const there = await learn(session as SessionAnswer | null)
    if (there) return there.token(false)
    if (session === null) return null
  }
  const response = await send(`${auth}/token`, { method: 'GET' })
  if (response.status === 401) return noToken(response)
  const body = (await read(response)) as SessionAnswer | null
  const there = await learn(body, response.headers.get(TOKEN_SYNC))
  return there ? there.token(false) : tokenIn(body, now())
}

/** A refusal of our server means no token; throws when a stranger refuses. */
async function noToken(response: Response): Promise<null> {
  const { message } = await errorOf(response, true)
  if (message !== SESSION_ENDED) throw offline(response)
  return null
}

function tokenIn(body: SessionAnswer | null, now: number): HeldToken {
  try {
    return holdToken(body?.token ?? '', now)
  } catch {
    throw offline()
  }
}

async function read(response: Response): Promise<unknown> {
  if (response.status !== OK) throw await errorOf(response, true)
  return response.json().catch(() => {
    throw offline()
  })
}

/** Accepts any answer to a sign-in or sign-up: the next token decides. */
async function answerOf(path: string, response: Response): Promise<unknown> {
  const body = await read(response)
  const expected = TELLS[path]
  if (expected && JSON.stringify(body) !== expected) throw offline()
  return body
}

/** Loads the code of an outside service only once the server has named it. */
function followOutside(now: () => number) {
  let identity: Promise<OutsideIdentity | undefined> | undefined
  let loading: typeof identity
  let syncUrl: string | null = null

  const load = async (firebase: FirebaseSettings) => {
    const code = await import('./outside/firebase.ts').catch(() => {
      identity = loading = undefined
      throw offline()
    })
    return code.openFirebase(firebase, now)
  }

  return {
    known: () => identity,
    learn: ((answer, sync) => {
      const { firebase, tokenSyncUrl } = answer?.outside ?? {}
      syncUrl = tokenSyncUrl ?? sync ?? syncUrl
      if (firebase) identity = loading ??= load(firebase)
      // A stranger's answer names neither.
      else if (answer === null || answer.session || answer.token) identity ??= Promise.resolve(undefined)
      return identity ?? Promise.resolve(undefined)
    }) satisfies Learn,
    sync: (token: HeldToken | null) => {
      const url = syncUrl
      if (url)
        void import('./outside/token-sync.ts').then(
          ({ syncToken }) => syncToken(url, token),
          () => undefined,
        )
    },
  }
}
