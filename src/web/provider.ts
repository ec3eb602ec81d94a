import { UNEXPECTED } from '../shared/errors.ts'
import { type FirebaseSettings, type OutsideSettings, TOKEN_SYNC } from '../shared/outside.ts'
import { errorOf, offline } from './api-error.ts'
import { send } from './http.ts'
import type { OutsideIdentity } from './outside/identity.ts'
import { sessionHint } from './session-hint.ts'
import { type HeldToken, holdToken } from './token.ts'

/** Who keeps the accounts: our own server, or an identity outside that it names in its first answer. */
export interface Provider {
  /** A token, or null for a visitor; `renew`: not one that was given before. */
  ask(renew: boolean): Promise<HeldToken | null>
  /** Makes a call of the identity, by its path. */
  post(path: string, body: object): Promise<unknown>
  /** The identity outside, if there is one. */
  outside(): Promise<OutsideIdentity | undefined>
  /** Tells the token to the address that wants it, where one is configured; null for one that is gone. */
  sync(token: HeldToken | null): void
}

interface Told {
  outside?: OutsideSettings
}

/** Takes what an answer says of services outside; gives the identity among them. */
type Learn = (told: Told | null, sync?: string | null) => Promise<OutsideIdentity | undefined>

/** Opens the provider whose own calls are below `auth`. */
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
      return there ? there.post(path, body) : read(await send(auth + path, { method: 'POST', body }))
    },
    outside,
    sync,
  }
}

/** A token of our own identity for the session's cookie, or one of the identity outside that is named instead. */
async function ownToken(auth: string, now: () => number, learn: Learn): Promise<HeldToken | null> {
  if (!sessionHint()) {
    const session = await read(await send(`${auth}/get-session`, { method: 'GET' }))
    const there = await learn(session as Told | null)
    if (there) return there.token(false)
    if (session === null) return null
  }
  const response = await send(`${auth}/token`, { method: 'GET' })
  if (response.status === 401) return null
  const body = (await read(response)) as Told & { token: string }
  const there = await learn(body, response.headers.get(TOKEN_SYNC))
  return there ? there.token(false) : holdToken(body.token, now())
}

async function read(response: Response): Promise<unknown> {
  if (!response.ok) throw await errorOf(response, UNEXPECTED)
  return response.json()
}

/** What the server has told of services outside. Their code is fetched only then. */
function followOutside(now: () => number) {
  let identity: Promise<OutsideIdentity | undefined> | undefined
  let syncUrl: string | null = null

  const load = async (firebase: FirebaseSettings) => {
    const code = await import('./outside/firebase.ts').catch(() => {
      identity = undefined
      throw offline()
    })
    return code.openFirebase(firebase, now)
  }

  return {
    known: () => identity,
    learn: ((told, sync) => {
      const { firebase, tokenSyncUrl } = told?.outside ?? {}
      syncUrl = tokenSyncUrl ?? sync ?? syncUrl
      identity ??= firebase ? load(firebase) : Promise.resolve(undefined)
      return identity
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
