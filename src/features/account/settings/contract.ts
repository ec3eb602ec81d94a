import Type from 'typebox'
import {
  type Contract,
  Instant,
  line,
  messageReply,
  StudentPath,
  text,
  UserId,
} from '../../../shared/contract.ts'
import { LIMITS } from '../../../shared/credentials.ts'
import { PASSWORD_GUESSES } from '../contract.ts'
import { WayIn } from '../ways-in/contract.ts'

const Password = text(LIMITS.passwordMax, 1)

export const SignedInDevice = Type.Object({
  id: Type.String(),
  /** The device is named in words: 'Chrome no Android'. */
  device: Type.String(),
  last_used_at: Instant,
  current: Type.Boolean(),
})

export const Settings = Type.Object({
  name: Type.String(),
  email: Type.String(),
  /** An outside identity stores the name, the password and the sessions itself. */
  identity: Type.Union([Type.Literal('embedded'), Type.Literal('firebase'), Type.Literal('openid')]),
  /** False for students who only use Google, and for outside accounts. */
  has_password: Type.Boolean(),
  time_zone: Type.Union([Type.String(), Type.Null()]),
  sessions: Type.Array(SignedInDevice),
  ways_in: Type.Array(WayIn),
})

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
    body: Type.Object({ name: line(LIMITS.name, 1) }),
    reply: messageReply(MESSAGES.renamed),
  },
  'PUT /account/password/:userId': {
    access: 'student',
    summary: 'Troca a senha e encerra as outras sessões',
    params: StudentPath,
    body: Type.Object({ current_password: Password, new_password: Password }),
    reply: messageReply(MESSAGES.passwordChanged),
    // Checking a password takes long; no transaction should wait for it.
    writes: 'outside',
    limit: PASSWORD_GUESSES,
  },
  'PUT /account/time-zone/:userId': {
    access: 'student',
    summary: 'Escolhe o fuso horário; null segue o aparelho',
    params: StudentPath,
    body: Type.Object({ time_zone: Type.Union([text(64, 1), Type.Null()]) }),
    reply: messageReply(MESSAGES.timeZoneChanged),
  },
  'DELETE /account/sessions/:userId': {
    access: 'student',
    summary: 'Encerra todas as outras sessões',
    params: StudentPath,
    reply: messageReply(MESSAGES.othersEnded),
    // Tokens are refused only after the session's end is committed.
    writes: 'outside',
  },
  'DELETE /account/sessions/:userId/:sessionId': {
    access: 'student',
    summary: 'Encerra uma sessão',
    params: Type.Object({ userId: UserId, sessionId: UserId }),
    reply: messageReply(MESSAGES.sessionEnded),
    writes: 'outside',
  },
} as const satisfies Contract
