import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Db } from './db.ts'
import type { Job } from './jobs.ts'
import type { Letter, Mailer } from './mail.ts'
import type { PersonalTable } from './personal-data.ts'

/** A letter that waits. `next_try_at` in the future is a pause after a failure, or the lease of whoever is sending it. */
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

declare module './db.ts' {
  interface Tables {
    letter: LetterTable
  }
}

/** Letters that wait go with the account they concern; what they say is in the download of whoever had them written. */
export const letterPersonal: PersonalTable = { table: 'letter' }

/** A letter to send, of which student it is, and for how long it is worth sending: three days unless said. */
export interface NewLetter extends Letter {
  readonly userId: string
  readonly validMs?: number
}

/**
 * Letters on their way: kept in the database until a mail server took them, so that none is lost while it is down or
 * this process ends. A letter arrives at least once; one that arrives twice has one Message-ID.
 */
export interface MailQueue {
  /** Keeps a letter, in the caller's transaction if it has one, and gives its id. */
  put(db: Db, letter: NewLetter): Promise<string>
  /** Sends this letter now unless somebody is at it; a failure is kept for the next try. Never inside a transaction. */
  deliver(db: Db, id: string): Promise<void>
  /** Sends what is due, by the clock. */
  readonly job: Job
}

interface Means {
  readonly mailer: Mailer
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  readonly now?: () => Date
}

const LOOK_SECONDS = 5
const VALID_MS = 3 * 24 * 3_600_000
/** A send takes at most so long: then it has failed, and the lease ends later than that. */
const SEND_LIMIT_MS = 60_000
const LEASE_MS = 2 * SEND_LIMIT_MS
const FIRST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 3_600_000
const MAX_ERROR_LENGTH = 500

/** Milliseconds until the next try after so many failed ones: from 30 s, doubled each time, to an hour. */
export const pauseAfter = (tries: number) => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1))

/** Opens the queue of letters to this mailer. */
export function openMailQueue({ mailer, log, now = () => new Date() }: Means): MailQueue {
  const attempt = async (db: Db, letter: LetterTable): Promise<boolean> => {
    if (letter.give_up_at < now()) {
      await giveUp(db, letter, { reason: letter.last_error ?? 'not tried in time', log })
      return true
    }
    try {
      await inTime(mailer.send(asLetter(letter)))
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

  /** Until nothing is due, or a letter could not be sent: most likely none can, and the next turn is soon. */
  const deliverDue = async (db: Db, stopping?: AbortSignal) => {
    let goesOn = true
    while (goesOn && !stopping?.aborted) {
      const letter = await claim(db, now())
      goesOn = letter !== undefined && (await attempt(db, letter))
    }
  }

  return {
    put: (db, letter) => put(db, letter, now()),
    deliver,
    job: { name: 'send letters', everySeconds: LOOK_SECONDS, run: deliverDue },
  }
}

/** How many letters are kept because no mail server took them yet. */
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

/** Leases the letter, or the one that is due longest, to the caller; of several processes each gets another one. */
async function claim(db: Db, now: Date, id?: string): Promise<LetterTable | undefined> {
  return db
    .updateTable('letter')
    .set({ next_try_at: later(now, LEASE_MS), tries: sql`tries + 1` })
    .where('id', '=', (due) => {
      const first = due.selectFrom('letter').select('id').where('next_try_at', '<=', now)
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
  readonly log: Means['log']
}

async function noteFailure(db: Db, letter: LetterTable, { error, now, log }: Failure) {
  const { id, tries, give_up_at } = letter
  const reason = withoutAddresses(error instanceof Error ? error.message : String(error))
  const next = later(now, pauseAfter(tries))
  if (next > give_up_at) return giveUp(db, letter, { reason, log })
  await db
    .updateTable('letter')
    .set({ next_try_at: next, last_error: reason.slice(0, MAX_ERROR_LENGTH) })
    .where('id', '=', id)
    .execute()
  log.warn({ letter: id, tries, reason, next }, 'a letter could not be sent; it will be tried again')
}

/** Forgets a letter that is no longer worth sending, such as one with a link that has ended. */
async function giveUp(db: Db, { id, tries }: LetterTable, { reason, log }: { reason: string; log: Means['log'] }) {
  await db.deleteFrom('letter').where('id', '=', id).execute()
  log.error({ letter: id, tries, reason }, 'a letter could not be sent and was given up')
}

/** A mail server tells whom it refused; the log names nobody. */
const withoutAddresses = (text: string) => text.replace(/[^\s<>]+@[^\s<>:]+/g, '…')

const asLetter = ({ id, to_address, reply_to, subject, text, html }: LetterTable): Letter => ({
  id,
  to: to_address,
  subject,
  text,
  ...(html === null ? {} : { html }),
  ...(reply_to === null ? {} : { replyTo: reply_to }),
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
