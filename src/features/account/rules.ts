import { isBlank } from '../../shared/text.ts'
import { FIELD_MESSAGES, LIMITS } from './contract.ts'

/** What is typed to sign up, to sign in, to ask for a reset, or to choose a new password. */
export interface AccountFields {
  name: string
  email: string
  password: string
}

const wrongName = (name: string) => (isBlank(name) ? FIELD_MESSAGES.name : undefined)

function wrongEmail(email: string) {
  if (!email.trim()) return FIELD_MESSAGES.email
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? undefined : FIELD_MESSAGES.emailInvalid
}

/** A password that is being chosen has a least length; one that exists already only has to be there (spec §5). */
function wrongPassword(password: string, chosen: boolean) {
  if (!password) return FIELD_MESSAGES.password
  return chosen && password.length < LIMITS.passwordMin ? FIELD_MESSAGES.passwordTooShort : undefined
}

/** What is wrong with each of the given fields, by field; empty when they may be sent. `chosen`: a new password. */
export function fieldErrors(
  { name, email, password }: { [Field in keyof AccountFields]?: string | undefined },
  { chosen = false } = {},
): Partial<AccountFields> {
  const wrong = {
    name: name === undefined ? undefined : wrongName(name),
    email: email === undefined ? undefined : wrongEmail(email),
    password: password === undefined ? undefined : wrongPassword(password, chosen),
  }
  return Object.fromEntries(Object.entries(wrong).filter(([, text]) => text !== undefined))
}

interface ResetRequest {
  readonly to: string
  readonly name: string
  /** Address of the page where the new password is typed. */
  readonly url: string
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/**
 * The first of a person's names, and only where it looks like one: whoever signs up with somebody else's e-mail could else
 * have us write to them whatever stands in the name.
 */
function greetingOf(name: string): string {
  const [first = ''] = name.trim().split(/\s/u)
  return /^[\p{L}\p{M}'’-]{1,30}$/u.test(first) ? `Olá, ${first}.` : 'Olá.'
}

/** The letter that lets a student choose a new password (spec §2, §8). */
export function resetLetter({ to, name, url }: ResetRequest) {
  const greeting = greetingOf(name)
  const why = 'Recebemos um pedido para redefinir a senha da sua conta na Posse. O link vale por 1 hora.'
  const otherwise = 'Se não foi você, ignore esta mensagem: sua senha continua a mesma.'
  return {
    to,
    subject: 'Redefinição de senha na Posse',
    text: `${greeting}\n\n${why}\n\n${url}\n\n${otherwise}\n`,
    html: `<p>${escapeHtml(greeting)}</p><p>${why}</p><p><a href="${escapeHtml(url)}">Redefinir minha senha</a></p><p>${otherwise}</p>`,
  }
}
