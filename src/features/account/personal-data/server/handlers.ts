import type { Db } from '../../../../server/database/db.ts'
import type { PersonalTable } from '../../../../server/database/personal-data.ts'
import { Attachment, type Feature, feature } from '../../../../server/http/feature.ts'
import { type ZipEntry, zipped } from '../../../../server/http/zip.ts'
import { verifyPassword } from '../../../../server/identity/passwords.ts'
import type { Caller } from '../../../../server/identity/session.ts'
import { letterPersonal } from '../../../../server/mail/mail-queue.ts'
import type { Command } from '../../../../server/operation/command.ts'
import type { Job } from '../../../../server/operation/jobs.ts'
import { OperatorError } from '../../../../server/operation/operator-error.ts'
import { formatDay, today } from '../../../../shared/calendar.ts'
import { invalid, type Problem, problem } from '../../../../shared/errors.ts'
import type { StudentId } from '../../../../shared/ids.ts'
import { findPasswordHash } from '../../settings/server/store.ts'
import { archiveName, MESSAGES, personalDataContract, READ_ME, REMOVAL } from '../contract.ts'
import { csvOf, jsonOf } from '../rules.ts'
import { deleteStudent, findEmail, findStudent, forgetEnded, readPersonal } from './store.ts'

interface Parts {
  readonly personal: () => readonly PersonalTable[]
  readonly ended: Set<string>
  readonly longestTokenMs: number
}

const LOOK_SECONDS = 60

export function personalData({ personal, ended, longestTokenMs }: Parts): Feature {
  return feature(
    'personal data',
    personalDataContract,
    {
      'GET /account/export/:userId': async ({ db, student, zone, now }) => {
        const timeZone = await zone()
        const day = today(now, timeZone)
        const entries = files(db, student, { personal: personal(), timeZone, day })
        return new Attachment({
          type: 'application/zip',
          name: archiveName(day),
          chunks: zipped(entries, now),
        })
      },
      'POST /account/deletion/:userId': async ({ db, student, profile, identity, body, now }) => {
        const proof = { ...body, ownEmail: profile.email || student, identity, now }
        const refused = await notTheOwner(db, student, proof)
        if (refused) return refused
        await deleteStudent(db, student, personal(), now)
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

const forgetting = (personal: Parts['personal'], longestTokenMs: number): Job => ({
  name: 'forget ended accounts',
  everySeconds: LOOK_SECONDS,
  run: (db) => forgetEnded(db, personal(), { now: new Date(), longestTokenMs }),
})

const removing = (personal: Parts['personal'], ended: Set<string>): Command => ({
  name: REMOVAL.name,
  words: REMOVAL.words,
  does: REMOVAL.does,
  run: async (db, words) => {
    const [who, ...confirmed] = words
    if (who === undefined) throw new OperatorError(REMOVAL.whom)
    const student = await findStudent(db, who)
    if (student === undefined) throw new OperatorError(REMOVAL.unknown(who))
    if (confirmed[0] !== '--yes') throw new OperatorError(REMOVAL.confirm(who))
    await deleteStudent(db, student, personal(), new Date())
    ended.add(student)
    return REMOVAL.done(who)
  },
})

interface Wanted {
  readonly personal: readonly PersonalTable[]
  readonly timeZone: string
  readonly day: string
}

async function* files(
  db: Db,
  student: StudentId,
  { personal, timeZone, day }: Wanted,
): AsyncGenerator<ZipEntry> {
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
  /** From the token, or the student's id if it has no address. */
  readonly ownEmail: string
  readonly identity: Caller['identity']
  readonly now: Date
}

/** The most age of an outside sign-in, as Firebase itself requires. */
const PROOF_MS = 5 * 60_000

function isFresh({ identity: { name, provenAt }, now }: Proof): boolean {
  if (provenAt === null) return name === 'openid'
  return now.getTime() - provenAt <= PROOF_MS
}

// An issuer without sign-in times in its tokens needs the e-mail instead of a fresh sign-in.
async function notTheOwner(db: Db, student: StudentId, proof: Proof): Promise<Problem | undefined> {
  const { password = '', email = '', identity } = proof
  const hash = identity.name === 'embedded' ? await findPasswordHash(db, student) : null
  if (hash !== null)
    return (await verifyPassword({ hash, password }))
      ? undefined
      : invalid({ password: [MESSAGES.passwordWrong] })
  if (!isFresh(proof)) return problem('forbidden', MESSAGES.signInAnew)
  if (identity.name === 'firebase') return undefined
  const own = (await findEmail(db, student)) ?? proof.ownEmail
  return email.trim().toLowerCase() === own.toLowerCase()
    ? undefined
    : invalid({ email: [MESSAGES.emailWrong] })
}
