import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import type { Socket } from 'node:net'
import type { build, Schema } from 'fast-json-stringify'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { ERROR_MESSAGES, type ErrorBody } from '../../shared/errors.ts'
import { answerOf, sendProblem } from './on-error.ts'
import { plainUrl } from './plain-requests.ts'
import { securityHeaders } from './security-headers.ts'

const SECOND_MS = 1000

const require = createRequire(import.meta.url)

// Writes only what the schema declares. Compiled at first use, so that a start waits for none.
const writerOf = ({ schema }: { schema?: unknown }) => {
  let write: ((answer: unknown) => string) | undefined
  return (answer: unknown) => {
    write ??= (require('fast-json-stringify') as typeof build)(schema as Schema)
    return write(answer)
  }
}

const unchecked = () => () => () => true

/** Limits head and body by time, enough for a file on a slow line, and drops an answer stuck for 90 s. */
export const serverOptions = (https: boolean) => ({
  requestTimeout: 90 * SECOND_MS,
  connectionTimeout: 90 * SECOND_MS,
  http: {
    headersTimeout: 10 * SECOND_MS,
    connectionsCheckingInterval: 2 * SECOND_MS,
    maxHeaderSize: 16 * 1024,
    // `plain-requests.ts` answers a missing host.
    requireHostHeader: false,
  },
  schemaController: {
    compilersFactory: { buildValidator: unchecked as never, buildSerializer: () => writerOf },
  },
  genReqId: () => randomUUID(),
  rewriteUrl: plainUrl,
  // Longer than any id, so that a too long id gets its own message.
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

function refuse({ code = '' }: { code?: string }, socket: Socket, https: boolean) {
  if (socket.writable) {
    const body = JSON.stringify({
      message: ERROR_MESSAGES.bad_request,
      code: 'bad_request',
    } satisfies ErrorBody)
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
