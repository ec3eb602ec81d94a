import Type from 'typebox'
import { type Contract, Instant, messageReply, StudentPath, text } from '../../../shared/contract.ts'
import { LIMITS } from '../../../shared/credentials.ts'
import { PASSWORD_GUESSES } from '../contract.ts'

export const WayIn = Type.Object({
  provider: Type.Union([Type.Literal('password'), Type.Literal('google')]),
  linked: Type.Boolean(),
  since: Type.Union([Instant, Type.Null()]),
  removable: Type.Boolean(),
})

export const MESSAGES = {
  linkingGranted: 'Senha confirmada.',
  linkedAlready: 'Esta conta já entra com o Google.',
  notLinked: 'Esta conta não entra com o Google.',
  unlinked: 'Google desconectado.',
  lastWayIn: 'O Google é a única forma de entrar nesta conta. Crie uma senha antes de desconectá-lo.',
  passwordWrong: 'Senha incorreta.',
  outside: 'As formas de entrar nesta conta mudam onde ela foi criada.',
} as const

export const waysInContract = {
  'POST /account/ways-in/:userId/google': {
    access: 'student',
    summary: 'Com a senha, deixa esta sessão conectar uma conta do Google, uma vez, nos próximos 5 minutos',
    params: StudentPath,
    body: Type.Object({ password: text(LIMITS.passwordMax, 1) }),
    reply: messageReply(MESSAGES.linkingGranted),
    // Checking a password takes long; no transaction should wait for it.
    writes: 'outside',
    limit: PASSWORD_GUESSES,
  },
  'DELETE /account/ways-in/:userId/google': {
    access: 'student',
    summary: 'Desconecta o Google desta conta, se houver outra forma de entrar',
    params: StudentPath,
    reply: messageReply(MESSAGES.unlinked),
  },
} as const satisfies Contract
