import type { Db } from '../../../server/database/db.ts'
import { lockStudent } from '../../../server/database/student-lock.ts'
import { type Call, type Feature, feature } from '../../../server/http/feature.ts'
import { staleBy, tagged } from '../../../server/http/revision.ts'
import type { Asker } from '../../../server/operation/child-process.ts'
import type { DayZone } from '../../../shared/calendar.ts'
import { invalid, invalidBecause, problem } from '../../../shared/errors.ts'
import type { StudentId } from '../../../shared/ids.ts'
import { revisionOf } from '../../../shared/whole.ts'
import { KEY_REFUSALS, LIMITS, MESSAGES, type MockExamBody, mockExamsContract } from '../contract.ts'
import { KEY_LIMITS } from '../keys/answer-key.ts'
import { withNewerMarks } from '../marks/rules.ts'
import { wholeOf } from '../merging.ts'
import { type ExamRecord, paperErrors, recordsOf } from '../rules.ts'
import { mockExamsPersonal } from './personal.ts'
import { countOthers, findExam, listExams, putExam, removeExam } from './store.ts'

interface MockExamsOptions {
  /** The text of a PDF (base64) row by row, or the reason why it has none. */
  readonly readRows: (
    pdf: string,
    asker: Asker,
  ) => Promise<{ readonly text: string } | keyof typeof KEY_REFUSALS | 'crowded' | 'gone'>
  /** Makes these the exam's only study records; false if the student cannot see a subject. */
  readonly keepRecords: (
    db: Db,
    student: StudentId,
    exam: {
      readonly key: string
      readonly answeredAt: Date
      readonly zone: DayZone
      readonly records: readonly ExamRecord[]
    },
  ) => Promise<boolean>
}

export function mockExams({ keepRecords, readRows }: MockExamsOptions): Feature {
  const put = async (
    { db, student, params: { key }, dayZone }: Call<(typeof mockExamsContract)['PUT /mock-exams/:key']>,
    paper: MockExamBody,
  ) => {
    await putExam(db, student, key, paper)
    const at = { answeredAt: new Date(paper.answered_at), zone: await dayZone() }
    const isKept = await keepRecords(db, student, { key, ...at, records: recordsOf(paper) })
    if (!isKept) return invalid({ blocks: [MESSAGES.subject] })
    return tagged({ message: MESSAGES.saved, data: { key, ...paper } }, wholeOf(paper))
  }
  return feature(
    'mock-exams',
    mockExamsContract,
    {
      'GET /mock-exams/user/:userId': ({ db, student }) => listExams(db, student),
      'PUT /mock-exams/:key': async (call) => {
        const { db, student, body } = call
        const { key } = call.params
        const errors = paperErrors(body)
        if (errors) return invalid(errors)
        await lockStudent(db, student, 'exams')
        const saved = await findExam(db, student, key)
        // A mock exam deleted on another device is saved anew; a repeated request finds its own save.
        const isOther = saved && revisionOf(wholeOf(body)) !== revisionOf(wholeOf(saved))
        const stale = isOther && (await staleBy(call, async () => wholeOf(saved)))
        if (stale) return stale
        if ((await countOthers(db, student, key)) >= LIMITS.exams)
          return problem('conflict', MESSAGES.tooMany)
        return put(call, saved ? withNewerMarks(body, saved) : body)
      },
      'POST /answer-keys': async ({ body, asker }) => {
        const read = await readRows(body.key_pdf, asker())
        if (typeof read !== 'string') return { text: read.text.slice(0, KEY_LIMITS.text) }
        if (read === 'crowded' || read === 'gone') return problem('unavailable', MESSAGES.crowded)
        return invalidBecause({ key_pdf: [KEY_REFUSALS[read]] })
      },
      'DELETE /mock-exams/:key': async ({ db, student, params: { key }, dayZone }) => {
        if (!(await removeExam(db, student, key))) return problem('not_found', MESSAGES.notFound)
        await keepRecords(db, student, { key, answeredAt: new Date(0), zone: await dayZone(), records: [] })
        return { message: MESSAGES.removed, data: { key } }
      },
    },
    { personal: mockExamsPersonal },
  )
}
