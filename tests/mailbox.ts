import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A real SMTP server in this process that keeps what it is sent. */
export interface Mailbox {
  /** For `SMTP_URL`. */
  readonly url: string
  /** The letters so far, oldest first. */
  readonly letters: readonly Email[]
  /** The next letter to arrive, or the first that nobody has taken yet. */
  take(): Promise<Email>
  close(): Promise<void>
}

/** Starts a mailbox on a free port; it takes letters for any address. */
export async function openMailbox(): Promise<Mailbox> {
  const letters: Email[] = []
  const waiting: Array<(letter: Email) => void> = []
  let taken = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then((letter) => {
          letters.push(letter)
          if (waiting.length > 0) taken += 1
          waiting.shift()?.(letter)
          done()
        }, done)
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    take() {
      const next = letters[taken]
      if (!next) return new Promise((resolve) => waiting.push(resolve))
      taken += 1
      return Promise.resolve(next)
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
