import { isBlank } from './text.ts'

/** Counted in characters; `passwordMin` is the identity provider's default. */
export const LIMITS = { name: 120, email: 254, passwordMin: 6, passwordMax: 128 } as const

export const FIELD_MESSAGES = {
  name: 'Informe seu nome completo.',
  email: 'Informe seu e-mail.',
  emailInvalid: 'Informe um e-mail válido.',
  emailAccents: 'Use um e-mail sem acentos nem cedilha.',
  password: 'Informe sua senha.',
  passwordTooShort: `A senha precisa ter ao menos ${LIMITS.passwordMin} caracteres.`,
} as const

const ATOM = "[\\w!#$%&'*+/=?^`{|}~-]+"
const NAME = `${ATOM}(?:\\.${ATOM})*`
const LABEL = '[a-zA-Z0-9](?:-*[a-zA-Z0-9])*'

/** A student's address by the letters of RFC 5322, without quoted names; its domain has a dot. */
export const EMAIL_PATTERN = `^${NAME}@(?:${LABEL}\\.)+[a-zA-Z](?:-*[a-zA-Z0-9])+$`

const ADDRESS = new RegExp(EMAIL_PATTERN)
const SERVER_ADDRESS = new RegExp(`^${NAME}@${LABEL}(?:\\.${LABEL})*$`)

export const isEmail = (address: string) => ADDRESS.test(address)

/** Like a student's, but a server may also write from a host of its own network, such as `localhost`. */
export const isServerEmail = (address: string) => SERVER_ADDRESS.test(address)

export interface AccountFields {
  name: string
  email: string
  password: string
}

const wrongName = (name: string) => (isBlank(name) ? FIELD_MESSAGES.name : undefined)

function wrongEmail(email: string) {
  return email.trim() ? wrongAddress(email.trim()) : FIELD_MESSAGES.email
}

const OTHER_LETTER = /(?![a-z])\p{L}/iu

/** Explains what is wrong with an address: few mail servers deliver to unusual letters. */
export function wrongAddress(address: string): string | undefined {
  if (isEmail(address)) return undefined
  return OTHER_LETTER.test(address) ? FIELD_MESSAGES.emailAccents : FIELD_MESSAGES.emailInvalid
}

function wrongPassword(password: string, chosen: boolean) {
  if (!password) return FIELD_MESSAGES.password
  return chosen && password.length < LIMITS.passwordMin ? FIELD_MESSAGES.passwordTooShort : undefined
}

/** The faults by field; empty when the form can be sent. `chosen` means a new password. */
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
