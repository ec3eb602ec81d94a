import type { FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import { isTimeZone } from '../../shared/calendar.ts'
import type { Endpoint } from '../../shared/contract.ts'
import { ERROR_MESSAGES, type FieldErrors, type Problem, problem } from '../../shared/errors.ts'
import type { Call } from './feature.ts'
import { checker, type SchemaResult } from './validate.ts'

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/
const KEY_HINT = 'Use de 1 a 255 caracteres visíveis, sem espaços nem acentos.'

export interface Parsed extends Pick<Call, 'idempotencyKey' | 'ifMatch'> {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly timeZone: string | undefined
}

export function parser({ params, query, body }: Endpoint): (request: FastifyRequest) => Parsed | Problem {
  const [checkParams, checkQuery, checkBody] = [part(params), part(query), part(body)]
  return (request) => {
    const parts = [
      checkParams(request.params),
      checkQuery(request.query),
      checkBody(request.body),
      keyOf(request),
    ] as const
    const errors = errorsOf(parts)
    if (errors) return problem('invalid', ERROR_MESSAGES.invalid, errors)
    const [inPath, inQuery, inBody, key] = parts.map(checkedValue)
    return {
      params: inPath,
      query: inQuery,
      body: inBody,
      idempotencyKey: key as string | null,
      ifMatch: revisionIn(request),
      timeZone: zoneOf(request),
    }
  }
}

const part = (schema: TSchema | undefined) =>
  schema ? checker(schema) : (): SchemaResult => ({ ok: true, value: undefined })

const checkedValue = (checked: SchemaResult) => (checked.ok ? checked.value : undefined)

function errorsOf(parts: readonly SchemaResult[]): FieldErrors | undefined {
  const failed = parts.filter((checked) => !checked.ok)
  return failed.length > 0 ? Object.assign({}, ...failed.map(({ errors }) => errors)) : undefined
}

/** Some proxies drop headers that they do not know, so the key may also be in the body. */
function keyOf({ headers, body }: FastifyRequest): SchemaResult {
  const { idempotency_key } = (body ?? {}) as { idempotency_key?: unknown }
  const key = headers['idempotency-key'] ?? idempotency_key ?? undefined
  if (key === undefined) return { ok: true, value: null }
  if (typeof key === 'string' && IDEMPOTENCY_KEY.test(key)) return { ok: true, value: key }
  return { ok: false, errors: { 'Idempotency-Key': [KEY_HINT] } }
}

/** A proxy that compresses makes a tag weak; `*` names no revision. */
function revisionIn({ headers }: FastifyRequest): string | null {
  const [, tag = null] = /^(?:W\/)?"?([^"*]+)"?$/.exec(headers['if-match']?.trim() ?? '') ?? []
  return tag
}

function zoneOf({ headers }: FastifyRequest): string | undefined {
  const zone = headers['x-time-zone']
  return typeof zone === 'string' && isTimeZone(zone) ? zone : undefined
}
