import type { Whole } from './whole.ts'

export const STATUS = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  stale: 412,
  too_large: 413,
  unsupported_media_type: 415,
  invalid: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof STATUS

/** Texts in Portuguese, by field of the form. */
export type FieldErrors = Record<string, string[]>

export interface ErrorBody {
  message: string
  code: ErrorCode
  errors?: FieldErrors
  current?: Whole
}

/** An expected failure. Handlers return it, which undoes their transaction. */
export class Problem {
  readonly body: ErrorBody
  readonly retryAfterSeconds: number | undefined

  constructor(body: ErrorBody, retryAfterSeconds?: number) {
    this.body = body
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** `message` and the `errors` by field are shown to the student. */
export const problem = (code: ErrorCode, message: string, errors?: FieldErrors) =>
  new Problem(errors ? { message, code, errors } : { message, code })

export const invalid = (errors: FieldErrors, message: string = CHECK_FIELDS) =>
  problem('invalid', message, errors)

/** Uses the first text as the message, for callers that show only that. */
export const invalidBecause = (errors: FieldErrors) => invalid(errors, Object.values(errors)[0]?.[0])

export const tooMany = (message: string, retryAfterSeconds: number) =>
  new Problem({ message, code: 'too_many_requests' }, retryAfterSeconds)

export const tooManyAttempts = (seconds: number) =>
  tooMany(`Muitas tentativas. Tente novamente em ${inWords(seconds)}.`, seconds)

export const tooManyInAnHour = (did: string, seconds: number) =>
  tooMany(`Você já ${did} na última hora. Tente novamente em ${inWords(seconds)}.`, seconds)

function inWords(seconds: number): string {
  const [count, unit] = seconds <= 60 ? [seconds, 'segundo'] : [Math.ceil(seconds / 60), 'minuto']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

// The browser shows these by itself; in a constant of their own, it need not load the others.
export const SESSION_ENDED = 'Sua sessão terminou. Entre novamente.'
export const CHECK_FIELDS = 'Confira os campos destacados.'
export const UNEXPECTED = 'Ocorreu um erro inesperado. Tente novamente mais tarde.'

export const ERROR_MESSAGES = {
  bad_request: 'Não entendemos o pedido.',
  unauthorized: SESSION_ENDED,
  forbidden: 'Você não tem acesso a estes dados.',
  not_found: 'Não encontramos o que você procura.',
  method_not_allowed: 'Este endereço não aceita esse tipo de pedido.',
  conflict: 'Isso já existe.',
  stale: 'Isto mudou em outro aparelho ou em outra aba desde que você o abriu. Confira e salve de novo.',
  too_large: 'O conteúdo enviado é grande demais.',
  unsupported_media_type: 'O formato enviado não é aceito. Envie JSON.',
  invalid: CHECK_FIELDS,
  too_many_requests: 'Muitas tentativas. Aguarde um pouco e tente novamente.',
  internal: UNEXPECTED,
  unavailable: 'O serviço está temporariamente indisponível. Tente novamente em instantes.',
} as const satisfies Record<ErrorCode, string>

/** Files and editais wait to be read: too many of one student, or too many in all. */
export const CROWDED = 'Há arquivos demais à espera de leitura. Aguarde um instante e tente de novo.'

export const NO_CONNECTION = 'Erro de conexão com o servidor.'
export const COOKIE_REFUSED =
  'Seu navegador não guardou o cookie de acesso. Permita os cookies deste site nas configurações do navegador e entre de novo.'
export const COOKIE_LOST =
  'Seu navegador não guardou o cookie de acesso, porque este endereço não é seguro. Abra o site com https:// no começo do endereço e entre de novo.'
