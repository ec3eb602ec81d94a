import type { Static } from 'typebox'
import type { Db } from '../../../server/database/db.ts'
import { type Call, type Feature, feature, JsonPieces, JsonText } from '../../../server/http/feature.ts'
import { type OverQuota, openQuota } from '../../../server/http/quota.ts'
import { isAsBefore, staleBy, tagged } from '../../../server/http/revision.ts'
import { takeTurns } from '../../../server/identity/turns.ts'
import { type DayZone, isDayZone, today } from '../../../shared/calendar.ts'
import { type FieldErrors, invalid, Problem, problem, tooMany } from '../../../shared/errors.ts'
import type { StudentId } from '../../../shared/ids.ts'
import { FIRST_INSTANT } from '../../../shared/period.ts'
import { tidy } from '../../../shared/text.ts'
import {
  LIMITS,
  MESSAGES,
  NEXT_CURSOR,
  type RecordsQuery,
  type StudyRecord,
  type StudyRecordBody,
  studyContract,
} from '../contract.ts'
import { wholeOfRecord } from '../merging.ts'
import { periodErrors } from '../period/rules.ts'
import { correctOf, STUDY_MESSAGES } from '../rules.ts'
import { endOf, withCorrectedGuesses } from '../studied/rules.ts'
import { oneByOne } from '../studied/server/store.ts'
import { dayError, dayOfStudy, type Studied, studiedAt } from '../studied-day/rules.ts'
import { studyPersonal } from './personal.ts'
import {
  changeRecord,
  countRecords,
  deleteRecord,
  findStudied,
  listRecords,
  listSubjects,
  lockRecord,
  type RecordsWanted,
  type RecordValues,
  saveRecord,
} from './store.ts'

interface RecordsOptions {
  readonly recordsPerDay: number
}

export function study({ recordsPerDay }: RecordsOptions): Feature {
  const inAll = recordsPerDay * LIMITS.daysInAll
  const quota = openQuota({ perDay: recordsPerDay, inAll, count: countRecords })
  return feature(
    'study',
    studyContract,
    {
      'GET /user-study-records/user/:userId': async ({ db, student, query }) => {
        const wanted = recordsWanted(query)
        if (wanted instanceof Problem) return wanted
        if (wanted.limit === null) return wholeList(db, student, wanted)
        const { records, next } = await readPage(db, student, { ...wanted, limit: wanted.limit })
        return new JsonText<StudyRecord[]>(
          JSON.stringify(records),
          next === null ? {} : { [NEXT_CURSOR]: next },
        )
      },
      'POST /user-study-records': async (call) => {
        const { db, student, idempotencyKey, now } = call
        const body = withCorrectedGuesses(call.body, now.getTime())
        const values = valuesOf(body, now)
        if (values instanceof Problem) return values
        if (isNothing(values)) return invalid({ study_time: [STUDY_MESSAGES.timeMissing] })
        const zone = await zoneOf(body, call)
        const when = await onItsDay(call, { instant: values.created_at ?? now, zone })
        if (when instanceof Problem) return when
        const over = await quota(db, student, now)
        if (over) return overQuota(over, { recordsPerDay, inAll })
        const record = { ...values, ...when, zone, studied: body.studied }
        const save = (on: Db) => saveRecord(on, student, record, idempotencyKey)
        return (await oneByOne(db, student, record.studied, save)) ?? unknownSubject()
      },
      'PUT /user-study-records/:id': change,
      'DELETE /user-study-records/:id': async ({ db, student, params }) => {
        const deleted = await deleteRecord(db, student, params.id)
        if (deleted) return { message: MESSAGES.deleted, data: deleted }
        const found = await findStudied(db, student, params.id)
        return found ? problem('conflict', MESSAGES.ofPaper) : unknownRecord()
      },
      'GET /study-subjects/:userId': async ({ db, student }) => listSubjects(db, student),
    },
    { personal: studyPersonal },
  )
}

type Change = Call<(typeof studyContract)['PUT /user-study-records/:id']>

async function staleRecord(call: Change): Promise<Problem | undefined> {
  const { db, student, params, ifMatch } = call
  const found = ifMatch === null ? undefined : await lockRecord(db, student, params.id)
  return found && staleBy(call, async () => wholeOfRecord(found))
}

async function change(call: Change) {
  const { db, student, params, body, now } = call
  const values = valuesOf(body, now)
  if (values instanceof Problem) return values
  const stale = await staleRecord(call)
  const isDated = values.created_at !== null || body.studied_on !== undefined
  const known = isDated ? await findStudied(db, student, params.id) : undefined
  const instant = values.created_at ?? known?.instant
  const when = known && instant && (await onItsDay(call, { instant, zone: known.zone }, known))
  if (when instanceof Problem) return when
  const changed = await changeRecord(db, student, params.id, { ...values, ...when })
  if ('missing' in changed) return MISSING[changed.missing]()
  const whole = wholeOfRecord(changed)
  // A change whose answer got lost is sent again from its old base, and finds its own result.
  if (stale && !isAsBefore(stale, whole)) return stale
  return tagged({ message: MESSAGES.updated, data: changed }, whole)
}

function overQuota(
  over: OverQuota,
  { recordsPerDay, inAll }: { recordsPerDay: number; inAll: number },
): Problem {
  if ('full' in over) return problem('conflict', MESSAGES.tooManyInAll(inAll))
  return tooMany(MESSAGES.tooManyInADay(recordsPerDay), over.retryAfterSeconds)
}

