import {
  type ErrorBody,
  type ErrorCode,
  type FieldErrors,
  NO_CONNECTION,
  STATUS,
  UNEXPECTED,
} from '../../shared/errors.ts'
import type { Whole } from '../../shared/whole.ts'

const BAD_GATEWAY = 502

/** A failure has the server's own code, the identity's (in capitals), or `offline` when no answer came. */
export type ApiErrorCode = ErrorCode | 'offline' | Uppercase<string>

interface Told {
  message: string
  code: ApiErrorCode
  errors?: FieldErrors | undefined
  current?: Whole | undefined
}

/** `message` is in Portuguese and may be shown; `status` is 0 when no answer came. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ApiErrorCode
  readonly status: number
  /** The texts go by field of the form that sent them. */
  readonly errors: FieldErrors | undefined
  /** Of a change that was made from an older revision: the whole as it is now. */
  readonly current: Whole | undefined

  constructor(body: Told, status: number, options?: ErrorOptions) {
    super(body.message, options)
    this.code = body.code
    this.status = status
    this.errors = body.errors
    this.current = body.current
  }
}

/** No answer came in time, or only a stranger's, which is its `cause`. */
export const offline = (stranger?: Response) =>
  new ApiError({ code: 'offline', message: NO_CONNECTION }, 0, { cause: stranger })

const IDENTITY_CODE = /^[A-Z][A-Z0-9_]+$/

/** Any failure but our server's counts as no answer, and trouble (5xx) as a gateway's, which may pass. */
export async function errorOf(response: Response, ofIdentity = false): Promise<ApiError> {
  const { status } = response
  const body = (await response.json().catch(() => null)) as Partial<ErrorBody> | null
  const {
    message,
    errors,
    current,
    code = status === STATUS.invalid && errors instanceof Object ? 'invalid' : '',
  } = body ?? {}
  const isOurs = Object.hasOwn(STATUS, code) || (ofIdentity && IDENTITY_CODE.test(code))
  if (isOurs && typeof message === 'string')
    return new ApiError({ message, code: code as ErrorCode, errors, current }, status)
  return status < 500
    ? offline(response)
    : new ApiError({ code: 'internal', message: UNEXPECTED }, BAD_GATEWAY)
}
