import {
  type Auth,
  browserPopupRedirectResolver,
  deleteUser,
  EmailAuthProvider,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  type User,
  updatePassword,
  updateProfile,
} from '@firebase/auth'
import { CHECK_FIELDS, SESSION_ENDED } from '../../../shared/errors.ts'
import { ApiError } from '../../api/api-error.ts'
import { PASSWORD_WRONG } from './copy.ts'
import { hasCode, inPortuguese } from './firebase-error.ts'
import type { OutsideAccount } from './identity.ts'

const WRONG = ['auth/invalid-credential', 'auth/wrong-password', 'auth/missing-password']

export function openAccount(auth: Auth): OutsideAccount {
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
