import { type ErrorBody, type ErrorCode, type FieldErrors, NO_CONNECTION } from '../shared/errors.ts'

/** Why a call failed: the server's own code, the identity's (in capitals), or `offline` when no answer came. */
export type ApiErrorCode = ErrorCode | 'offline' | Uppercase<string>

/** A call that failed. `message` is in Portuguese and may be shown; `status` is 0 when no answer came (spec §8). */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ApiErrorCode
  readonly status: number
  /** Texts by field, for the form that sent them. */
  readonly errors: FieldErrors | undefined

  constructor(body: { message: string; code: ApiErrorCode; errors?: FieldErrors | undefined }, status: number) {
    super(body.message)
    this.code = body.code
    this.status = status
    this.errors = body.errors
  }
}

/** The failure of a call that got no answer in time. */
export const offline = () => new ApiError({ code: 'offline', message: NO_CONNECTION }, 0)

/** The failure that a server's answer tells; an answer in no known shape counts as an internal error. */
export async function errorOf(response: Response, unknownMessage: string): Promise<ApiError> {
  const body = (await response.json().catch(() => null)) as Partial<ErrorBody> | null
  return new ApiError(
    { code: body?.code ?? 'internal', message: body?.message || unknownMessage, errors: body?.errors },
    response.status,
  )
}
