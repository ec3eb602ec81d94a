import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Google's `streamGenerateContent`, and OpenAI's chat completions. */
export type ApiFormat = 'google' | 'openai-compatible'

/** How the provider behaves: an HTTP status, or one of these ways. */
export type ProviderBehaviour =
  | number
  /** All pieces, then a proper end. */
  | 'good'
  /** The same with a pause before each piece. */
  | 'slow'
  /** Half of the pieces, then its socket breaks. */
  | 'cut'
  /** Half of the pieces, then an end because of the length. */
  | 'length'
  /** Half of the pieces, then an end without a reason. */
  | 'no end'
  /** A proper end and no text. */
  | 'empty'
  /** Nothing after the head of the answer. */
  | 'nothing'
  /** A body that is not JSON. */
  | 'invalid'
  | 'hang'

type Piece = string | Promise<string>

/** A language model's API, served by this process. */
export interface AiProvider {
  readonly baseUrl: string
  readonly received: { path: string; headers: Readonly<Record<string, unknown>>; body: string }[]
  /** Sets the behaviour for the next requests, one each; the last one stays. */
  behave(...behaviours: ProviderBehaviour[]): void
  /** Sets the answer's text in pieces; a piece that is a promise is sent when it resolves. */
  say(...pieces: Piece[]): void
  /** Resolves when the next answer's socket closes before the answer has ended. */
  left(): Promise<void>
  close(): Promise<void>
}

const PAUSE_MS = 400

/** Starts a provider that speaks one of the formats. */
export async function openAiProvider(format: ApiFormat): Promise<AiProvider> {
  const received: AiProvider['received'] = []
  const leaving = new Set<() => void>()
  let behaviours: ProviderBehaviour[] = ['good']
  let pieces: Piece[] = ['Texto ', 'da IA.']
  const server = createServer((request, response) => {
    const behaviour = (behaviours.length > 1 ? behaviours.shift() : behaviours[0]) ?? 'good'
    response.once('close', () => {
      if (response.writableFinished) return
      for (const tell of leaving) tell()
    })
    void bodyOf(request).then((body) => {
      received.push({ path: request.url ?? '', headers: request.headers, body })
      return answer(response, { behaviour, pieces, format, key: keyOf(request) })
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    received,
    behave: (...next) => {
      behaviours = next
    },
    say: (...next) => {
      pieces = next
    },
    left: () =>
      new Promise((resolve) => {
        leaving.add(resolve)
      }),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}

const keyOf = ({ headers }: IncomingMessage) =>
  String(headers['x-goog-api-key'] ?? headers.authorization ?? '')

interface ModelReply {
  behaviour: ProviderBehaviour
  pieces: readonly Piece[]
  format: ApiFormat
  key: string
}

async function answer(
  response: ServerResponse,
  { behaviour, pieces, format, key }: ModelReply,
): Promise<void> {
  if (behaviour === 'hang') return
  if (typeof behaviour === 'number') return refuse(response, behaviour, key)
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.flushHeaders()
  const event = (text: string) => response.write(`data: ${text}\n\n`)
  if (behaviour === 'invalid') event('{"candidates": [<html>')
  for (const piece of piecesSent(behaviour, pieces)) {
    if (behaviour === 'slow') await sleep(PAUSE_MS)
    event(chunkOf(format, await piece, null))
  }
  if (behaviour === 'cut') return breakOff(response)
  const end = ENDS[behaviour]
  if (end) event(chunkOf(format, '', end))
  if (end && format === 'openai-compatible') event('[DONE]')
  response.end()
}

const ENDS: Partial<Record<ProviderBehaviour, string>> = {
  good: 'stop',
  slow: 'stop',
  empty: 'stop',
  length: 'length',
}

function piecesSent(behaviour: ProviderBehaviour, pieces: readonly Piece[]): readonly Piece[] {
  if (behaviour === 'empty' || behaviour === 'nothing' || behaviour === 'invalid') return []
  return behaviour === 'good' || behaviour === 'slow' ? pieces : pieces.slice(0, Math.ceil(pieces.length / 2))
}

function refuse(response: ServerResponse, status: number, key: string): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(
    JSON.stringify({ error: { code: status, message: `Not with ${key}`, status: 'REFUSED', type: 'x' } }),
  )
}

async function breakOff(response: ServerResponse): Promise<void> {
  await sleep(PAUSE_MS)
  response.destroy()
}

function chunkOf(format: ApiFormat, text: string, end: string | null): string {
  if (format === 'openai-compatible') {
    const choice = { index: 0, delta: { role: 'assistant', content: text }, finish_reason: end }
    return JSON.stringify({
      id: '1',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'm',
      choices: [choice],
    })
  }
  const finishReason = end === 'length' ? 'MAX_TOKENS' : end?.toUpperCase()
  const candidate = { content: { role: 'model', parts: text === '' ? [] : [{ text }] }, index: 0 }
  return JSON.stringify({
    candidates: [finishReason ? { ...candidate, finishReason } : candidate],
    modelVersion: 'm',
  })
}
