import { isBlank, tidy } from '../../shared/text.ts'
import { FIELD_MESSAGES, LIMITS, type SupportFields } from './contract.ts'

const HOUR_MS = 3_600_000

type Field = keyof SupportFields

/** The fields in the order of the form. */
export const FIELDS: readonly Field[] = ['name', 'email', 'subject', 'message']

/** A message that is being written, and the key under which it is one however often it is sent. */
export interface Draft {
  readonly fields: SupportFields
  readonly key: string
}

/** The draft as it is kept on the device. */
export const formatDraft = (draft: Draft | null) => JSON.stringify(draft)

/** Reads a kept draft; null for none or for what is not one. */
export function parseDraft(text: string): Draft | null {
  try {
    const { fields, key } = JSON.parse(text) as Partial<Draft>
    const isWhole = typeof key === 'string' && FIELDS.every((field) => typeof fields?.[field] === 'string')
    return fields && isWhole ? { fields, key } : null
  } catch {
    return null
  }
}

/** What is typed as it is sent: single lines tidy, the message without spare lines around it. */
export function asSent({ name, email, subject, message }: SupportFields): SupportFields {
  return { name: tidy(name), email: email.trim(), subject: tidy(subject), message: message.trim() }
}

/** What is wrong with each field, by field; empty when the message may be sent (spec §5). */
export function fieldErrors(fields: SupportFields): Partial<SupportFields> {
  const empty = FIELDS.filter((field) => isBlank(fields[field])).map((field) => [field, FIELD_MESSAGES[field]])
  const email = fields.email.trim()
  const isWrong = email !== '' && !/^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\].]+$/.test(email)
  return { ...Object.fromEntries(empty), ...(isWrong ? { email: FIELD_MESSAGES.emailInvalid } : {}) }
}

/** In how many seconds the student may write again, given when the messages of the last hour were sent; 0 for now. */
export function waitSeconds(sentAt: readonly Date[], now: Date): number {
  const times = sentAt.map(Number).sort((a, b) => b - a)
  const oldest = times[LIMITS.perHour - 1]
  return oldest === undefined ? 0 : Math.max(0, Math.ceil((oldest + HOUR_MS - now.getTime()) / 1000))
}

/** The letter to the people of the support; an answer to it goes to the student (spec §2). */
export function supportLetter(to: string, { name, email, subject, message }: SupportFields) {
  return {
    to,
    replyTo: email,
    subject: `[Suporte] ${subject}`,
    text: `${message}\n\n-- \n${name}\n${email}\nEnviado pelo formulário de suporte da Posse. Responda a este e-mail para falar com o aluno.\n`,
  }
}
