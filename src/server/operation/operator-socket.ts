import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, rmSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import { join, relative } from 'node:path'
import { json, text } from 'node:stream/consumers'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Db } from '../database/db.ts'
import type { Command } from './command.ts'
import { messageOf } from './log.ts'
import { OperatorError } from './operator-error.ts'

// The running server carries commands out: nobody else may open its embedded database.

interface Serving {
  readonly dataDir: string
  readonly db: Db
  readonly commands: readonly Command[]
}

export const COPY_DATABASE = 'copy-database'

export const copyFolder = (dataDir: string) => join(dataDir, 'snapshot', 'data')

export const copyCommand = (dataDir: string, copyTo: (folder: string) => Promise<void>): Command => ({
  name: COPY_DATABASE,
  words: '',
  does: '',
  run: async () => {
    const folder = copyFolder(dataDir)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await copyTo(join(folder, 'postgres'))
    return folder
  },
})

/** In bytes; every system takes a socket's path of this length. */
const LONGEST_PATH = 100

function socketPath(dataDir: string): string {
  if (process.platform === 'win32')
    return String.raw`\\.\pipe\posse-${createHash('sha256').update(dataDir).digest('hex')}`
  const path = join(dataDir, 'posse.sock')
  return Buffer.byteLength(path) > LONGEST_PATH ? relative(process.cwd(), path) : path
}

export function serveOperator(app: FastifyInstance, serving: Serving): void {
  const path = socketPath(serving.dataDir)
  const server = createServer(async (incoming, response) => {
    const { status, body } = await answer(incoming, serving, app.log)
    response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(body)
  })
  app.addHook('onListen', async () => {
    await open(server, path).catch((err: unknown) =>
      app.log.warn({ err }, 'the server could not open the operator’s socket'),
    )
  })
  app.addHook('onClose', async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    await closed
  })
}

async function open(server: Server, path: string): Promise<void> {
  // Only the holder of the folder's lock comes here, so this socket was left behind.
  if (process.platform !== 'win32') rmSync(path, { force: true })
  const listening = once(server, 'listening')
  server.listen(path)
  await listening
  if (process.platform !== 'win32') chmodSync(path, 0o600)
}

async function answer(incoming: IncomingMessage, { db, commands }: Serving, log: FastifyBaseLogger) {
  const command = commands.find(({ name }) => `/${name}` === incoming.url)
  if (!command) return { status: 404, body: 'O processo em execução não conhece este comando.' }
  try {
    const words = (await json(incoming)) as string[]
    log.info({ command: command.name }, 'the operator ran a command')
    return { status: 200, body: await command.run(db, words) }
  } catch (error) {
    if (error instanceof OperatorError) return { status: 422, body: error.message }
    log.error({ err: error, command: command.name }, 'an operator command failed')
    return { status: 500, body: `O comando falhou: ${error instanceof Error ? messageOf(error) : error}` }
  }
}

/** @throws OperatorError with the server's words when it refuses, or when nobody answers */
export async function askServer(dataDir: string, command: string, words: readonly string[]): Promise<string> {
  const asking = request({ socketPath: socketPath(dataDir), path: `/${command}`, method: 'POST' })
  asking.end(JSON.stringify(words))
  const [reply] = (await once(asking, 'response').catch((cause: unknown) => {
    throw new OperatorError(
      'A Posse está em execução, mas não atende a comandos agora: tente de novo ou pare-a antes.',
      {
        cause,
      },
    )
  })) as [IncomingMessage]
  const output = await text(reply)
  if (reply.statusCode === 200) return output
  throw new OperatorError(output)
}
