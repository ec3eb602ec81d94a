import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { STAYS_OPEN } from './connections.ts'
import type { EventStream } from './feature.ts'
import type { WatchCaller } from './watch-callers.ts'

export const SSE = 'text/event-stream'

export type SendEvents = (reply: FastifyReply, stream: EventStream<unknown>) => FastifyReply

/** Ours and the reader's proxies take a silent connection for a lost one after a minute or so. */
const BEAT_MS = 20_000
const BEAT = ':\n\n'

/** A reader that has left so many bytes lying is slower than what happens, and asks anew. */
const MOST_BYTES = 256 * 1024

interface Open {
  readonly give: (text: string) => void
  readonly close: () => void
}

/**
 * Sends events as they come, past proxies that would gather them. One clock beats for all streams; whose
 * token has ended is ended, as all are when the server stops. Readers ask again by themselves.
 */
export function eventStreaming(app: FastifyInstance, watch: WatchCaller): SendEvents {
  const open = new Set<Open>()
  let clock: NodeJS.Timeout | undefined
  const beat = () => {
    for (const { give } of open) give(BEAT)
  }
  app.addHook('preClose', async () => {
    clearInterval(clock)
    for (const { close } of open) close()
  })
  return (reply, stream) => {
    clock ??= setInterval(beat, BEAT_MS).unref()
    const body = new Readable({ read: () => undefined })
    reply.raw.emit(STAYS_OPEN)
    // An answer that is cut off instead of ended is an error in the reader's console.
    const close = () => {
      if (!open.delete(entry)) return
      forget()
      end()
      if (!body.destroyed) body.push(null)
    }
    const give = (text: string) => {
      if (!open.has(entry)) return
      if (body.readableLength > MOST_BYTES) body.destroy()
      else body.push(text)
    }
    const entry: Open = { give, close }
    open.add(entry)
    const forget = watch(reply.request, close)
    const end = stream.open((event) => give(`data: ${JSON.stringify(event)}\n\n`), close)
    body.once('close', close)
    // Once the head is sent, a stop of the server could no longer close the connection otherwise.
    const headers = { 'cache-control': 'no-store', 'x-accel-buffering': 'no', connection: 'close' }
    return reply.headers(headers).type(SSE).send(body)
  }
}
