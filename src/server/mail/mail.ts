import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'

export interface Letter {
  /** The Message-ID contains it, so that a mailbox recognises a letter sent twice. */
  readonly id?: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  readonly replyTo?: string
}

export interface Mailer {
  send(letter: Letter): Promise<void>
}

interface Settings {
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  readonly dataDir: string
}

const SMTP_TIMEOUT_MS = 15_000

type MailLog = Pick<FastifyBaseLogger, 'info'>

/** Without SMTP, writes letters to `<dataDir>/outbox`. A server silent for `timeoutMs` has failed. */
export function openMailer(
  { smtpUrl, mailFrom, dataDir }: Settings,
  log: MailLog,
  timeoutMs = SMTP_TIMEOUT_MS,
): Mailer {
  const defaults = { from: mailFrom }
  if (!smtpUrl) return outbox(join(dataDir, 'outbox'), defaults, log)
  const timeouts = {
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  }
  return {
    send: async (letter) => {
      const { createTransport } = await nodemailer()
      await createTransport({ url: smtpUrl, ...timeouts }, defaults).sendMail(identified(letter, mailFrom))
    },
  }
}

/** Loaded with the first letter, so that the start does not wait for it. */
const nodemailer = () => import('nodemailer')

function identified({ id, subject, ...letter }: Letter, mailFrom: string) {
  const plain = { ...letter, subject: headerOf(subject) }
  return id === undefined ? plain : { ...plain, messageId: `<${id}@${/@([^\s<>]+)/.exec(mailFrom)?.[1]}>` }
}

/** Bytes of one encoded word, which may have 75 letters in all. */
const WORD_BYTES = 42
/** Characters that are invisible or mislead in a header line: controls, line ends, direction marks. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

/** Encodes a subject (RFC 2047); plain letters stay, unless they look encoded. */
export function headerOf(subject: string): string {
  const line = subject.replace(UNSEEN, ' ').trim()
  if (/^[ -~]*$/.test(line) && !line.includes('=?')) return line
  const words = ['']
  for (const letter of line) {
    const longer = (words.at(-1) ?? '') + letter
    if (Buffer.byteLength(longer) > WORD_BYTES) words.push(letter)
    else words[words.length - 1] = longer
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join(' ')
}

function outbox(folder: string, defaults: { from: string }, log: MailLog): Mailer {
  return {
    send: async (letter) => {
      const { createTransport } = await nodemailer()
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, defaults)
      const { message } = await transport.sendMail(identified(letter, defaults.from))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(
        folder,
        `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`,
      )
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 })
      await rename(`${path}.part`, path)
      log.info({ path }, 'mail written to the outbox: no SMTP server is configured')
    },
  }
}
