import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import { DEFAULT_TIME_ZONE, dayZone } from '../../shared/calendar.ts'
import { API_PREFIX, type Endpoint, type Method, type Route } from '../../shared/contract.ts'
import { ERROR_MESSAGES, Problem, problem } from '../../shared/errors.ts'
import { STRANGERS } from '../../shared/limit.ts'
import type { Db } from '../database/db.ts'
import { transact } from '../database/transact.ts'
import type { Attempts, Counted } from '../identity/attempts.ts'
import { hashingFor } from '../identity/passwords.ts'
import type { Caller, Session } from '../identity/session.ts'
import { type InTurn, takeTurns } from '../identity/turns.ts'
import type { Asker } from '../operation/child-process.ts'
import { networkOf } from './address.ts'
import { eventStreaming, type SendEvents, SSE } from './event-stream.ts'
import {
  Attachment,
  type Call,
  EventStream,
  type Feature,
  type Handler,
  JsonPieces,
  JsonText,
  Stream,
} from './feature.ts'
import { sendProblem } from './on-error.ts'
import { type Parsed, parser } from './parse.ts'
import { STUDENT_BODY } from './request-body.ts'
import { NDJSON, type SendStream, streaming } from './stream.ts'
import { watchCallers } from './watch-callers.ts'
import { withinLimit } from './within-limit.ts'

interface Kernel {
  readonly db: Db
  readonly attempts: Attempts
  readonly session: Session
  readonly after: Call['after']
  readonly sendStream: SendStream
  readonly sendEvents: SendEvents
  readonly zoneOf: Feature['zoneOf']
  readonly dayStartOf: Feature['dayStartOf']
  readonly inTurn: InTurn
}

interface ServeOptions extends Pick<Kernel, 'db' | 'session' | 'attempts' | 'after'> {
  /** Calls side by side; above that, addresses take turns, and so do the students of one address. */
  readonly atOnce: number
}

export function serve(
  app: FastifyInstance,
  features: readonly Feature[],
  { db, session, attempts, after, atOnce }: ServeOptions,
): void {
  const zoneOf = features.find((feature) => feature.zoneOf)?.zoneOf
  const dayStartOf = features.find((feature) => feature.dayStartOf)?.dayStartOf
  // The queue has no limit of its own, because `in-flight.ts` limits the calls under way.
  const inTurn = takeTurns({ atOnce })
  const watch = watchCallers(app, session)
  const [sendStream, sendEvents] = [streaming(app, watch), eventStreaming(app, watch)]
  const kernel = { db, session, attempts, zoneOf, dayStartOf, after, inTurn, sendStream, sendEvents }
  for (const { name, contract, handlers } of features) {
    for (const [route, endpoint] of Object.entries(contract)) {
      const handler = handlers[route]
      if (handler) mount(app, { name, route: route as Route, endpoint, handler }, kernel)
    }
  }
}

interface Mounted {
  readonly name: string
  readonly route: Route
  readonly endpoint: Endpoint
  readonly handler: Handler<Endpoint>
}

function mount(app: FastifyInstance, { name, route, endpoint, handler }: Mounted, kernel: Kernel): void {
  const { session, after, inTurn, sendStream, sendEvents } = kernel
  const [method, path] = route.split(' ') as [Method, string]
  const parse = parser(endpoint)
  const run = runner({ method, endpoint, handler }, kernel)
  const inItsTurn = <Result>({ address, student }: AdmittedCall, work: () => Promise<Result>) => {
    const who = { place: networkOf(address), account: student ?? '' }
    // A call that waits for an outside service, a hash or another process must not hold a turn.
    if (endpoint.writes === 'beside') return work()
    return endpoint.writes === 'outside' ? hashingFor(who, work) : inTurn(who, work)
  }
  app.route({
    method,
    url: API_PREFIX + path,
    config: {
      bodyLimit: bodyLimitOf(endpoint),
      isHeld: endpoint.bodyLimit !== undefined,
      stays: endpoint.streams === 'events',
    },
    schema: documented(name, endpoint),
    // `parser` checks instead: it gives Portuguese texts by field and converts only digits.
    validatorCompiler: () => () => true,
    onRequest: async (request) => {
      if (endpoint.access === 'student') request.caller = await session.callerOf(request)
    },
    handler: async (request, reply) => {
      const parsed = isForeign(request) ? problem('forbidden', ERROR_MESSAGES.forbidden) : parse(request)
      if (parsed instanceof Problem) return sendProblem(reply, parsed)
      const call = {
        ...parsed,
        ...(request.caller ?? { student: null, profile: null, session: null, identity: null }),
        address: request.ip,
        now: new Date(),
        after,
        asker: () => askerOf(request, reply),
      } as AdmittedCall
      const answer = await inItsTurn(call, () => run(call))
      if (answer instanceof EventStream) return sendEvents(reply, answer)
      return answer instanceof Stream ? sendStream(reply, answer) : send(reply, endpoint, answer)
    },
  })
}

const bodyLimitOf = ({ bodyLimit, access }: Endpoint) =>
  bodyLimit ?? (access === 'student' ? STUDENT_BODY : undefined)

