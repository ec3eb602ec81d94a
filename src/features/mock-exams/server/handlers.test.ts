import { describe, expect, it } from 'vitest'
import type { TestStudent } from '../../../../harness/app.ts'
import { appAtNoon } from '../../../../harness/app-at-noon.ts'
import { engines } from '../../../../harness/engines.ts'
import { lockedPdf, pdfOfCells, pdfOfPictures } from '../../../../harness/pdf/make-pdf.ts'
import { merge, tagOf } from '../../../shared/whole.ts'
import { PRESETS } from '../../scoring/presets.ts'
import { KEY_REFUSALS, LIMITS, type MockExamBody } from '../contract.ts'
import { ANNULLED } from '../keys/answer-key.ts'
import { readKeys } from '../keys/rules.ts'
import { pulledUp, wholeOf } from '../merging.ts'

const KEY = '01890000-0000-7000-8000-000000000001'

const PAPER: MockExamBody = {
  title: 'Simulado 1',
  kind: 'mock',
  open: false,
  answered_at: '2026-03-17T15:00:00.000Z',
  time: 3600,
  clock: null,
  sheet: 'A-E',
  blocks: [
    { id: 'lp', name: 'Português', group: '', subject_id: 1, first: 1, last: 3 },
    { id: 'mat', name: 'Matemática', group: '', subject_id: 2, first: 4, last: 6 },
  ],
  answers: 'ABC-EA',
  doubts: [2],
  marked_at: [],
  spent: [],
  counts: {},
  preliminary: ['A', 'B', 'D', 'D', 'E', '*'],
  definitive: null,
  rule: PRESETS[0]?.rule ?? null,
  typed: {},
  group: {},
  list: null,
  cutoff: 7000,
  contest_until: null,
}

