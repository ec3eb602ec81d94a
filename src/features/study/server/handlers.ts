import type { Static } from 'typebox'
import type { Db } from '../../../server/db.ts'
import { feature, JsonText } from '../../../server/feature.ts'
import { DEFAULT_TIME_ZONE, dayBounds, today } from '../../../shared/calendar.ts'
import { type FieldErrors, invalid, Problem, problem } from '../../../shared/errors.ts'
import type { StudentId } from '../../../shared/ids.ts'
import { FIRST_INSTANT } from '../../../shared/period.ts'
import { tidy } from '../../../shared/text.ts'
import {
  MESSAGES,
  NEXT_CURSOR,
  type RecordsQuery,
  type StudyRecord,
  type StudyRecordBody,
  studyContract,
} from '../contract.ts'
import { periodErrors, spanOf } from '../period/rules.ts'
import { correctOf, STUDY_MESSAGES } from '../rules.ts'
import { studyPersonal } from './personal.ts'
import {
  changeRecord,
  deleteRecord,
  findStudyDay,
  listRecords,
  type RecordsWanted,
  type RecordValues,
  saveRecord,
} from './store.ts'

/** Study records and the student's study day (spec §3, §5, §7). */
export const study = feature(
  'study',
  studyContract,
  {
    'GET /user-study-records/user/:userId': async ({ db, student, query, zone }) => {
      // The last records are asked for most often, and their order is the same in every zone.
      const timeZone = query.from || query.to ? await zone() : DEFAULT_TIME_ZONE
      const wanted = recordsWanted(query, timeZone)
      if (wanted instanceof Problem) return wanted
      const { records, next } = await readPage(db, student, wanted)
      return new JsonText<StudyRecord[]>(JSON.stringify(records), next === null ? {} : { [NEXT_CURSOR]: next })
    },
    'POST /user-study-records': async ({ db, student, body, idempotencyKey, now }) => {
      const values = valuesOf(body, now)
      if (values instanceof Problem) return values
      const created_at = values.created_at ?? now
      return (await saveRecord(db, student, { ...values, created_at }, idempotencyKey)) ?? unknownSubject()
    },
    'PUT /user-study-records/:id': async ({ db, student, params, body, now }) => {
      const values = valuesOf(body, now)
      if (values instanceof Problem) return values
      const changed = await changeRecord(db, student, params.id, values)
      if ('missing' in changed) return changed.missing === 'subject' ? unknownSubject() : unknownRecord()
      return { message: MESSAGES.updated, data: changed }
    },
    'DELETE /user-study-records/:id': async ({ db, student, params }) => {
      const deleted = await deleteRecord(db, student, params.id)
      return deleted ? { message: MESSAGES.deleted, data: deleted } : unknownRecord()
    },
    'GET /study-day/:userId': async ({ db, student, zone, now }) => {
      const timeZone = await zone()
      const day = today(now, timeZone)
      const { from, to } = dayBounds(day, timeZone)
      return findStudyDay(db, student, { day, from, until: to })
    },
  },
  { personal: studyPersonal },
)

const unknownRecord = () => problem('not_found', MESSAGES.recordNotFound)
const unknownSubject = () => invalid({ subject_id: [MESSAGES.subjectNotFound] })

/** The body as it is saved, with its defaults (spec §5) and never later than now, or what is wrong with it. */
function valuesOf(body: StudyRecordBody, now: Date): RecordValues | Problem {
  const { questions_resolved = 0, incorrect_answers = 0, total_pauses = 0 } = body
  const { correct_answers = correctOf(body.questions_resolved, body.incorrect_answers) } = body
  const created_at =
    body.created_at === undefined ? null : new Date(Math.min(Date.parse(body.created_at), now.getTime()))
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
  }
}

function answersErrors(total: number, correct: number, incorrect: number): FieldErrors {
  const errors: FieldErrors = {}
  if (incorrect > total) errors.incorrect_answers = [STUDY_MESSAGES.incorrectOverTotal]
  if (correct > total) errors.correct_answers = [STUDY_MESSAGES.correctOverTotal]
  else if (correct + incorrect > total) errors.correct_answers = [STUDY_MESSAGES.answersOverTotal]
  return errors
}

const FIRST = new Date(FIRST_INSTANT)

/** The days as instants of the student's zone, or what is wrong with them. */
function recordsWanted(query: Static<typeof RecordsQuery>, timeZone: string): RecordsWanted | Problem {
  const { limit = null, cursor, ...period } = query
  const errors = periodErrors(period)
  if (Object.keys(errors).length > 0) return invalid(errors)
  return {
    ...spanOf(period, timeZone),
    after: cursor === undefined ? null : positionOf(cursor),
    limit,
  }
}

/** A page, and where the next one begins: one record more is read to know whether there is a next one. */
async function readPage(db: Db, student: StudentId, { limit, ...wanted }: RecordsWanted) {
  const found = await listRecords(db, student, { ...wanted, limit: limit === null ? null : limit + 1 })
  if (limit === null || found.length <= limit) return { records: found, next: null }
  const records = found.slice(0, limit)
  const last = records.at(-1)
  return { records, next: last ? `${Date.parse(last.created_at)}_${last.id}` : null }
}

function positionOf(cursor: string) {
  const [createdAt = '', id = ''] = cursor.split('_')
  return { createdAt: new Date(Number(createdAt)), id }
}
