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

/** The server's own code, the identity's (in capitals), or `offline` when no answer came. */
export type ApiErrorCode = ErrorCode | 'offline' | Uppercase<string>

interface ApiErrorParts {
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
  /** With a 412: the current whole, because the change was made from an older revision. */
  readonly current: Whole | undefined

  constructor(body: ApiErrorParts, status: number, options?: ErrorOptions) {
    super(body.message, options)
    this.code = body.code
    this.status = status
    this.errors = body.errors
    this.current = body.current
  }
}

/** No answer came in time, or only a stranger's, which is the `cause`. */
export const offline = (stranger?: Response) =>
  new ApiError({ code: 'offline', message: NO_CONNECTION }, 0, { cause: stranger })

const IDENTITY_CODE = /^[A-Z][A-Z0-9_]+$/

/** A failure that is not our server's counts as no answer; a 5xx of a gateway counts as passing. */
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
