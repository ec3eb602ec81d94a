import type { Command } from '../../../../server/command.ts'
import type { Db } from '../../../../server/db.ts'
import { Attachment, type Feature, feature } from '../../../../server/feature.ts'
import type { Job } from '../../../../server/jobs.ts'
import { letterPersonal } from '../../../../server/mail-queue.ts'
import { OperatorError } from '../../../../server/operator/operator-error.ts'
import { verifyPassword } from '../../../../server/passwords.ts'
import type { PersonalTable } from '../../../../server/personal-data.ts'
import type { Caller } from '../../../../server/session.ts'
import { type ZipEntry, zipped } from '../../../../server/zip.ts'
import { formatDay, today } from '../../../../shared/calendar.ts'
import { invalid, type Problem, problem } from '../../../../shared/errors.ts'
import type { StudentId } from '../../../../shared/ids.ts'
import { findPasswordHash } from '../../settings/server/store.ts'
import { archiveName, MESSAGES, personalDataContract, READ_ME, REMOVAL } from '../contract.ts'
import { csvOf, jsonOf } from '../rules.ts'
import { deleteStudent, findEmail, findStudent, forgetEnded, readPersonal } from './store.ts'

interface Means {
  /** The tables in which the other features hold what is a student's own. */
  readonly personal: readonly PersonalTable[]
  /** Ids of students and sessions whose tokens no longer count. */
  readonly ended: Set<string>
  /** How long, in ms, a token may live. */
  readonly longestTokenMs: number
}

const LOOK_SECONDS = 60

/** The download of all of a student's data and the deletion of the account for good. */
export function personalData({ personal: others, ended, longestTokenMs }: Means): Feature {
  const personal = [...others, letterPersonal]
  return feature(
    'personal data',
    personalDataContract,
    {
      'GET /account/export/:userId': async ({ db, student, zone, now }) => {
        const timeZone = await zone()
        const day = today(now, timeZone)
        const entries = files(db, student, { personal, timeZone, day })
        return new Attachment({ type: 'application/zip', name: archiveName(day), chunks: zipped(entries, now) })
      },
      'POST /account/deletion/:userId': async ({ db, student, profile, identity, body, now }) => {
        const proof = { ...body, ownEmail: profile.email || student, identity, now }
        const refused = await notTheOwner(db, student, proof)
        if (refused) return refused
        await deleteStudent(db, student, personal, now)
        ended.add(student)
        return { message: MESSAGES.deleted }
      },
    },
    {
      jobs: [forgetting(personal, longestTokenMs)],
      personal: [letterPersonal],
      commands: [removing(personal, ended)],
    },
  )
}

const forgetting = (personal: readonly PersonalTable[], longestTokenMs: number): Job => ({
  name: 'forget ended accounts',
  everySeconds: LOOK_SECONDS,
  run: (db) => forgetEnded(db, personal, { now: new Date(), longestTokenMs }),
})

/** The removal of an account by the operator, who must say that it is meant. */
const removing = (personal: readonly PersonalTable[], ended: Set<string>): Command => ({
  name: REMOVAL.name,
  usage: REMOVAL.usage,
  run: async (db, words) => {
    const [who, ...confirmed] = words
    if (who === undefined) throw new OperatorError(REMOVAL.whom)
    const student = await findStudent(db, who)
    if (student === undefined) throw new OperatorError(REMOVAL.unknown(who))
    if (confirmed[0] !== '--yes') throw new OperatorError(REMOVAL.confirm(who))
    await deleteStudent(db, student, personal, new Date())
    ended.add(student)
    return REMOVAL.done(who)
  },
})

interface Wanted extends Pick<Means, 'personal'> {
  readonly timeZone: string
  readonly day: string
}

async function* files(db: Db, student: StudentId, { personal, timeZone, day }: Wanted): AsyncGenerator<ZipEntry> {
  yield { name: READ_ME.file, text: [READ_ME.text(formatDay(day))] }
  for (const table of personal) {
    const { download } = table
    if (!download) continue
    const rows = await readPersonal(db, student, table, download)
    yield { name: `${download.file}.csv`, text: csvOf(download.columns, rows, timeZone) }
    yield { name: `${download.file}.json`, text: jsonOf(download.columns, rows) }
  }
}

interface Proof {
  readonly password?: string
  readonly email?: string
  /** The address by the word of the token, or the student's id where it tells none. */
  readonly ownEmail: string
  readonly identity: Caller['identity']
  readonly now: Date
}

/** How lately who signs in with Firebase must have done so, as Firebase itself wants it. */
const PROOF_MS = 5 * 60_000

/**
 * Why the deletion is refused: not the account's password or, for an account without one, not its e-mail. Who has a
 * Firebase account proves it there, by signing in anew.
 */
async function notTheOwner(db: Db, student: StudentId, proof: Proof): Promise<Problem | undefined> {
  const { password = '', email = '', identity, now } = proof
  if (identity.name === 'firebase') {
    const isFresh = now.getTime() - (identity.provenAt ?? 0) <= PROOF_MS
    return isFresh ? undefined : problem('forbidden', MESSAGES.signInAnew)
  }
  const hash = await findPasswordHash(db, student)
  if (hash !== null)
    return (await verifyPassword({ hash, password })) ? undefined : invalid({ password: [MESSAGES.passwordWrong] })
  const own = (await findEmail(db, student)) ?? proof.ownEmail
  return email.trim().toLowerCase() === own.toLowerCase() ? undefined : invalid({ email: [MESSAGES.emailWrong] })
}
