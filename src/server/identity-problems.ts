import { IDENTITY_MESSAGES } from '../features/account/contract.ts'
import { fieldErrors } from '../features/account/rules.ts'
import { ERROR_MESSAGES, type ErrorCode, type Problem, problem } from '../shared/errors.ts'
import { codeOfStatus } from './on-error.ts'

type Fields = Readonly<Record<string, string>>

/** What is wrong with a body beyond its schema, by field (spec §5). */
const WRONG: Readonly<Record<string, (body: Fields) => Fields>> = {
  'POST /sign-up/email': ({ name, email, password }) => fieldErrors({ name, email, password }, { chosen: true }),
  'POST /reset-password': ({ newPassword }) => {
    const { password: wrong } = fieldErrors({ password: newPassword }, { chosen: true })
    return wrong ? { newPassword: wrong } : {}
  },
}

/** What the identity refuses because of one field: the product's code, and the field. */
const REFUSED_FIELDS: Readonly<Record<string, readonly [code: ErrorCode, field: string]>> = {
  USER_ALREADY_EXISTS: ['conflict', 'email'],
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: ['conflict', 'email'],
  // Of what it checks by itself, only an e-mail can still be wrong here.
  VALIDATION_ERROR: ['invalid', 'email'],
  INVALID_EMAIL: ['invalid', 'email'],
}

/** The account was not made: because another call has just made it, which a second try tells, or for want of a database. */
export const NOT_MADE = 'FAILED_TO_CREATE_USER'

/** What is wrong with the body of a call; the message says it too where it is one thing. */
export function wrongIn(route: string, body: unknown): Problem | undefined {
  const wrong = Object.entries(WRONG[route]?.(body as Fields) ?? {})
  const [[, first] = ['', ''], ...others] = wrong
  if (first === '') return undefined
  const errors = Object.fromEntries(wrong.map(([field, text]) => [field, [text]]))
  return problem('invalid', others.length > 0 ? ERROR_MESSAGES.invalid : first, errors)
}

/** The identity's error in the product's shape. */
export function translated(status: number, own: string | undefined): Problem {
  if (own === NOT_MADE) return problem('unavailable', ERROR_MESSAGES.unavailable)
  const [refused, field] = REFUSED_FIELDS[own ?? ''] ?? []
  const code = refused ?? codeOfStatus(status)
  const message = IDENTITY_MESSAGES[own ?? ''] ?? ERROR_MESSAGES[code]
  return problem(code, message, field === undefined ? undefined : { [field]: [message] })
}

/** The identity's own code of an error. */
export async function codeIn(response: Response): Promise<string | undefined> {
  if (response.ok) return undefined
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { code?: unknown } | null
  return String(body?.code)
}
