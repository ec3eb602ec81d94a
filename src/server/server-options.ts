import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import type { Socket } from 'node:net'
import type { build, Schema } from 'fast-json-stringify'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { ERROR_MESSAGES, type ErrorBody } from '../shared/errors.ts'
import { answerOf, sendProblem } from './on-error.ts'
import { plainUrl } from './plain-requests.ts'
import { securityHeaders } from './security-headers.ts'

const SECOND_MS = 1000

/** More open connections than one process serves well; further ones are closed at once. */
export const MAX_CONNECTIONS = 10_000

const require = createRequire(import.meta.url)

/** Writes answers by their schema, which keeps out what does not stand there. It is read and made at its first use: a start would wait for each. */
const writerOf = ({ schema }: { schema?: unknown }) => {
  let write: ((answer: unknown) => string) | undefined
  return (answer: unknown) => {
    write ??= (require('fast-json-stringify') as typeof build)(schema as Schema)
    return write(answer)
  }
}

const unchecked = () => () => () => true

/**
 * What the server takes from whoever calls, before any route is asked: a call's head within 10 s and 16 KiB, all of it
 * within 30 s and 1 MiB. What breaks these is answered in the product's shape too. An answer of which nothing is read is given
 * up when it has not moved for 90 s, which is longer than any is silent: a thousand that wait unread would fill the memory.
 */
export const serverOptions = (https: boolean) => ({
  bodyLimit: 1024 * 1024,
  requestTimeout: 30 * SECOND_MS,
  connectionTimeout: 90 * SECOND_MS,
  http: {
    headersTimeout: 10 * SECOND_MS,
    connectionsCheckingInterval: 2 * SECOND_MS,
    maxHeaderSize: 16 * 1024,
    // Ours answers it.
    requireHostHeader: false,
  },
  // Fastify's own checks are read by no start: every call has ours.
  schemaController: { compilersFactory: { buildValidator: unchecked as never, buildSerializer: () => writerOf } },
  genReqId: () => randomUUID(),
  rewriteUrl: plainUrl,
  // Longer than any id: what is too long for an id is told so, not that the address is.
  routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  forceCloseConnections: 'idle' as const,
  frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(securityHeaders(request.url, https))
    sendProblem(reply, answerOf(error, request.log))
  },
  clientErrorHandler: (error: { code?: string }, socket: Socket) => refuse(error, socket, https),
})

const STATUS_LINES: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** Answers what cannot be read as a call, and hangs up. */
function refuse({ code = '' }: { code?: string }, socket: Socket, https: boolean) {
  if (socket.writable) {
    const body = JSON.stringify({ message: ERROR_MESSAGES.bad_request, code: 'bad_request' } satisfies ErrorBody)
    const headers = {
      ...securityHeaders('/api/', https),
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    }
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`HTTP/1.1 ${STATUS_LINES[code] ?? '400 Bad Request'}\r\n${head.join('')}\r\n${body}`)
  }
  socket.destroy()
}