const unknownRecord = () => problem('not_found', MESSAGES.recordNotFound)
const unknownSubject = () => invalid({ subject_id: [MESSAGES.subjectNotFound] })
const MISSING = {
  record: unknownRecord,
  subject: unknownSubject,
  right: () => problem('conflict', MESSAGES.ofPaper),
}

const isNothing = ({ study_time, questions_resolved }: RecordValues) =>
  study_time === 0 && questions_resolved === 0

/** Fills in defaults; moves a record that is in the future to now. */
function valuesOf(body: StudyRecordBody, now: Date): RecordValues | Problem {
  const { questions_resolved = 0, incorrect_answers = 0, total_pauses = 0 } = body
  const { correct_answers = correctOf(body.questions_resolved, body.incorrect_answers) } = body
  const end = endedAt(body)
  const created_at = end === null ? null : new Date(Math.min(end, now.getTime()))
  const errors = {
    ...answersErrors(questions_resolved, correct_answers, incorrect_answers),
    ...(created_at === null || created_at >= FIRST ? {} : { created_at: [MESSAGES.instantInvalid] }),
  }
  if (Object.keys(errors).length > 0) return invalid(errors)
  return {
    subject_id: body.subject_id,
    topic: tidy(body.topic ?? '') || null,
    study_time: body.study_time,
    total_pauses,
    questions_resolved,
    correct_answers,
    incorrect_answers,
    created_at,
    day: null,
    topic_id: body.topic_id,
    kind: body.kind,
    finished: body.finished,
  }
}

/** In epoch ms: stretches are by the server's clock, while the device's may be wrong by hours. */
function endedAt({ created_at, studied }: StudyRecordBody): number | null {
  return endOf(studied) ?? (created_at === undefined ? null : Date.parse(created_at))
}

const zoneOf = async (
  { zone = '' }: StudyRecordBody,
  { dayZone }: Pick<Call, 'dayZone'>,
): Promise<DayZone> => (isDayZone(zone) ? zone : dayZone())

type At = Pick<Studied, 'instant' | 'zone'>
type Dated = Pick<Call, 'dayZone' | 'now'> & { readonly body: StudyRecordBody }

/** Without a given day, the instant stays. The day may be today here or in the zone of study. */
async function onItsDay({ body, dayZone, now }: Dated, { instant, zone }: At, before?: Studied) {
  const { studied_on: named } = body
  const asBefore = dayOfStudy({ instant, zone }, before)
  if (named === undefined || named === asBefore) return { created_at: instant, day: asBefore }
  const [there, here] = [today(now, zone), today(now, await dayZone())]
  const error = dayError(named, here > there ? here : there, before?.day)
  if (error) return invalid({ studied_on: [error] })
  return { created_at: studiedAt(instant, named, { timeZone: zone, now }), day: named }
}

function answersErrors(total: number, correct: number, incorrect: number): FieldErrors {
  const errors: FieldErrors = {}
  if (incorrect > total) errors.incorrect_answers = [STUDY_MESSAGES.incorrectOverTotal]
  if (correct > total) errors.correct_answers = [STUDY_MESSAGES.correctOverTotal]
  else if (correct + incorrect > total) errors.correct_answers = [STUDY_MESSAGES.answersOverTotal]
  return errors
}

const FIRST = new Date(FIRST_INSTANT)

function recordsWanted(query: Static<typeof RecordsQuery>): RecordsWanted | Problem {
  const { limit = null, cursor, subject_id = null, ...period } = query
  const errors = periodErrors(period)
  if (Object.keys(errors).length > 0) return invalid(errors)
  return {
    ...period,
    after: cursor === undefined ? null : positionOf(cursor),
    subject: subject_id,
    limit,
  }
}

interface PageWanted extends RecordsWanted {
  readonly limit: number
}

async function readPage(db: Db, student: StudentId, { limit, ...wanted }: PageWanted) {
  const found = await listRecords(db, student, { ...wanted, limit: limit + 1 })
  if (found.length <= limit) return { records: found, next: null }
  const records = found.slice(0, limit)
  const last = records.at(-1)
  return { records, next: last ? `${Date.parse(last.created_at)}_${last.id}` : null }
}

/** Pages of whole lists take turns by student, so that one student's delay nobody else. */
const PAGES_AT_ONCE = 2
const inTurn = takeTurns({ atOnce: PAGES_AT_ONCE })

/** Sends the whole list page by page; the first is read before the answer begins. */
async function wholeList(
  db: Db,
  student: StudentId,
  wanted: RecordsWanted,
): Promise<JsonPieces<StudyRecord[]>> {
  const read = (after: RecordsWanted['after']) =>
    inTurn({ place: student, account: '' }, () =>
      readPage(db, student, { ...wanted, after, limit: LIMITS.page }),
    )
  const first = await read(wanted.after)
  const pieces = async function* () {
    let { records, next } = first
    yield `[${inner(records)}`
    while (next !== null) {
      ;({ records, next } = await read(positionOf(next)))
      if (records.length > 0) yield `,${inner(records)}`
    }
    yield ']'
  }
  return new JsonPieces(pieces())
}

const inner = (records: readonly StudyRecord[]) => JSON.stringify(records).slice(1, -1)

function positionOf(cursor: string) {
  const [createdAt = '', id = ''] = cursor.split('_')
  return { createdAt: new Date(Number(createdAt)), id }
}
