import { wrongAddress } from '../../shared/credentials.ts'
import { isBlank, tidy, tidyLines } from '../../shared/text.ts'
import { FIELD_MESSAGES, LIMITS, type SupportFields } from './contract.ts'

const HOUR_MS = 3_600_000

type Field = keyof SupportFields

export const FIELDS: readonly Field[] = ['name', 'email', 'subject', 'message']

/** The key makes it one message, however often it is sent. */
export interface Draft {
  readonly fields: SupportFields
  readonly key: string
}

export const formatDraft = (draft: Draft | null) => JSON.stringify(draft)

/** Returns null for no draft, or for what is not one. */
export function parseDraft(text: string): Draft | null {
  try {
    const { fields, key } = JSON.parse(text) as Partial<Draft>
    const isWhole = typeof key === 'string' && FIELDS.every((field) => typeof fields?.[field] === 'string')
    return fields && isWhole ? { fields, key } : null
  } catch {
    return null
  }
}

/** Tidies single lines, and removes blank lines around the message. */
export function asSent({ name, email, subject, message }: SupportFields): SupportFields {
  return { name: tidy(name), email: email.trim(), subject: tidy(subject), message: tidyLines(message) }
}

/** Errors by field; empty when the message can be sent. */
export function fieldErrors(fields: SupportFields): Partial<SupportFields> {
  const empty = FIELDS.filter((field) => isBlank(fields[field])).map((field) => [
    field,
    FIELD_MESSAGES[field],
  ])
  const email = fields.email.trim()
  const wrong = email === '' ? undefined : wrongAddress(email)
  return { ...Object.fromEntries(empty), ...(wrong ? { email: wrong } : {}) }
}

/** Returns seconds until the student may write again, 0 for now; `sentAt` are the last hour's messages. */
export function waitSeconds(sentAt: readonly Date[], now: Date): number {
  const times = sentAt.map(Number).sort((a, b) => b - a)
  const oldest = times[LIMITS.perHour - 1]
  return oldest === undefined ? 0 : Math.max(0, Math.ceil((oldest + HOUR_MS - now.getTime()) / 1000))
}

/** Replies go to the account's own address, whatever was typed, or to none without one. */
export function supportLetter(to: string, account: string, { name, email, subject, message }: SupportFields) {
  const answering = account
    ? `Responda a este e-mail para falar com o aluno: a resposta vai para o endereço da conta, ${account}.`
    : 'A conta não tem e-mail: confira quem escreveu antes de responder ao endereço acima.'
  return {
    to,
    ...(account ? { replyTo: account } : {}),
    subject: `[Suporte] ${subject}`,
    text: `${message}\n\n-- \n${name}\n${email}\nEnviado pelo formulário de suporte da Posse. ${answering}\n`,
  }
}
