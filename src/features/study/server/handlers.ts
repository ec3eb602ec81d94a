import type { Static } from 'typebox'
import { feature, JsonText } from '../../../server/feature.ts'
import { dayBounds, isDay, today } from '../../../shared/calendar.ts'
import { ERROR_MESSAGES, type FieldErrors, Problem, problem } from '../../../shared/errors.ts'
import { tidy } from '../../../shared/text.ts'
import {
  FIRST_INSTANT,
  MESSAGES,
  NEXT_CURSOR,
  type RecordsQuery,
  type StudyDay,
  type StudyRecord,
  type StudyRecordBody,
  studyContract,
} from '../contract.ts'
import { correctOf, STUDY_MESSAGES } from '../rules.ts'
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
export const study = feature('study', studyContract, {
  'GET /user-study-records/user/:userId': async ({ db, student, query, timeZone }) => {
    const wanted = recordsWanted(query, timeZone)
    if (wanted instanceof Problem) return wanted
    const { json, next } = await listRecords(db, student, wanted)
    return new JsonText<StudyRecord[]>(json, next === null ? {} : { [NEXT_CURSOR]: next })
  },
  'POST /user-study-records': async ({ db, student, body, idempotencyKey }) => {
    const values = valuesOf(body)
    if (values instanceof Problem) return values
    const json = await saveRecord(db, student, values, idempotencyKey)
    return json === undefined ? unknownSubject() : new JsonText<StudyRecord>(json)
  },
  'PUT /user-study-records/:id': async ({ db, student, params, body }) => {
    const values = valuesOf(body)
    if (values instanceof Problem) return values
    const changed = await changeRecord(db, student, params.id, values)
    if ('missing' in changed) return changed.missing === 'subject' ? unknownSubject() : unknownRecord()
    return new JsonText<{ message: string; data: StudyRecord }>(`{"message":${UPDATED},"data":${changed.json}}`)
  },
  'DELETE /user-study-records/:id': async ({ db, student, params }) =>
    (await deleteRecord(db, student, params.id)) ? { message: MESSAGES.deleted } : unknownRecord(),
  'GET /study-day/:userId': async ({ db, student, timeZone, now }) => {
    const day = today(now, timeZone)
    const { from, to } = dayBounds(day, timeZone)
    return new JsonText<StudyDay>(await findStudyDay(db, student, { day, from, until: to }))
  },
})

const UPDATED = JSON.stringify(MESSAGES.updated)
const unknownRecord = () => problem('not_found', MESSAGES.recordNotFound)
const unknownSubject = () => invalid({ subject_id: [MESSAGES.subjectNotFound] })
const invalid = (errors: FieldErrors) => problem('invalid', ERROR_MESSAGES.invalid, errors)

/** The body as it is saved, with its defaults (spec §5), or what is wrong with it. */
function valuesOf(body: StudyRecordBody): RecordValues | Problem {
  const { questions_resolved = 0, incorrect_answers = 0, total_pauses = 0 } = body
  const { correct_answers = correctOf(body.questions_resolved, body.incorrect_answers) } = body
  const created_at = body.created_at === undefined ? null : new Date(body.created_at)
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
const LAST = new Date('9999-12-31T00:00:00Z')

/** The days as instants of the student's zone, or what is wrong with them. */
function recordsWanted(query: Static<typeof RecordsQuery>, timeZone: string): RecordsWanted | Problem {
  const { from, to, limit = null, cursor } = query
  const errors = daysErrors(from, to)
  if (Object.keys(errors).length > 0) return invalid(errors)
  return {
    from: from === undefined ? null : storable(dayBounds(from, timeZone).from),
    until: to === undefined ? null : storable(dayBounds(to, timeZone).to),
    after: cursor === undefined ? null : positionOf(cursor),
    limit,
  }
}

function daysErrors(from: string | undefined, to: string | undefined): FieldErrors {
  const errors: FieldErrors = {}
  for (const [field, day] of Object.entries({ from, to })) {
    if (day !== undefined && !isDay(day)) errors[field] = [MESSAGES.dayDoesNotExist]
  }
  if (from !== undefined && to !== undefined && from > to) errors.to ??= [MESSAGES.daysReversed]
  return errors
}

/** The nearest instant at which a record can be: the drivers disagree about how years before 1 and after 9999 are written. */
const storable = (instant: Date) => new Date(Math.min(Math.max(Number(instant), Number(FIRST)), Number(LAST)))

function positionOf(cursor: string) {
  const [createdAt = '', id = ''] = cursor.split('_')
  return { createdAt: new Date(Number(createdAt)), id }
}
