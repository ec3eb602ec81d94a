import { fieldErrors } from '../../shared/credentials.ts'
import { ERROR_MESSAGES, type ErrorCode, type Problem, problem } from '../../shared/errors.ts'
import { IDENTITY_MESSAGES } from '../../shared/identity-words.ts'
import { codeOfStatus } from '../http/on-error.ts'

type Fields = Readonly<Record<string, string>>

const WRONG: Readonly<Record<string, (body: Fields) => Fields>> = {
  'POST /sign-up/email': ({ name, email, password }) =>
    fieldErrors({ name, email, password }, { chosen: true }),
  'POST /sign-in/email': ({ email }) => fieldErrors({ email }),
  'POST /request-password-reset': ({ email }) => fieldErrors({ email }),
  'POST /reset-password': ({ newPassword }) => {
    const { password: wrong } = fieldErrors({ password: newPassword }, { chosen: true })
    return wrong ? { newPassword: wrong } : {}
  },
}

const REFUSED_FIELDS: Readonly<Record<string, readonly [code: ErrorCode, field: string]>> = {
  USER_ALREADY_EXISTS: ['conflict', 'email'],
}

/** Another call has just created the account (a second try tells), or the database is away. */
export const NOT_MADE = 'FAILED_TO_CREATE_USER'

export function wrongIn(route: string, body: unknown): Problem | undefined {
  const wrong = Object.entries(WRONG[route]?.(body as Fields) ?? {})
  const [[, first] = ['', ''], ...others] = wrong
  if (first === '') return undefined
  const errors = Object.fromEntries(wrong.map(([field, text]) => [field, [text]]))
  return problem('invalid', others.length > 0 ? ERROR_MESSAGES.invalid : first, errors)
}

export function translated(status: number, own: string | undefined): Problem {
  if (own === NOT_MADE) return problem('unavailable', ERROR_MESSAGES.unavailable)
  const [refused, field] = REFUSED_FIELDS[own ?? ''] ?? []
  const code = refused ?? codeOfStatus(status)
  const message = IDENTITY_MESSAGES[own ?? ''] ?? ERROR_MESSAGES[code]
  return problem(code, message, field === undefined ? undefined : { [field]: [message] })
}

export async function codeIn(response: Response): Promise<string | undefined> {
  if (response.ok) return undefined
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { code?: unknown } | null
  return String(body?.code)
}
