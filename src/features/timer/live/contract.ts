import Type, { type Static } from 'typebox'
import { type Contract, count, Id, line, MAX_INTEGER, StudentPath } from '../../../shared/contract.ts'
import { StudiedBody } from '../../records/contract.ts'

/** Letters of a name and a topic; bytes and events of a call, an answer, a session; days stored. */
export const LIMITS = {
  name: 150,
  topic: 150,
  eventBytes: 2048,
  events: 500,
  answerBytes: 256 * 1024,
  ofSession: 2000,
  keptDays: 30,
  kept: 10_000,
} as const

const TOO_LONG = 'Os nomes da matéria e do tópico são longos demais.'

const Uuid = Type.String({ format: 'uuid' })

/**
 * An event of a session on any device. `at` is in epoch milliseconds by the server's clock (a later instant
 * counts as now); `n` is one more than the session's greatest that the device knew, and orders events of one
 * instant. `start` has the subject and topic, `choose` changes them. `startedLate` has `ms`, `paper` has
 * `minutes`, and `rounds` without lengths ends the rounds. A `resume` with `rounds` begins the next round;
 * one with `minutes` continues a round of that length with `ms` left. `found` adds or removes measured
 * milliseconds. A session may begin with `stop`, with minutes added by hand. `saved` and `reset` end it
 * everywhere, `ms` after it was halted, with the time that the device had `counted`. `first` is the original
 * id of added minutes that are sent again. `of` is the session that this one continues: it had ended
 * elsewhere, and a device that did not know resumed it.
 */
export const SharedEvent = Type.Object({
  id: Uuid,
  session: Uuid,
  at: count(Number.MAX_SAFE_INTEGER),
  n: count(MAX_INTEGER),
  type: Type.Enum([
    'start',
    'choose',
    'pause',
    'resume',
    'stop',
    'addMinutes',
    'startedLate',
    'paper',
    'rounds',
    'found',
    'reset',
    'saved',
  ]),
  subject: Type.Optional(Type.Object({ id: Id, name: line(LIMITS.name, 1) })),
  topic: Type.Optional(line(LIMITS.topic)),
  minutes: Type.Optional(count(MAX_INTEGER)),
  ms: Type.Optional(Type.Integer({ minimum: -MAX_INTEGER, maximum: MAX_INTEGER })),
  rounds: Type.Optional(Type.Object({ study: count(MAX_INTEGER), rest: count(MAX_INTEGER) })),
  first: Type.Optional(Uuid),
  counted: Type.Optional(StudiedBody),
  of: Type.Optional(Uuid),
})
export type SharedEvent = Static<typeof SharedEvent>

export const bytesOf = (event: Partial<SharedEvent>): number =>
  new TextEncoder().encode(JSON.stringify(event)).length

/** Drops a list of counted stretches that is too long, instead of refusing the event. */
const SentEvent = Type.Refine(
  SharedEvent,
  ({ counted: _, ...event }) => bytesOf(event) <= LIMITS.eventBytes,
  () => TOO_LONG,
)

const Cursor = count(Number.MAX_SAFE_INTEGER)

/** New events in order of arrival, of an ended session its end; `now` is in epoch ms. */
const news = { now: Type.Number(), cursor: Cursor, events: Type.Array(SharedEvent) }
const News = Type.Object(news)
export type News = Static<typeof News>

/** `taken` are the ids of the events of this call, by which the device recognises its answer. */
const Answer = Type.Object({ ...news, taken: Type.Array(Uuid) })

export const liveContract = {
  'POST /live-session/:userId': {
    access: 'student',
    summary:
      'Envia o que aconteceu à sessão neste aparelho e recebe o que aconteceu nos outros desde o cursor',
    writes: 'statement',
    limit: { name: 'live-session', burst: 200, everySeconds: 1 },
    params: StudentPath,
    body: Type.Object({ after: Cursor, events: Type.Array(SentEvent, { maxItems: LIMITS.events }) }),
    reply: Answer,
  },
  'GET /live-session/:userId/stream': {
    access: 'student',
    summary: 'O que acontece à sessão em qualquer aparelho, assim que acontece (server-sent events)',
    params: StudentPath,
    query: Type.Object({ after: Type.Optional(Cursor) }),
    reply: News,
    streams: 'events',
  },
} as const satisfies Contract
