import type { DayZone } from '../../shared/calendar.ts'
import type { BodyOf, Contract, Endpoint, ParamsOf, QueryOf, ReplyOf } from '../../shared/contract.ts'
import type { Problem } from '../../shared/errors.ts'
import type { StudentId } from '../../shared/ids.ts'
import type { Db } from '../database/db.ts'
import type { PersonalTable } from '../database/personal-data.ts'
import type { Caller } from '../identity/session.ts'
import type { Asker } from '../operation/child-process.ts'
import type { Command } from '../operation/command.ts'
import type { Job } from '../operation/jobs.ts'

export class JsonText<T> {
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
  declare readonly type: T

  constructor(text: string, headers: Readonly<Record<string, string>> = {}) {
    this.text = text
    this.headers = headers
  }
}

/** A list that is produced while it is sent, so that it is never whole in memory and blocks no other call. */
export class JsonPieces<T> {
  readonly pieces: AsyncIterable<string>
  declare readonly type: T

  constructor(pieces: AsyncIterable<string>) {
    this.pieces = pieces
  }
}

export class Stream<T> {
  readonly events: (signal: AbortSignal) => AsyncIterable<T>

  constructor(events: (signal: AbortSignal) => AsyncIterable<T>) {
    this.events = events
  }
}

export type Send<T> = (event: T) => void

/** Events until the reader leaves, the token ends or `close`; `open` returns what ends its work. */
export class EventStream<T> {
  readonly open: (send: Send<T>, close: () => void) => () => void

  constructor(open: (send: Send<T>, close: () => void) => () => void) {
    this.open = open
  }
}

/** A file that is produced while it is sent; `type` is its media type, `name` has ASCII letters only. */
export class Attachment {
  readonly type: string
  readonly name: string
  readonly chunks: AsyncIterable<string | Uint8Array>

  constructor({ type, name, chunks }: Pick<Attachment, 'type' | 'name' | 'chunks'>) {
    this.type = type
    this.name = name
    this.chunks = chunks
  }
}

/** A checked call by a known student, free of HTTP. */
export interface Call<E extends Endpoint = Endpoint> {
  readonly db: Db
  readonly student: E['access'] extends 'student' ? StudentId : null
  readonly profile: E['access'] extends 'student' ? Caller['profile'] : null
  /** The embedded identity's session that the token came from. */
  readonly session: E['access'] extends 'student' ? Caller['session'] : null
  readonly identity: E['access'] extends 'student' ? Caller['identity'] : null
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  /** The IANA zone that the program sends, else the last known one, else Brasília's. */
  readonly zone: () => Promise<string>
  /** Whether `zone` was ever sent: if not, a date in the body may be the client's own. */
  readonly isZoneKnown: () => Promise<boolean>
  /** The zone with the hour at which the student's days begin: use it to tell days. */
  readonly dayZone: () => Promise<DayZone>
  readonly idempotencyKey: string | null
  /** The revision of the whole that the change was made from (`If-Match`); null without one. */
  readonly ifMatch: string | null
  /** Identifies the caller for work in another process, until the caller leaves. */
  readonly asker: () => Asker
  readonly now: Date
  /** Runs work that the answer does not wait for, but a stop of the server does. */
  readonly after: (work: (db: Db) => Promise<unknown>) => void
}

/** Returns the call's key in its answer, by which the sender recognises the server's answer. */
export const echoKey = (key: Call['idempotencyKey']) => (key === null ? {} : { key })

type Good<E extends Endpoint, Reply = ReplyOf<E>> = E['streams'] extends 'events'
  ? EventStream<Reply>
  : E['streams'] extends 'lines'
    ? Stream<Reply>
    : Reply extends Blob
      ? Attachment
      : Reply | JsonText<Reply> | JsonPieces<Reply>

export type Answer<E extends Endpoint> = Good<E> | Problem
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>>

type ZoneOf = (db: Db, student: StudentId) => Promise<string | undefined>
type DayStartOf = (db: Db, student: StudentId) => Promise<number>

export interface Extras {
  readonly jobs?: readonly Job[]
  /** Tables with the student's data: the download and the deletion of an account go by them. */
  readonly personal?: readonly PersonalTable[]
  readonly commands?: readonly Command[]
  /** Runs in the background for a student whose token is new to this process. */
  readonly arrived?: (db: Db, caller: Caller) => Promise<void>
  readonly zoneOf?: ZoneOf
  /** The hour at which the student's days begin. */
  readonly dayStartOf?: DayStartOf
}

export interface Feature {
  readonly name: string
  readonly contract: Contract
  readonly handlers: Readonly<Record<string, Handler<Endpoint>>>
  readonly jobs: readonly Job[]
  readonly personal: readonly PersonalTable[]
  readonly commands: readonly Command[]
  readonly arrived: ((db: Db, caller: Caller) => Promise<void>) | undefined
  readonly zoneOf: ZoneOf | undefined
  readonly dayStartOf: DayStartOf | undefined
}

/** The compiler refuses a missing or a superfluous handler. */
export function feature<C extends Contract>(
  name: string,
  contract: C,
  handlers: { [K in keyof C]: C[K] extends Endpoint ? Handler<C[K]> : never },
  { jobs = [], personal = [], commands = [], arrived, zoneOf, dayStartOf }: Extras = {},
): Feature {
  const all = handlers as unknown as Feature['handlers']
  return { name, contract, handlers: all, jobs, personal, commands, arrived, zoneOf, dayStartOf }
}
