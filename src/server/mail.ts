import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { createTransport } from 'nodemailer'

export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  readonly replyTo?: string
}

export interface Mailer {
  /** Hands the letter to the SMTP server, or writes it to the outbox; rejects when neither takes it. */
  send(letter: Letter): Promise<void>
  close(): void
}

interface Settings {
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  readonly dataDir: string
}

const SMTP_TIMEOUT_MS = 15_000

/** Mail by SMTP where it is configured, else as `.eml` files in `<dataDir>/outbox` and a log line with the path. */
export function openMailer({ smtpUrl, mailFrom, dataDir }: Settings, log: FastifyBaseLogger): Mailer {
  const defaults = { from: mailFrom }
  if (!smtpUrl) return outbox(join(dataDir, 'outbox'), defaults, log)
  const timeouts = {
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  }
  const transport = createTransport({ url: smtpUrl, ...timeouts }, defaults)
  return {
    send: async (letter) => {
      await transport.sendMail(letter)
    },
    close: () => transport.close(),
  }
}

function outbox(folder: string, defaults: { from: string }, log: FastifyBaseLogger): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, defaults)
  return {
    send: async (letter) => {
      const { message } = await transport.sendMail(letter)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`)
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 })
      await rename(`${path}.part`, path)
      log.info({ path }, 'mail written to the outbox: no SMTP server is configured')
    },
    close: () => undefined,
  }
}
