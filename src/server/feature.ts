import type { BodyOf, Contract, Endpoint, ParamsOf, QueryOf, ReplyOf } from '../shared/contract.ts'
import type { Problem } from '../shared/errors.ts'
import type { StudentId } from '../shared/ids.ts'
import type { Command } from './command.ts'
import type { Db } from './db.ts'
import type { Job } from './jobs.ts'
import type { PersonalTable } from './personal-data.ts'
import type { Caller } from './session.ts'

/** A reply that the database has already written as JSON; it is sent as it is, with these headers. */
export class JsonText<T> {
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
  declare readonly type: T

  constructor(text: string, headers: Readonly<Record<string, string>> = {}) {
    this.text = text
    this.headers = headers
  }
}

/** A reply of events, sent one a line as they come; `signal` ends the work when nobody is there to read it. */
export class Stream<T> {
  readonly events: (signal: AbortSignal) => AsyncIterable<T>

  constructor(events: (signal: AbortSignal) => AsyncIterable<T>) {
    this.events = events
  }
}

/** A reply that is a file to keep, sent piece by piece as it is made. */
export class Attachment {
  /** Its media type. */
  readonly type: string
  /** Its name, in plain letters. */
  readonly name: string
  readonly chunks: AsyncIterable<string | Uint8Array>

  constructor({ type, name, chunks }: Pick<Attachment, 'type' | 'name' | 'chunks'>) {
    this.type = type
    this.name = name
    this.chunks = chunks
  }
}

/** What a handler is given: a checked call by a known student, and nothing of HTTP. */
export interface Call<E extends Endpoint = Endpoint> {
  /** The transaction of this call, where it has one. */
  readonly db: Db
  readonly student: E['access'] extends 'student' ? StudentId : null
  /** What the token says of the student. */
  readonly profile: E['access'] extends 'student' ? Caller['profile'] : null
  /** The id of the identity's session that the token came from, where it tells. */
  readonly session: E['access'] extends 'student' ? Caller['session'] : null
  /** Which identity vouches for the student. */
  readonly identity: E['access'] extends 'student' ? Caller['identity'] : null
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  /** The student's IANA time zone: the one that the program names, else the one last known, else Brasília's. */
  readonly zone: () => Promise<string>
  readonly idempotencyKey: string | null
  readonly now: Date
  /** Runs work that the answer does not wait for; a stop of the server does. */
  readonly after: (work: (db: Db) => Promise<unknown>) => void
}

/** What a good answer is made of: events, a file, or the reply itself. */
type Good<E extends Endpoint, Reply = ReplyOf<E>> = E['streams'] extends true
  ? Stream<Reply>
  : Reply extends Blob
    ? Attachment
    : Reply | JsonText<Reply>

export type Answer<E extends Endpoint> = Good<E> | Problem
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>>

type ZoneOf = (db: Db, student: StudentId) => Promise<string | undefined>

/** What a feature has beside its calls. */
export interface Extras {
  /** What it does by the clock. */
  readonly jobs?: readonly Job[]
  /** Where it keeps what is a student's own: the download of all data and the deletion of an account go by this. */
  readonly personal?: readonly PersonalTable[]
  /** What an operator may ask for. */
  readonly commands?: readonly Command[]
  /** What it does, in the background, with a student whose token is new to this process. */
  readonly arrived?: (db: Db, caller: Caller) => Promise<void>
  /** The IANA zone last known of a student. */
  readonly zoneOf?: ZoneOf
}

/** A noun of the product: its contract, one handler a call, what it does by the clock and what it keeps of students. */
export interface Feature {
  readonly name: string
  readonly contract: Contract
  readonly handlers: Readonly<Record<string, Handler<Endpoint>>>
  readonly jobs: readonly Job[]
  readonly personal: readonly PersonalTable[]
  readonly commands: readonly Command[]
  readonly arrived: ((db: Db, caller: Caller) => Promise<void>) | undefined
  readonly zoneOf: ZoneOf | undefined
}

/** Joins a contract, its handlers and what else the feature has; the compiler refuses a missing or a superfluous handler. */
export function feature<C extends Contract>(
  name: string,
  contract: C,
  handlers: { [K in keyof C]: C[K] extends Endpoint ? Handler<C[K]> : never },
  { jobs = [], personal = [], commands = [], arrived, zoneOf }: Extras = {},
): Feature {
  const all = handlers as unknown as Feature['handlers']
  return { name, contract, handlers: all, jobs, personal, commands, arrived, zoneOf }
}
