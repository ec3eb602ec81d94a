import Type from 'typebox'
import { type Contract, Id, Instant, messageReply, StudentPath, UserId } from '../../shared/contract.ts'
import type { Limit } from '../../shared/limit.ts'

/** A signed-in student may guess the password ten times, then after 30 s, 1 min, 2 min … 15 min. */
export const PASSWORD_GUESSES: Limit = { name: 'password', burst: 10, everySeconds: 30, upToSeconds: 900 }

export const Me = Type.Object({
  user_id: UserId,
  name: Type.String(),
  email: Type.String(),
  career_id: Type.Union([Id, Type.Null()]),
  career_name: Type.Union([Type.String(), Type.Null()]),
  subject_ids: Type.Array(Id),
  /** The edital in front: its body's name and its subjects; null without one. */
  syllabus: Type.Union([Type.Object({ name: Type.String(), subject_ids: Type.Array(Id) }), Type.Null()]),
  /** An IANA zone; null follows the device. */
  time_zone: Type.Union([Type.String(), Type.Null()]),
  day_starts_at: Type.Integer(),
})

/** The student as other programs see it. */
export const User = Type.Object({
  user_id: UserId,
  name: Type.String(),
  email: Type.String(),
  career_id: Type.Union([Id, Type.Null()]),
  is_premium: Type.Boolean(),
  /** Null while Premium has no end, and for students without it. */
  premium_expires_at: Type.Union([Instant, Type.Null()]),
})

export const SignInOptions = Type.Object({ google: Type.Boolean() })

export const MESSAGES = {
  synced: 'Usuário sincronizado com sucesso.',
  signUpFailed: 'Erro ao cadastrar usuário',
  signInFailed: 'Erro ao fazer login',
  resetFailed: 'Erro ao enviar e-mail de redefinição',
} as const

export const accountContract = {
  'GET /sign-in-options': {
    access: 'public',
    summary: 'Formas de entrar que esta instalação oferece',
    reply: SignInOptions,
  },
  'POST /users/sync-on-register': {
    access: 'student',
    summary: 'Registra no produto quem acabou de se cadastrar na identidade',
    reply: messageReply(MESSAGES.synced),
  },
  'GET /users/me': {
    access: 'student',
    summary: 'O aluno da sessão, sua carreira e suas matérias ativas',
    reply: Me,
  },
  'GET /user/:userId': {
    access: 'student',
    summary: 'O próprio aluno: nome, e-mail, carreira e plano',
    params: StudentPath,
    reply: User,
  },
} as const satisfies Contract
