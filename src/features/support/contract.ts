import Type, { type Static } from 'typebox'
import { type Contract, headLine, lines, messageReply } from '../../shared/contract.ts'
import { EMAIL_PATTERN } from '../../shared/credentials.ts'

/** Lengths in characters; `perHour` is how many messages one student may send. */
export const LIMITS = { name: 120, email: 254, subject: 150, message: 5000, perHour: 5 } as const

/** A single address, so that an answer reaches nobody else. */
const Email = Type.String({ maxLength: LIMITS.email, pattern: EMAIL_PATTERN })

export const SupportMessage = Type.Object({
  name: headLine(LIMITS.name),
  email: Email,
  subject: headLine(LIMITS.subject),
  message: lines(LIMITS.message, 1),
})

export type SupportFields = Static<typeof SupportMessage>

export const MESSAGES = {
  sent: 'Sua mensagem foi enviada com sucesso!',
  failed: 'Ocorreu um erro ao enviar sua mensagem. Tente novamente.',
  didInAnHour: `enviou ${LIMITS.perHour} mensagens`,
} as const

export const supportContract = {
  'POST /support': {
    access: 'student',
    summary: 'Envia uma mensagem ao suporte',
    body: SupportMessage,
    reply: messageReply(MESSAGES.sent),
    addressLimit: { name: 'support-address', burst: 100, everySeconds: 36 },
    // The handler makes its own transaction, because the letter leaves after it.
    writes: 'outside',
  },
} as const satisfies Contract

export const FIELD_MESSAGES = {
  name: 'Informe seu nome completo.',
  email: 'Informe seu e-mail.',
  subject: 'Informe o assunto.',
  message: 'Escreva sua mensagem.',
} as const
