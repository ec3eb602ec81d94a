import Type, { type Static, type TSchema } from 'typebox'
import type { Limit } from './limit.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Route = `${Method} /${string}`

/** One call of the API (spec §7): who may make it, what it takes, what it answers. */
export interface Endpoint {
  /** `student`: needs a bearer token. What is `public` is so by this word alone. */
  readonly access: 'public' | 'student'
  readonly summary: string
  readonly params?: TSchema
  readonly query?: TSchema
  readonly body?: TSchema
  readonly reply: TSchema
  /** Status of a good answer; 200 unless said. */
  readonly status?: 200 | 201
  /** A write runs in a transaction unless it is a single statement or waits on the outside. */
  readonly writes?: 'statement' | 'outside'
  /** A good answer is lines of JSON (NDJSON), each as `reply` says, sent as they come; the last may be an error's body. */
  readonly streams?: true
  /** How often a student may make it. */
  readonly limit?: Limit
  /** How often one address may make it, for all the students there. */
  readonly addressLimit?: Limit
}

/** A feature's calls by their literal method and path, below `/api/api`; path parameters are written `:name`. */
export type Contract = Readonly<Record<Route, Endpoint>>

type Part<E, K extends 'params' | 'query' | 'body'> =
  E extends Readonly<Record<K, infer S extends TSchema>> ? Static<S> : undefined

export type ParamsOf<E extends Endpoint> = Part<E, 'params'>
export type QueryOf<E extends Endpoint> = Part<E, 'query'>
export type BodyOf<E extends Endpoint> = Part<E, 'body'>
export type ReplyOf<E extends Endpoint> = Static<E['reply']>

/** Where every contract's paths begin. */
export const API_PREFIX = '/api/api'

/** The largest id or count that a PostgreSQL `integer` holds. */
export const MAX_INTEGER = 2_147_483_647

/** Halves of characters, which no text can hold. */
const HALVES = '\\ud800-\\udfff'

/** Text a person typed: `min` to `max` characters, no control characters but line breaks and tabs. */
export const text = (max: number, min = 0) =>
  Type.String({
    minLength: min,
    maxLength: max,
    pattern: `^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f${HALVES}]*$`,
  })

/** Text of one line, 1 to `max` characters: what stands in the head of a letter. */
export const line = (max: number) =>
  Type.String({
    minLength: 1,
    maxLength: max,
    pattern: `^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029${HALVES}]*$`,
  })

/** A count of things, from 0 to `max`. */
export const count = (max: number) => Type.Integer({ minimum: 0, maximum: max })

/** An id of a subject, career, record or schedule item. */
export const Id = Type.Integer({ minimum: 1, maximum: MAX_INTEGER })

/** A student's id as the identity provider writes it. */
export const UserId = Type.String({ minLength: 1, maxLength: 128, pattern: '^[\\x21-\\x7e]+$' })

/** A calendar day, `YYYY-MM-DD`; whether it exists is for `calendar.ts` to say. */
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })

/** An instant, ISO 8601 in UTC. */
export const Instant = Type.String({ format: 'date-time' })

export const StudentPath = Type.Object({ userId: UserId })
export const IdPath = Type.Object({ id: Id })
export const Message = Type.Object({ message: Type.String() })

/** A file: the server sends it as an attachment, the web gets it as a `Blob`. */
export const Download = Type.Unsafe<Blob>({ type: 'string', format: 'binary' })
