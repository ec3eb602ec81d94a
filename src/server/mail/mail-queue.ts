import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../database/db.ts'
import type { PersonalTable } from '../database/personal-data.ts'
import type { Job } from '../operation/jobs.ts'
import type { Letter, Mailer } from './mail.ts'
import type { Seal } from './seal.ts'

/** A `next_try_at` in the future is a pause after a failure, or the lease of a process that sends. */
interface LetterTable {
  id: string
  user_id: string | null
  to_address: string
  reply_to: string | null
  subject: string
  text: string
  html: string | null
  created_at: Date
  next_try_at: Date
  give_up_at: Date
  tries: number
  last_error: string | null
}

declare module '../database/db.ts' {
  interface Tables {
    letter: LetterTable
  }
}

/** A waiting letter is deleted with its account. The feature that wrote it offers its text for download. */
export const letterPersonal: PersonalTable = { table: 'letter' }

/** `validMs` is how long the letter is worth sending; three days by default. */
export interface NewLetter extends Letter {
  readonly userId: string
  readonly validMs?: number
}

/** Letters wait for a mail server in the database; one may arrive twice, but under one Message-ID. */
export interface MailQueue {
  /** Stores a letter in the caller's transaction, if any, and returns its id. */
  put(db: Db, letter: NewLetter): Promise<string>
  /** Sends unless another process does; retries after a failure. Never call it in a transaction. */
  deliver(db: Db, id: string): Promise<void>
  readonly job: Job
}

interface MailQueueOptions {
  readonly mailer: Mailer
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  readonly now?: () => Date
  /** Seals letters, because a link in one is a way into an account. */
  readonly seal?: Seal
}

const OPEN: Seal = { close: (text) => text, open: (text) => text }

const LOOK_SECONDS = 5
const VALID_MS = 3 * 24 * 3_600_000
/** A send that takes longer has failed; the lease must outlast it. */
const SEND_LIMIT_MS = 60_000
const LEASE_MS = 2 * SEND_LIMIT_MS
const FIRST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 3_600_000
const MAX_ERROR_LENGTH = 500

/** Returns milliseconds after `tries` failures: from 30 s, doubled each time, to an hour. */
export const pauseAfter = (tries: number) => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1))

export function openMailQueue({
  mailer,
  log,
  now = () => new Date(),
  seal = OPEN,
}: MailQueueOptions): MailQueue {
  const attempt = async (db: Db, letter: LetterTable): Promise<boolean> => {
    if (letter.give_up_at < now()) {
      await giveUp(db, letter, { reason: letter.last_error ?? 'not tried in time', log })
      return true
    }
    try {
      await inTime(mailer.send(asLetter(letter, seal)))
    } catch (error) {
      await noteFailure(db, letter, { error, now: now(), log })
      return false
    }
    await db.deleteFrom('letter').where('id', '=', letter.id).execute()
    return true
  }

  const deliver = async (db: Db, id: string) => {
    const letter = await claim(db, now(), id)
    if (letter) await attempt(db, letter)
  }

  /** Stops at the first failure: most likely no letter can be sent, and the next run is soon. */
  const deliverDue = async (db: Db, stopping?: AbortSignal) => {
    let goesOn = true
    while (goesOn && !stopping?.aborted) {
      const letter = await claim(db, now())
      goesOn = letter !== undefined && (await attempt(db, letter))
    }
  }

  return {
    put: (db, letter) => put(db, sealed(letter, seal), now()),
    deliver,
    job: { name: 'send letters', everySeconds: LOOK_SECONDS, run: deliverDue },
  }
}

export async function countWaiting(db: Db): Promise<number> {
  const { waiting } = await db
    .selectFrom('letter')
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow()
  return waiting
}

async function put(db: Db, { userId, validMs = VALID_MS, ...letter }: NewLetter, now: Date): Promise<string> {
  const id = randomUUID()
  await db
    .insertInto('letter')
    .values({
      id,
      user_id: userId,
      to_address: letter.to,
      reply_to: letter.replyTo ?? null,
      subject: letter.subject,
      text: letter.text,
      html: letter.html ?? null,
      created_at: now,
      next_try_at: now,
      give_up_at: later(now, validMs),
      tries: 0,
      last_error: null,
    })
    .execute()
  return id
}

/** Leases the letter, or the one due longest; concurrent processes get different ones. */
async function claim(db: Db, now: Date, id?: string): Promise<LetterTable | undefined> {
  return db
    .updateTable('letter')
    .set({ next_try_at: later(now, LEASE_MS), tries: sql`tries + 1` })
    .where('id', '=', (due) => {
      // No pause lasts this long: the clock was set back.
      const lost = later(now, LONGEST_PAUSE_MS + LEASE_MS)
      const first = due
        .selectFrom('letter')
        .select('id')
        .where((eb) => eb.or([eb('next_try_at', '<=', now), eb('next_try_at', '>', lost)]))
      return (id === undefined ? first : first.where('id', '=', id))
        .orderBy('next_try_at')
        .limit(1)
        .forUpdate()
        .skipLocked()
    })
    .returningAll()
    .executeTakeFirst()
}

interface Failure {
  readonly error: unknown
  readonly now: Date
  readonly log: MailQueueOptions['log']
}

async function noteFailure(db: Db, letter: LetterTable, { error, now, log }: Failure) {
  const { id, tries, give_up_at } = letter
  const reason = withoutSecrets(error instanceof Error ? error.message : String(error))
  const next = later(now, pauseAfter(tries))
  if (next > give_up_at) return giveUp(db, letter, { reason, log })
  await db
    .updateTable('letter')
    .set({ next_try_at: next, last_error: reason.slice(0, MAX_ERROR_LENGTH) })
    .where('id', '=', id)
    .execute()
  log.warn({ letter: id, tries, reason, next }, 'a letter could not be sent; it will be tried again')
}

/** Deletes a letter that is no longer worth sending, such as one with an expired link. */
async function giveUp(
  db: Db,
  { id, tries }: LetterTable,
  { reason, log }: { reason: string; log: MailQueueOptions['log'] },
) {
  await db.deleteFrom('letter').where('id', '=', id).execute()
  log.error({ letter: id, tries, reason }, 'a letter could not be sent and was given up')
}

/** A mail server's error may repeat addresses and a one-time link, which must not reach the log. */
const withoutSecrets = (text: string) => text.replace(/https?:\/\/\S+|[^\s<>]+@[^\s<>:]+/gi, '…')

const asLetter = (
  { id, to_address, reply_to, subject, text, html }: LetterTable,
  { open }: Seal,
): Letter => ({
  id,
  to: to_address,
  subject,
  text: open(text),
  ...(html === null ? {} : { html: open(html) }),
  ...(reply_to === null ? {} : { replyTo: reply_to }),
})

const sealed = ({ text, html, ...letter }: NewLetter, { close }: Seal): NewLetter => ({
  ...letter,
  text: close(text),
  ...(html === undefined ? {} : { html: close(html) }),
})

async function inTime(sending: Promise<void>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('the mail server took too long')), SEND_LIMIT_MS)
  try {
    await Promise.race([sending, late])
  } finally {
    clearTimeout(timer)
  }
}

const later = (from: Date, ms: number) => new Date(from.getTime() + ms)
