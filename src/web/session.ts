import { offline } from './api-error.ts'
import type { OutsideAccount } from './outside/identity.ts'
import { AREA } from './paths.ts'
import { openProvider } from './provider.ts'
import { sessionHint, setSessionHint } from './session-hint.ts'
import type { HeldToken, Identity } from './token.ts'

const AUTH = '/api/auth'
const GOOGLE = { provider: 'google', callbackURL: AREA, errorCallbackURL: '/login?erro=google' }

/** What the server tells of the session unasked: a student new to this browser, or the end of a session with nobody signing out. */
export type SessionNews = 'arrived' | 'ended'

/**
 * The signed-in student's session: an HttpOnly cookie, and a short-lived bearer token held in memory only; or what an
 * identity outside has, where the server tells that the accounts are kept there.
 */
export interface Session {
  /** A token that is still good, or null when nobody is signed in; `renew` asks for a new one. Throws `offline`. */
  bearer(renew?: boolean): Promise<string | null>
  /** Who is signed in, or null. Throws `offline` when the server cannot be asked. */
  currentStudent(): Promise<Identity | null>
  /** The id of the student whose token this page holds, without asking; undefined for none. */
  heldStudent(): string | undefined
  signUp(account: { name: string; email: string; password: string }): Promise<void>
  signIn(credentials: { email: string; password: string }): Promise<void>
  /** Where to go on to: Google's page, which leads back to the student area, or that area once a window has signed in. */
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
  /** The account that an identity outside keeps; undefined for one of our own. */
  outsideAccount(): Promise<OutsideAccount | undefined>
  /** Calls the listener with news, the last unheard one at once; gives the way to stop it. */
  onNews(listener: (news: SessionNews) => void): () => void
}

/** Opens a session against the server at `origin`: empty in a browser, where the cookie travels by itself. */
export function openSession(origin = '', now: () => number = Date.now): Session {
  const news = postNews()
  const provider = openProvider(origin + AUTH, now)
  const keeper = keepToken({ ...provider, now, tell: news.tell })

  const enter = async (path: string, body: object) => {
    await provider.post(path, body)
    if (!(await keeper.renewAnew())) throw offline()
  }

  return {
    bearer: async (renew = false) => (await (renew ? keeper.renew(true) : keeper.current()))?.jwt ?? null,
    currentStudent: async () => (await keeper.current())?.identity ?? null,
    heldStudent: keeper.heldStudent,
    signUp: (account) => enter('/sign-up/email', account),
    signIn: (credentials) => enter('/sign-in/email', credentials),
    googleAddress: async () => ((await provider.post('/sign-in/social', GOOGLE)) as { url: string }).url,
    refresh: async () => {
      await keeper.renewAnew()
    },
    signOut: async () => {
      await provider.post('/sign-out', {})
      keeper.forget()
    },
    forget: async () => {
      // The server knows no session any more; asked, it only takes the cookie back.
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

interface Keeper {
  /** Asks for a token; `renew`: not one that was given before. */
  readonly ask: (renew: boolean) => Promise<HeldToken | null>
  readonly sync: (token: HeldToken | null) => void
  readonly now: () => number
  readonly tell: (news: SessionNews) => void
}

/** Holds one token in memory and renews it before it ends; calls that come during a renewal share it. */
function keepToken({ ask, sync, now, tell }: Keeper) {
  let held: HeldToken | null = null
  let renewal: Promise<HeldToken | null> | null = null

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
    held = null
    sync(null)
    setSessionHint(null)
  }

  const renew = (anew = false) => {
    renewal ??= ask(anew)
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
