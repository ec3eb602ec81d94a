import { initializeApp } from '@firebase/app'
import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  browserSessionPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updateProfile,
} from '@firebase/auth'
import type { FirebaseSettings } from '../../../shared/outside.ts'
import { AREA } from '../../pages/paths.ts'
import { sessionHint } from '../session-hint.ts'
import { type HeldToken, holdToken } from '../token.ts'
import { openAccount } from './firebase-account.ts'
import { hasCode, inPortuguese } from './firebase-error.ts'
import type { OutsideIdentity } from './identity.ts'

/** The SDK renews a token by itself and mostly returns it from memory, so this may be short. */
const ASK_AGAIN_MS = 60_000
/** With these codes the token is lost for good. */
const GONE = [
  'auth/user-token-expired',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-user-token',
]

export function openFirebase(settings: FirebaseSettings, now: () => number): OutsideIdentity {
  const auth = authOf(settings)
  const does = callsOf(auth)
  return {
    token: (renew) => inPortuguese(() => tokenOf(auth, renew, now)),
    post: (path, body) => inPortuguese(async () => does[path]?.(body as Fields)),
    account: openAccount(auth),
  }
}

function authOf({ emulatorHost, ...project }: FirebaseSettings): Auth {
  const auth = initializeAuth(initializeApp(project), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
    // On some devices it fetches Google's script at once, so that a window may open on a press.
    ...(sessionHint() ? {} : { popupRedirectResolver: browserPopupRedirectResolver }),
  })
  auth.languageCode = 'pt-BR'
  if (emulatorHost) connectAuthEmulator(auth, `http://${emulatorHost}`, { disableWarnings: true })
  return auth
}

async function tokenOf(auth: Auth, renew: boolean, now: () => number): Promise<HeldToken | null> {
  await auth.authStateReady()
  try {
    const jwt = await auth.currentUser?.getIdToken(renew)
    if (!jwt) return null
    const soon = now() + ASK_AGAIN_MS
    return { ...holdToken(jwt, now()), renewAt: soon, endsAt: soon }
  } catch (error) {
    if (hasCode(error, GONE)) return null
    throw error
  }
}

interface Fields {
  name: string
  email: string
  password: string
  newPassword: string
  token: string
}

const callsOf = (auth: Auth): Readonly<Record<string, (fields: Fields) => Promise<unknown>>> => ({
  '/sign-up/email': async ({ name, email, password }) => {
    const { user } = await createUserWithEmailAndPassword(auth, email, password)
    // The account exists: a name that was not saved can be entered in the settings.
    await updateProfile(user, { displayName: name })
      .then(() => user.getIdToken(true))
      .catch(() => undefined)
  },
  '/sign-in/email': ({ email, password }) => signInWithEmailAndPassword(auth, email, password),
  '/sign-in/social': async () => {
    await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver)
    return { url: AREA }
  },
  '/sign-out': () => signOut(auth),
  '/request-password-reset': async ({ email }) => {
    try {
      await sendPasswordResetEmail(auth, email)
    } catch (error) {
      // Nobody may learn here who has an account.
      if (!hasCode(error, ['auth/user-not-found'])) throw error
    }
  },
  '/reset-password': ({ token, newPassword }) => confirmPasswordReset(auth, token, newPassword),
})
