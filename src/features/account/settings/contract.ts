import Type from 'typebox'
import { type Contract, Instant, Message, StudentPath, text, UserId } from '../../../shared/contract.ts'
import { LIMITS, PASSWORD_GUESSES } from '../contract.ts'

const Password = text(LIMITS.passwordMax, 1)

/** A device that is signed in. */
export const SignedInDevice = Type.Object({
  id: Type.String(),
  /** In words, as 'Chrome no Android'. */
  device: Type.String(),
  last_used_at: Instant,
  /** Whether it is the one that asks. */
  current: Type.Boolean(),
})

/** What 'Minha Conta' shows. */
export const Settings = Type.Object({
  name: Type.String(),
  email: Type.String(),
  /** Who keeps the account; one from outside keeps its name, password and sessions by itself. */
  identity: Type.Union([Type.Literal('embedded'), Type.Literal('firebase'), Type.Literal('openid')]),
  /** False for who signs in with Google only, and for an account from outside. */
  has_password: Type.Boolean(),
  /** The IANA zone that the student chose; null follows the device. */
  time_zone: Type.Union([Type.String(), Type.Null()]),
  sessions: Type.Array(SignedInDevice),
})

export const settingsContract = {
  'GET /account/settings/:userId': {
    access: 'student',
    summary: 'Nome, senha, fuso horário e aparelhos conectados do aluno',
    params: StudentPath,
    reply: Settings,
  },
  'PUT /account/name/:userId': {
    access: 'student',
    summary: 'Troca o nome do aluno; vale no próximo token',
    params: StudentPath,
    body: Type.Object({ name: text(LIMITS.name, 1) }),
    reply: Message,
  },
  'PUT /account/password/:userId': {
    access: 'student',
    summary: 'Troca a senha e encerra as outras sessões',
    params: StudentPath,
    body: Type.Object({ current_password: Password, new_password: Password }),
    reply: Message,
    // A password takes long to check, which no transaction should wait for.
    writes: 'outside',
    limit: PASSWORD_GUESSES,
  },
  'PUT /account/time-zone/:userId': {
    access: 'student',
    summary: 'Escolhe o fuso horário; null segue o aparelho',
    params: StudentPath,
    body: Type.Object({ time_zone: Type.Union([text(64, 1), Type.Null()]) }),
    reply: Message,
  },
  'DELETE /account/sessions/:userId': {
    access: 'student',
    summary: 'Encerra todas as outras sessões',
    params: StudentPath,
    reply: Message,
    // Tokens are refused once it is certain that the session has ended, and no sooner.
    writes: 'outside',
  },
  'DELETE /account/sessions/:userId/:sessionId': {
    access: 'student',
    summary: 'Encerra uma sessão',
    params: Type.Object({ userId: UserId, sessionId: UserId }),
    reply: Message,
    writes: 'outside',
  },
} as const satisfies Contract

export const MESSAGES = {
  renamed: 'Nome alterado com sucesso!',
  passwordChanged: 'Senha alterada com sucesso! As outras sessões foram encerradas.',
  passwordWrong: 'Senha incorreta.',
  passwordTooShort: `Use ao menos ${LIMITS.passwordMin} caracteres.`,
  passwordSame: 'A nova senha é igual à atual.',
  noPassword: 'Esta conta entra com o Google e não tem senha.',
  outside: 'O nome, a senha e os aparelhos desta conta mudam onde ela foi criada.',
  nameBlank: 'Informe seu nome completo.',
  timeZoneChanged: 'Fuso horário alterado.',
  timeZoneUnknown: 'Este fuso horário não existe.',
  sessionEnded: 'Sessão encerrada.',
  othersEnded: 'As outras sessões foram encerradas.',
  sessionMissing: 'Esta sessão já terminou.',
} as const