describe.each(engines)('a student’s mock exams on $name', ({ open }) => {
  const { posse, database } = appAtNoon(open)

  const put = (student: TestStudent, changes: Partial<MockExamBody> = {}, key = KEY) =>
    student.call(`PUT /mock-exams/${key}`, { body: { ...PAPER, ...changes } })
  const examsOf = async (student: TestStudent) =>
    (await student.call(`GET /mock-exams/user/${student.id}`)).body
  const recordsOf = async (student: TestStudent) => {
    const { body } = await student.call(`GET /user-study-records/user/${student.id}`)
    return body
      .map((record: Record<string, unknown>) => [
        record.subject_id,
        record.study_time,
        record.questions_resolved,
        record.correct_answers,
        record.kind,
      ])
      .sort()
  }

  it('are listed as they were saved', async () => {
    const student = await posse.signUp()
    expect(await put(student)).toMatchObject({ status: 200, body: { message: 'Simulado salvo.' } })
    expect(await examsOf(student)).toEqual([{ key: KEY, ...PAPER }])
  })

  it('have study records, which change with them', async () => {
    const student = await posse.signUp()
    await put(student)
    expect(await recordsOf(student)).toEqual([
      [1, 1800, 3, 2, 'mock'],
      [2, 1800, 1, 1, 'mock'],
    ])
    await put(student, { definitive: ['A', 'B', 'C', 'D', 'E', 'A'] })
    expect(await recordsOf(student)).toEqual([
      [1, 1800, 3, 3, 'mock'],
      [2, 1800, 2, 2, 'mock'],
    ])
  })

  it('count on the day when they were answered, in its zone', async () => {
    const student = await posse.signUp()
    const save = async (answered_at: string, zone: string) => {
      const call = { body: { ...PAPER, answered_at }, headers: { 'x-time-zone': zone } }
      await student.call(`PUT /mock-exams/${KEY}`, call)
      const { body } = await student.call(`GET /user-study-records/user/${student.id}`)
      return body.map((record: Record<string, unknown>) => [record.created_at, record.day, record.zone])
    }
    const late = '2026-03-16T03:30:00.000Z'
    const there = [late, '2026-03-15', 'America/Rio_Branco']
    expect(await save(late, 'America/Rio_Branco')).toEqual([there, there])
    expect(await save(late, 'America/Sao_Paulo')).toEqual([there, there])
    const later = '2026-03-16T04:30:00.000Z'
    const here = [later, '2026-03-16', 'America/Sao_Paulo']
    expect(await save(later, 'America/Sao_Paulo')).toEqual([here, here])
  })

  it('are deleted with their records, and restored with them', async () => {
    const student = await posse.signUp()
    await put(student)
    const before = await recordsOf(student)
    const removed = await student.call(`DELETE /mock-exams/${KEY}`)
    expect(removed).toMatchObject({ status: 200 })
    expect([await examsOf(student), await recordsOf(student)]).toEqual([[], []])
    await put(student)
    expect(await recordsOf(student)).toEqual(before)
    expect((await student.call('DELETE /mock-exams/another-key')).status).toBe(404)
  })

  it('keep the newest mark of each question, whichever device sends last', async () => {
    const student = await posse.signUp()
    const noon = Date.parse('2026-03-17T15:00:00Z')
    const marks = (answers: string, at: readonly number[], doubts: number[] = []) => ({
      answers,
      doubts,
      marked_at: at.map((minute) => (minute === 0 ? 0 : noon + minute)),
    })
    await put(student, marks('ABC---', [1, 1, 1, 0, 0, 0]))
    await put(student, marks('ABCDE-', [1, 1, 1, 5, 7, 0], [4]))
    const late = await put(student, marks('AB-A-E', [1, 1, 6, 4, 0, 6]))
    expect(late.body.data).toMatchObject(marks('AB-DEE', [1, 1, 6, 5, 7, 6], [4]))
    expect(await examsOf(student)).toEqual([late.body.data])
  })

  it('are merged by parts with another device’s save', async () => {
    const student = await posse.signUp()
    const save = (paper: MockExamBody, from: MockExamBody) =>
      student.call(`PUT /mock-exams/${KEY}`, { body: paper, headers: { 'if-match': tagOf(wholeOf(from)) } })
    expect((await put(student)).headers.etag).toBe(tagOf(wholeOf(PAPER)))
    const theirs = { ...PAPER, time: 60, cutoff: 8000 }
    expect((await save(theirs, PAPER)).status).toBe(200)
    const mine = { ...PAPER, title: 'Outro', cutoff: 9000 }
    const stale = await save(mine, PAPER)
    expect(stale).toMatchObject({ status: 412, body: { code: 'stale', current: wholeOf(theirs) } })
    const versions = { base: wholeOf(PAPER), mine: wholeOf(mine), theirs: stale.body.current }
    expect(merge(versions).collisions).toEqual(['cutoff'])
    const merged = pulledUp(mine, PAPER, theirs)
    expect(merged).toEqual({ ...PAPER, title: 'Outro', time: 60, cutoff: 9000 })
    expect((await save(merged, theirs)).status).toBe(200)
    expect((await save(merged, theirs)).status, 'sent again, as the answer was lost').toBe(200)
    expect(await examsOf(student)).toEqual([{ key: KEY, ...merged }])
    await student.call(`DELETE /mock-exams/${KEY}`)
    expect((await save(mine, PAPER)).status, 'deleted elsewhere, it is saved anew').toBe(200)
  })

  it('have no records while they are open', async () => {
    const student = await posse.signUp()
    await put(student, { open: true })
    expect(await recordsOf(student)).toEqual([])
    await put(student)
    expect(await recordsOf(student)).toHaveLength(2)
    await put(student, { open: true })
    expect(await recordsOf(student)).toEqual([])
  })

  it('are the only way to change and delete their records', async () => {
    const student = await posse.signUp()
    await put(student)
    const before = await recordsOf(student)
    const { body } = await student.call(`GET /user-study-records/user/${student.id}`)
    const body1 = { user_id: student.id, subject_id: 1, study_time: 1 }
    for (const name of [body[0].id, body[0].key]) {
      const refused = { status: 409, body: { message: expect.stringContaining('Abra o simulado') } }
      expect(await student.call(`PUT /user-study-records/${name}`, { body: body1 })).toMatchObject(refused)
      expect(await student.call(`DELETE /user-study-records/${name}`)).toMatchObject(refused)
    }
    expect(await recordsOf(student)).toEqual(before)
  })

  it('keep the record of a subject that the student has left', async () => {
    const student = await posse.signUp()
    await put(student)
    const [first] = PAPER.blocks
    await put(student, { blocks: [{ ...first, last: 6 } as (typeof PAPER.blocks)[number]] })
    expect(await recordsOf(student)).toEqual([[1, 3600, 4, 3, 'mock']])
  })

  it('are refused with a sentence, without saving a part', async () => {
    const student = await posse.signUp()
    const unknown = PAPER.blocks.map((block) => ({ ...block, subject_id: 2_000_000_000 }))
    for (const wrong of [
      { blocks: unknown },
      { blocks: [] },
      { answers: 'AZ' },
      { answers: 'A'.repeat(7) },
      { title: '' },
      { time: -1 },
      { answered_at: 'ontem' },
      { preliminary: ['F'] },
    ]) {
      const answer = await put(student, wrong)
      expect(answer.status, JSON.stringify(wrong)).toBe(422)
      expect(answer.body.message).toMatch(/\.$/)
    }
    expect([await examsOf(student), await recordsOf(student)]).toEqual([[], []])
  })

  it('get their key from a PDF, row by row', async () => {
    const student = await posse.signUp()
    const read = (bytes: Uint8Array) => {
      const key_pdf = Buffer.from(bytes).toString('base64')
      return student.call('POST /answer-keys', { body: { user_id: student.id, key_pdf } })
    }
    const column = (x: number, lines: string[]) => ({ x, y: 700, lines })
    // Many programs write a table column by column.
    const table = await pdfOfCells([
      column(50, ['GABARITO 1', '1', '2', '3', '4', '5', '6']),
      column(90, ['', 'A', 'B', 'C', 'D', 'E', 'X']),
      column(130, ['', '7', '8', '9', '10', '11', '12']),
      column(170, ['', 'E', 'D', 'C', 'B', 'A', 'A']),
    ])
    const { body } = await read(table)
    expect(
      readKeys(body.text).map(({ version, answers }) => [version, [...answers.values()].join('')]),
    ).toEqual([['GABARITO 1', `ABCDE${ANNULLED}EDCBAA`]])
    for (const [bytes, sentence] of [
      [await pdfOfPictures(2), KEY_REFUSALS.pictures],
      [await lockedPdf(), KEY_REFUSALS.encrypted],
      [new TextEncoder().encode('%PDF-1.7 none'), KEY_REFUSALS.broken],
      [new Uint8Array([0xff, 0xd8, 0xff]), KEY_REFUSALS.file],
    ] as const) {
      expect(await read(bytes)).toMatchObject({ status: 422, body: { errors: { key_pdf: [sentence] } } })
    }
  })

  it(`are ${LIMITS.exams} at most`, async () => {
    const student = await posse.signUp()
    const rows = Array.from({ length: LIMITS.exams }, (_, i) => ({
      user_id: student.id,
      key: `many-${i}`,
      title: 'x',
      answered_at: new Date(),
      paper: '{}',
    }))
    await database.db.insertInto('mock_exam').values(rows).execute()
    expect(await put(student)).toMatchObject({ status: 409 })
  })

  it('privacy: another student cannot see, change or delete them', async () => {
    const [student, other] = [await posse.signUp(), await posse.signUp()]
    await put(student)
    expect((await other.call(`GET /mock-exams/user/${student.id}`)).status).toBe(403)
    expect((await other.call(`DELETE /mock-exams/${KEY}`)).status).toBe(404)
    await put(other, { title: 'Do outro' })
    expect((await examsOf(student))[0].title).toBe('Simulado 1')
    expect(await recordsOf(student)).toHaveLength(2)
  })
})
