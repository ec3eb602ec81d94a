import { initializeApp } from '@firebase/app'
import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  browserSessionPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
  updatePassword,
  updateProfile,
} from '@firebase/auth'
import { CHECK_FIELDS, SESSION_ENDED, UNEXPECTED } from '../../../shared/errors.ts'
import type { FirebaseSettings } from '../../../shared/outside.ts'
import { ApiError, offline } from '../../api/api-error.ts'
import { AREA } from '../../pages/paths.ts'
import { sessionHint } from '../session-hint.ts'
import { type HeldToken, holdToken } from '../token.ts'
import { FIREBASE_MESSAGES, PASSWORD_WRONG } from './copy.ts'
import type { OutsideAccount, OutsideIdentity } from './identity.ts'

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

const WRONG = ['auth/invalid-credential', 'auth/wrong-password', 'auth/missing-password']

function openAccount(auth: Auth): OutsideAccount {
  const user = (): User => {
    if (!auth.currentUser) throw new ApiError({ code: 'unauthorized', message: SESSION_ENDED }, 401)
    return auth.currentUser
  }

  const prove = async (password: string, field: string) => {
    try {
      await reauthenticateWithCredential(user(), EmailAuthProvider.credential(user().email ?? '', password))
    } catch (error) {
      if (!hasCode(error, WRONG)) throw error
      throw new ApiError(
        { code: 'invalid', message: CHECK_FIELDS, errors: { [field]: [PASSWORD_WRONG] } },
        422,
      )
    }
  }

  return {
    hasPassword: () => user().providerData.some(({ providerId }) => providerId === 'password'),
    rename: (name) =>
      inPortuguese(async () => {
        await updateProfile(user(), { displayName: name })
        await user().getIdToken(true)
      }),
    changePassword: ({ current, next }) =>
      inPortuguese(async () => {
        await prove(current, 'current_password')
        await updatePassword(user(), next)
      }),
    confirm: (password) =>
      inPortuguese(async () => {
        if (password === undefined)
          await reauthenticateWithPopup(user(), new GoogleAuthProvider(), browserPopupRedirectResolver)
        else await prove(password, 'password')
        await user().getIdToken(true)
      }),
    remove: () => inPortuguese(() => deleteUser(user())),
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

const hasCode = (error: unknown, codes: readonly string[]) => codes.includes(codeOf(error))

/** Turns failures of the SDK into `ApiError`, with a message for the student where there is one. */
async function inPortuguese<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const code = codeOf(error)
    if (error instanceof ApiError) throw error
    if (code === 'auth/network-request-failed') throw offline()
    throw new ApiError({ code: 'internal', message: FIREBASE_MESSAGES[code] ?? UNEXPECTED }, 0)
  }
}
