import Type, { type Static, type TSchema } from 'typebox'
import type { Limit } from './limit.ts'
import { letterCount, tooManyLetters } from './text.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Route = `${Method} /${string}`

export interface Endpoint {
  readonly access: 'public' | 'student'
  readonly summary: string
  readonly params?: TSchema
  readonly query?: TSchema
  readonly body?: TSchema
  /** The most bytes of a body that exceeds the server's own limit, and the message above it. */
  readonly bodyLimit?: { readonly bytes: number; readonly message: string }
  readonly reply: TSchema
  /** The status of a good answer; 200 by default. */
  readonly status?: 200 | 201
  /** Without it a write is one transaction. 'worked out' computes before a transaction of its own. */
  readonly writes?: 'statement' | 'outside' | 'worked out' | 'beside'
  /** Pieces as `reply` says: JSON lines, of which the last may be an error's body, or endless events. */
  readonly streams?: 'lines' | 'events'
  /** Counted per student; for a public call, per value of its query. */
  readonly limit?: Limit
  /** Counted for all callers of one address together; `STRANGERS` for a public call without another limit. */
  readonly addressLimit?: Limit
}

/** Keys are a method and a path below `/api/api`; path parameters are written `:name`. */
export type Contract = Readonly<Record<Route, Endpoint>>

type Part<E, K extends 'params' | 'query' | 'body'> =
  E extends Readonly<Record<K, infer S extends TSchema>> ? Static<S> : undefined

export type ParamsOf<E extends Endpoint> = Part<E, 'params'>
export type QueryOf<E extends Endpoint> = Part<E, 'query'>
export type BodyOf<E extends Endpoint> = Part<E, 'body'>
export type ReplyOf<E extends Endpoint> = Static<E['reply']>

export const API_PREFIX = '/api/api'

export const MAX_INTEGER = 2_147_483_647

/** Half surrogate pairs, which no valid text contains. */
const HALVES = '\\ud800-\\udfff'

const ONE_LINE = `^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029${HALVES}]*$`

const ofLetters = (max: number, min: number, pattern: string) =>
  Type.Refine(
    Type.String({ minLength: min, pattern, 'x-letters': max }),
    (value) => typeof value !== 'string' || value.length <= max || letterCount(value) <= max,
    (value) => tooManyLetters(letterCount(String(value)), max),
  )

const TYPED = `^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f${HALVES}]*$`

/** Typed text of `min` to `max` letters, kept as typed; text that people read is a `line` or `lines`. */
export const text = (max: number, min = 0) => ofLetters(max, min, TYPED)

/** One line of `min` to `max` letters, counted and stored as `tidy` makes it. */
export const line = (max: number, min = 0) => Type.With(text(max, min), { 'x-kept': 'line' })

/** As `line`, of 1 letter at least, and fit for the head of a letter: line ends are refused. */
export const headLine = (max: number) => Type.With(ofLetters(max, 1, ONE_LINE), { 'x-kept': 'line' })

/** Lines of `min` to `max` letters, counted and stored as `tidyLines` makes them. */
export const lines = (max: number, min = 0) => Type.With(text(max, min), { 'x-kept': 'lines' })

export const count = (max: number) => Type.Integer({ minimum: 0, maximum: max })

export const Id = Type.Integer({ minimum: 1, maximum: MAX_INTEGER })

export const UserId = Type.String({ minLength: 1, maxLength: 128, pattern: '^[\\x21-\\x7e]+$' })

/** The pattern does not check that the day exists; `calendar.ts` does. */
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })

export const Instant = Type.String({ format: 'date-time' })

export const StudentPath = Type.Object({ userId: UserId })
export const IdPath = Type.Object({ id: Id })

/** The reply of a write that returns only a sentence, by which the client recognises the server's answer. */
export const messageReply = <S extends string[]>(...sentences: S) =>
  Type.Object({ message: Type.Enum(sentences, { type: 'string' }) })

/** The `Idempotency-Key` of the write that is answered, if it had one. */
export const EchoedKey = Type.Optional(Type.String())

export const Download = Type.Unsafe<Blob>({ type: 'string', format: 'binary' })
