import { COOKIE_LOST, COOKIE_REFUSED } from '../../shared/errors.ts'
import { ApiError, offline } from '../api/api-error.ts'
import { AREA } from '../pages/paths.ts'
import type { OutsideAccount } from './outside/identity.ts'
import { openProvider } from './provider.ts'
import { sessionHint, setSessionHint } from './session-hint.ts'
import type { HeldToken, Identity } from './token.ts'

const AUTH = '/api/auth'
const GOOGLE = { provider: 'google', callbackURL: AREA, errorCallbackURL: '/login?erro=google' }

/** An event without a call: a student new to this browser, or a session that ended without a sign-out. */
export type SessionNews = 'arrived' | 'ended'

/** The session: an HttpOnly cookie and a short-lived token in memory, or an outside identity's. */
export interface Session {
  /** Returns null when nobody is signed in; `renew` asks for a new token. Throws `offline`. */
  bearer(renew?: boolean): Promise<string | null>
  /** Returns null for a visitor. Throws `offline` when the server does not answer. */
  currentStudent(): Promise<Identity | null>
  /** The student of this page's token, without a request; undefined for none. */
  heldStudent(): string | undefined
  signUp(account: { name: string; email: string; password: string }): Promise<void>
  signIn(credentials: { email: string; password: string }): Promise<void>
  /** Where Google's sign-in continues; another `path` or `body` links or confirms an account. */
  googleAddress(path?: string, body?: object): Promise<string>
  signInByLink(token: string): Promise<void>
  refresh(): Promise<void>
  signOut(): Promise<void>
  /** Also works without a connection, for a student whose account is gone. */
  forget(): Promise<void>
  /** Sends a link if the address has an account. */
  requestPasswordReset(email: string): Promise<void>
  resetPassword(reset: { newPassword: string; token: string }): Promise<void>
  /** Returns undefined for an embedded account. */
  outsideAccount(): Promise<OutsideAccount | undefined>
  /** Delivers a pending event at once; returns the function that stops it. */
  onNews(listener: (news: SessionNews) => void): () => void
}

/** `origin` is empty in a browser, which sends the cookie by itself. */
export function openSession(origin = '', now: () => number = Date.now): Session {
  const news = postNews()
  const provider = openProvider(origin + AUTH, now)
  const keeper = keepToken({ ...provider, now, tell: news.tell })

  const enter = async (path: string, body: object) => {
    await provider.post(path, body)
    if (!(await keeper.renewAnew())) throw (await provider.outside()) ? offline() : unkept()
  }

  return {
    bearer: async (renew = false) => (await (renew ? keeper.renew(true) : keeper.current()))?.jwt ?? null,
    currentStudent: async () => (await keeper.current())?.identity ?? null,
    heldStudent: keeper.heldStudent,
    signUp: (account) => enter('/sign-up/email', account),
    signIn: (credentials) => enter('/sign-in/email', credentials),
    googleAddress: async (path = '/sign-in/social', body = GOOGLE) => {
      const answer = (await provider.post(path, body)) as { url?: string } | null
      if (!answer?.url) throw offline()
      return answer.url
    },
    signInByLink: (token) => enter('/sign-in/mailed', { token }),
    refresh: async () => {
      await keeper.renewAnew()
    },
    signOut: async () => {
      await provider.post('/sign-out', {})
      keeper.forget()
    },
    forget: async () => {
      // The server no longer knows the session; this call only removes the cookie.
      await provider.post('/sign-out', {}).catch(() => undefined)
      keeper.forget()
    },
    requestPasswordReset: async (email) => {
      await provider.post('/request-password-reset', { email, redirectTo: '/redefinir-senha' })
    },
    resetPassword: async (reset) => {
      await provider.post('/reset-password', reset)
      keeper.forget()
    },
    outsideAccount: async () => (await provider.outside())?.account,
    onNews: news.listen,
  }
}

/** The server let the student in, but the next call came without the cookie: the browser blocks it. */
const unkept = () =>
  new ApiError({ code: 'unauthorized', message: isSecureContext ? COOKIE_REFUSED : COOKIE_LOST }, 401)

interface Keeper {
  readonly ask: (renew: boolean) => Promise<HeldToken | null>
  readonly sync: (token: HeldToken | null) => void
  readonly now: () => number
  readonly tell: (news: SessionNews) => void
}

/** Renews the token before it expires; calls during a renewal share it. */
function keepToken({ ask, sync, now, tell }: Keeper) {
  let held: HeldToken | null = null
  let renewal: Promise<HeldToken | null> | null = null
  let signOuts = 0

  const hold = (token: HeldToken | null) => {
    const before = held?.identity.userId || sessionHint() || ''
    const after = token?.identity.userId ?? ''
    if (token?.jwt !== held?.jwt) sync(token)
    held = token
    if (before === after) return token
    setSessionHint(after)
    tell(after ? 'arrived' : 'ended')
    return token
  }

  const forget = () => {
    signOuts += 1
    held = null
    sync(null)
    setSessionHint(null)
  }

  const renew = (anew = false) => {
    const before = signOuts
    renewal ??= ask(anew)
      // A token that comes after a sign-out belongs to the ended session.
      .then((token) => (before === signOuts ? hold(token) : null))
      .finally(() => {
        renewal = null
      })
    return renewal
  }

  /** Starts a new renewal, because a pending one may return old data. */
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

/** Holds an event until the first listener comes. */
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

export const session = openSession()