function askerOf({ ip, caller }: FastifyRequest, { raw }: FastifyReply): Asker {
  const left = new AbortController()
  if (raw.closed) left.abort()
  else raw.once('close', () => left.abort())
  return { place: networkOf(ip), account: caller?.student ?? '', gone: left.signal }
}

type AdmittedCall = Omit<Call, 'db' | 'zone' | 'isZoneKnown' | 'dayZone'> &
  Pick<Parsed, 'timeZone'> & { readonly address: string }

interface Work extends Pick<Mounted, 'endpoint' | 'handler'> {
  readonly method: Method
}

function countedFor({ access, limit, ...endpoint }: Endpoint, call: AdmittedCall): Counted[] {
  const { addressLimit = access === 'public' ? STRANGERS : undefined } = endpoint
  const counted: Counted[] = []
  if (addressLimit) counted.push([addressLimit, networkOf(call.address)])
  if (limit) counted.push([limit, call.student ?? JSON.stringify(call.query)])
  return counted
}

function runner({ method, endpoint, handler }: Work, { db, attempts, zoneOf, dayStartOf }: Kernel) {
  const inTransaction = method !== 'GET' && endpoint.writes === undefined
  const handle = ({ timeZone, ...call }: AdmittedCall, db: Db) => {
    const known = async () => call.student && zoneOf?.(db, call.student)
    const knownZone = async () => timeZone ?? (await known()) ?? undefined
    const zone = async () => (await knownZone()) ?? DEFAULT_TIME_ZONE
    const isZoneKnown = async () => (await knownZone()) !== undefined
    const startsAt = async () => (call.student && (await dayStartOf?.(db, call.student))) || 0
    const ofDays = async () => dayZone(await zone(), await startsAt())
    return handler({ ...call, db, zone, isZoneKnown, dayZone: ofDays })
  }
  const work = (call: AdmittedCall) =>
    inTransaction ? transact(db, (trx) => handle(call, trx)) : handle(call, db)
  return (call: AdmittedCall) => {
    const counted = countedFor(endpoint, call)
    return counted.length > 0 ? withinLimit({ db, attempts }, counted, () => work(call)) : work(call)
  }
}

const documented = (
  tag: string,
  { summary, access, params, query, body, reply, streams, status = 200 }: Endpoint,
): FastifySchema => ({
  summary,
  tags: [tag],
  ...(access === 'student' ? { security: [{ bearer: [] }] } : {}),
  ...(params ? { params } : {}),
  ...(query ? { querystring: query } : {}),
  ...(body ? { body } : {}),
  response: {
    [status]: streams ? { content: { [streams === 'lines' ? NDJSON : SSE]: { schema: reply } } } : reply,
  },
})

function isForeign({ caller, params, query, body }: FastifyRequest): boolean {
  if (!caller) return false
  const claims = [field(params, 'userId'), field(query, 'user_id'), field(body, 'user_id')]
  return claims.some((claim) => typeof claim === 'string' && claim !== caller.student)
}

const field = (source: unknown, name: string): unknown =>
  typeof source === 'object' && source !== null ? (source as Record<string, unknown>)[name] : undefined

/** A stopping server waits for this work, and for the work that it begins. */
export function afterwards(app: FastifyInstance, db: Db): Call['after'] {
  const running = new Set<Promise<unknown>>()
  app.addHook('onClose', async () => {
    while (running.size > 0) await Promise.all(running)
  })
  return (work) => {
    const run = work(db)
      .catch((error: unknown) => app.log.error({ err: error }, 'the work that follows an answer failed'))
      .finally(() => running.delete(run))
    running.add(run)
  }
}

const JSON_TYPE = 'application/json; charset=utf-8'
/** From this size on, compressing an answer takes less time than sending it to a phone. */
const LONG = 32_768

const packing = promisify(gzip)

/** Node writes a long text to the socket far more slowly than its bytes. */
async function sendText(reply: FastifyReply, { headers, text }: JsonText<unknown>) {
  const bytes = Buffer.from(text)
  reply.headers(headers).type(JSON_TYPE)
  if (bytes.length < LONG) return reply.send(bytes)
  reply.header('vary', 'Accept-Encoding')
  const acceptsGzip = /\bgzip\b/.test(reply.request.headers['accept-encoding'] ?? '')
  return acceptsGzip ? reply.header('content-encoding', 'gzip').send(await packing(bytes)) : reply.send(bytes)
}

function send(reply: FastifyReply, { status = 200 as 200 | 201 }: { status?: 200 | 201 }, answer: unknown) {
  if (answer instanceof Problem) return sendProblem(reply, answer)
  reply.code(status)
  if (answer instanceof JsonText) return sendText(reply, answer)
  if (answer instanceof JsonPieces) return reply.type(JSON_TYPE).send(Readable.from(answer.pieces))
  if (answer instanceof Attachment) {
    return reply
      .header('content-disposition', `attachment; filename="${answer.name}"`)
      .type(answer.type)
      .send(Readable.from(answer.chunks))
  }
  return reply.send(answer)
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
  }
}
