import { UNEXPECTED } from '../shared/errors.ts'
import { errorOf, offline } from './api-error.ts'
import { send } from './http.ts'
import { sessionHint, setSessionHint } from './session-hint.ts'
import { type HeldToken, holdToken, type Identity } from './token.ts'

const AUTH = '/api/auth'
const GOOGLE = { provider: 'google', callbackURL: '/area-do-aluno', errorCallbackURL: '/login?erro=google' }

/** What the server tells of the session unasked: a student new to this browser, or the end of a session with nobody signing out. */
export type SessionNews = 'arrived' | 'ended'

/** The signed-in student's session: an HttpOnly cookie, and a short-lived bearer token held in memory only. */
export interface Session {
  /** A token that is still good, or null when nobody is signed in; `renew` asks for a new one. Throws `offline`. */
  bearer(renew?: boolean): Promise<string | null>
  /** Who is signed in, or null. Throws `offline` when the server cannot be asked. */
  currentStudent(): Promise<Identity | null>
  /** The id of the student whose token this page holds, without asking; undefined for none. */
  heldStudent(): string | undefined
  signUp(account: { name: string; email: string; password: string }): Promise<void>
  signIn(credentials: { email: string; password: string }): Promise<void>
  /** The address of the Google page where the student signs in, and which leads back to the student area. */
  googleAddress(): Promise<string>
  /** Gets a token that tells what has just changed of the student. */
  refresh(): Promise<void>
  signOut(): Promise<void>
  /** Signs out a student whose account is gone, also without a connection. */
  forget(): Promise<void>
  /** Has a reset link sent to the address, if it has an account. */
  requestPasswordReset(email: string): Promise<void>
  /** Sets a new password with the token from the mailed link. */
  resetPassword(reset: { newPassword: string; token: string }): Promise<void>
  /** Calls the listener with news, the last unheard one at once; gives the way to stop it. */
  onNews(listener: (news: SessionNews) => void): () => void
}

/** Opens a session against the server at `origin`: empty in a browser, where the cookie travels by itself. */
export function openSession(origin = '', now: () => number = Date.now): Session {
  const news = postNews()
  const keeper = keepToken(() => fetchToken(origin + AUTH, now), now, news.tell)

  const post = async (path: string, body: object) => {
    const response = await send(origin + AUTH + path, { method: 'POST', body })
    if (!response.ok) throw await errorOf(response, UNEXPECTED)
    return response
  }

  const enter = async (path: string, body: object) => {
    await post(path, body)
    if (!(await keeper.renewAnew())) throw offline()
  }

  return {
    bearer: async (renew = false) => (await (renew ? keeper.renew() : keeper.current()))?.jwt ?? null,
    currentStudent: async () => (await keeper.current())?.identity ?? null,
    heldStudent: keeper.heldStudent,
    signUp: (account) => enter('/sign-up/email', account),
    signIn: (credentials) => enter('/sign-in/email', credentials),
    googleAddress: async () => {
      const response = await post('/sign-in/social', GOOGLE)
      return ((await response.json()) as { url: string }).url
    },
    refresh: async () => {
      await keeper.renewAnew()
    },
    signOut: async () => {
      await post('/sign-out', {})
      keeper.forget()
    },
    forget: async () => {
      // The server knows no session any more; asked, it only takes the cookie back.
      await post('/sign-out', {}).catch(() => undefined)
      keeper.forget()
    },
    requestPasswordReset: async (email) => {
      await post('/request-password-reset', { email, redirectTo: '/redefinir-senha' })
    },
    resetPassword: async (reset) => {
      await post('/reset-password', reset)
      keeper.forget()
    },
    onNews: news.listen,
  }
}

/** Asks the identity for a token with the session's cookie; null when there is no session. */
async function fetchToken(auth: string, now: () => number): Promise<HeldToken | null> {
  if (!sessionHint()) {
    const known = await send(`${auth}/get-session`, { method: 'GET' })
    if (!known.ok) throw await errorOf(known, UNEXPECTED)
    if ((await known.json()) === null) return null
  }
  const response = await send(`${auth}/token`, { method: 'GET' })
  if (response.status === 401) return null
  if (!response.ok) throw await errorOf(response, UNEXPECTED)
  return holdToken(((await response.json()) as { token: string }).token, now())
}

/** Holds one token in memory and renews it before it ends; calls that come during a renewal share it. */
function keepToken(fetchNew: () => Promise<HeldToken | null>, now: () => number, tell: (news: SessionNews) => void) {
  let held: HeldToken | null = null
  let renewal: Promise<HeldToken | null> | null = null

  const hold = (token: HeldToken | null) => {
    const before = held?.identity.userId || sessionHint() || ''
    const after = token?.identity.userId ?? ''
    held = token
    if (before === after) return token
    setSessionHint(after)
    tell(after ? 'arrived' : 'ended')
    return token
  }

  const forget = () => {
    held = null
    setSessionHint(null)
  }

  const renew = () => {
    renewal ??= fetchNew()
      .then(hold)
      .finally(() => {
        renewal = null
      })
    return renewal
  }

  /** Past a renewal under way, which may tell of what was before. */
  const renewAnew = async () => {
    await renewal?.catch(() => null)
    return renew()
  }

  const current = async () => {
    if (held && now() < held.renewAt) return held
    try {
      return await renew()
    } catch (error) {
      if (held && now() < held.endsAt) return held
      throw error
    }
  }

  return { current, renew, renewAnew, forget, heldStudent: () => held?.identity.userId }
}

/** Passes news on; what comes while nobody listens waits for the first who does. */
function postNews() {
  const listeners = new Set<(news: SessionNews) => void>()
  let unheard: SessionNews | null = null
  return {
    tell(news: SessionNews) {
      if (listeners.size === 0) unheard = news
      for (const listener of listeners) listener(news)
    },
    listen(listener: (news: SessionNews) => void) {
      listeners.add(listener)
      if (unheard) listener(unheard)
      unheard = null
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** The session of this browser. */
export const session = openSession()
