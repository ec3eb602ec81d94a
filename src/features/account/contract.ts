import Type from 'typebox'
import { type Contract, Id, Message, UserId } from '../../shared/contract.ts'
import { SESSION_ENDED } from '../../shared/errors.ts'
import type { Limit } from '../../shared/limit.ts'

/** Lengths in characters; the password's minimum is the identity provider's default (spec §5). */
export const LIMITS = { name: 120, email: 254, passwordMin: 6, passwordMax: 128 } as const

/** Guesses at the student's password by who is signed in already: ten, then one after 30 s, 1 min, 2 min … 15 min. */
export const PASSWORD_GUESSES: Limit = { name: 'password', burst: 10, everySeconds: 30, upToSeconds: 900 }

/** The signed-in student with what the route guard asks (spec §2, §3). */
export const Me = Type.Object({
  user_id: UserId,
  name: Type.String(),
  email: Type.String(),
  career_id: Type.Union([Id, Type.Null()]),
  career_name: Type.Union([Type.String(), Type.Null()]),
  subject_ids: Type.Array(Id),
  /** The IANA zone that the student chose; null follows the device. */
  time_zone: Type.Union([Type.String(), Type.Null()]),
})

/** What the sign-in screen offers on this installation. */
export const SignInOptions = Type.Object({ google: Type.Boolean() })

export const accountContract = {
  'GET /sign-in-options': {
    access: 'public',
    summary: 'Formas de entrar que esta instalação oferece',
    reply: SignInOptions,
  },
  'POST /users/sync-on-register': {
    access: 'student',
    summary: 'Registra no produto quem acabou de se cadastrar na identidade',
    reply: Message,
  },
  'GET /users/me': {
    access: 'student',
    summary: 'O aluno da sessão, sua carreira e suas matérias ativas',
    reply: Me,
  },
} as const satisfies Contract

export const MESSAGES = {
  synced: 'Usuário sincronizado com sucesso.',
  signUpFailed: 'Erro ao cadastrar usuário',
  signInFailed: 'Erro ao fazer login',
  resetFailed: 'Erro ao enviar e-mail de redefinição',
} as const

/** What is wrong with a field of sign-up, sign-in or password reset (spec §5). */
export const FIELD_MESSAGES = {
  name: 'Informe seu nome completo.',
  email: 'Informe seu e-mail.',
  emailInvalid: 'Informe um e-mail válido.',
  password: 'Informe sua senha.',
  passwordTooShort: `A senha precisa ter ao menos ${LIMITS.passwordMin} caracteres.`,
} as const

export const FOREIGN_ORIGIN = 'Este pedido veio de um endereço não autorizado.'

/** What the embedded identity says, in Portuguese, by its own error codes (spec §8). */
export const IDENTITY_MESSAGES: Readonly<Record<string, string>> = {
  INVALID_EMAIL_OR_PASSWORD: 'E-mail ou senha incorretos.',
  INVALID_PASSWORD: 'Senha incorreta.',
  INVALID_EMAIL: FIELD_MESSAGES.emailInvalid,
  USER_ALREADY_EXISTS: 'Já existe uma conta com este e-mail.',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'Já existe uma conta com este e-mail.',
  INVALID_TOKEN: 'Este link não vale mais. Peça uma nova redefinição de senha.',
  UNAUTHORIZED: SESSION_ENDED,
  VALIDATION_ERROR: FIELD_MESSAGES.emailInvalid,
  INVALID_ORIGIN: FOREIGN_ORIGIN,
  INVALID_CALLBACK_URL: 'O endereço de retorno não é autorizado.',
  INVALID_REDIRECT_URL: 'O endereço de retorno não é autorizado.',
  PROVIDER_NOT_FOUND: 'Esta forma de entrar não está disponível.',
}
