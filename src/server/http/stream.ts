import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { ERROR_MESSAGES, problem } from '../../shared/errors.ts'
import type { Stream } from './feature.ts'
import { answerOf, Refusal } from './on-error.ts'
import type { WatchCaller } from './watch-callers.ts'

export const NDJSON = 'application/x-ndjson'

export type SendStream = (reply: FastifyReply, stream: Stream<unknown>) => FastifyReply

/** Sends events as JSON lines past buffering proxies; the last line reports a late failure. */
export function streaming(app: FastifyInstance, watch: WatchCaller): SendStream {
  const stopping = new AbortController()
  app.addHook('preClose', async () => {
    stopping.abort(new Refusal(problem('unavailable', ERROR_MESSAGES.unavailable)))
  })
  return (reply, { events }) => {
    const left = new AbortController()
    const end = () => left.abort(new Refusal(problem('unauthorized', ERROR_MESSAGES.unauthorized)))
    const forget = watch(reply.request, end)
    reply.raw.once('close', () => {
      forget()
      left.abort()
    })
    const signal = AbortSignal.any([left.signal, stopping.signal])
    return (
      reply
        // After the head is sent, only this header lets a stopping server close the connection.
        .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no', connection: 'close' })
        .type(`${NDJSON}; charset=utf-8`)
        .send(Readable.from(lines(events(signal), reply, signal)))
    )
  }
}

async function* lines(events: AsyncIterable<unknown>, { request, raw }: FastifyReply, signal: AbortSignal) {
  try {
    for await (const event of events) yield line(event)
  } catch (error) {
    if (!raw.destroyed) yield line(answerOf(signal.aborted ? signal.reason : error, request.log).body)
  }
}

const line = (value: unknown) => `${JSON.stringify(value)}\n`
