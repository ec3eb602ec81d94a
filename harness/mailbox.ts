import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** Answers late, with 451, not at all after accepting, or not even a connection. */
export type Mood = 'takes' | 'is slow' | 'refuses' | 'hangs' | 'is away'

/** A real SMTP server in this process that keeps its letters. */
export interface Mailbox {
  readonly url: string
  readonly letters: readonly Email[]
  readonly visits: () => number
  /** The next letter to arrive, or the first that nobody has taken yet. */
  take(): Promise<Email>
  /** Makes it behave so from now on; back from being away it has its old address. */
  become(mood: Mood): Promise<void>
  close(): Promise<void>
}

const SLOW_MS = 1000

/** Starts a mailbox on a free port; it takes letters for any address. */
export async function openMailbox(): Promise<Mailbox> {
  const letters: Email[] = []
  const waiting: Array<(letter: Email) => void> = []
  let position = 0
  let visits = 0
  let mood: Mood = 'takes'
  const keep = (letter: Email) => {
    letters.push(letter)
    if (waiting.length > 0) position += 1
    waiting.shift()?.(letter)
  }
  const options: SMTPServerOptions = {
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onConnect(_session, greet) {
      visits += 1
      if (mood !== 'hangs') greet()
    },
    onData(stream, _session, done) {
      buffer(stream)
        .then((raw) => (mood === 'refuses' ? Promise.reject(busy()) : PostalMime.parse(raw)))
        .then((letter) => {
          keep(letter)
          if (mood === 'is slow') setTimeout(done, SLOW_MS)
          else done()
        })
        .catch(done)
    },
  }
  let server = await listen(options, 0)
  const { port } = server.server.address() as AddressInfo
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    visits: () => visits,
    take() {
      const next = letters[position]
      if (!next) return new Promise((resolve) => waiting.push(resolve))
      position += 1
      return Promise.resolve(next)
    },
    async become(next) {
      if (next === 'is away') await close()
      else if (mood === 'is away') server = await listen(options, port)
      mood = next
    },
    close: async () => {
      if (mood !== 'is away') await close()
    },
  }
}

async function listen(options: SMTPServerOptions, port: number): Promise<SMTPServer> {
  const server = new SMTPServer(options)
  // Some tests are about clients that give up, which breaks the connection.
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return server
}

const busy = () => Object.assign(new Error('Try again later'), { responseCode: 451 })
