import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { STAYS_OPEN } from './connections.ts'
import type { EventStream } from './feature.ts'
import type { WatchCaller } from './watch-callers.ts'

export const SSE = 'text/event-stream'

export type SendEvents = (reply: FastifyReply, stream: EventStream<unknown>) => FastifyReply

/** Our proxy and the reader's take a silent connection for lost after a minute or so. */
const BEAT_MS = 20_000
const BEAT = ':\n\n'

/** A reader that leaves more bytes unread loses the stream, and connects again. */
const MOST_BYTES = 256 * 1024

interface Open {
  readonly give: (text: string) => void
  readonly close: () => void
}

/** Sends events past buffering proxies until the token ends or the server stops; readers reconnect. */
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
    // The reader's console logs an error for a stream that is cut off instead of ended.
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
    // After the head is sent, only this header lets a stopping server close the connection.
    const headers = { 'cache-control': 'no-store', 'x-accel-buffering': 'no', connection: 'close' }
    return reply.headers(headers).type(SSE).send(body)
  }
}
