import { describe, expect, it } from 'vitest'
import type { TestStudent } from '../../../../harness/app.ts'
import { appAtNoon } from '../../../../harness/app-at-noon.ts'
import { engines } from '../../../../harness/engines.ts'
import { merge, tagOf } from '../../../shared/whole.ts'
import { LIMITS, type MockExamBody } from '../contract.ts'
import { paperOf, wholeOf } from '../merging.ts'
import { PRESETS } from '../scoring/presets.ts'

const KEY = '01890000-0000-7000-8000-000000000001'

const PAPER: MockExamBody = {
  title: 'Simulado 1',
  kind: 'mock',
  answered_at: '2026-03-17T15:00:00.000Z',
  time: 3600,
  sheet: 'A-E',
  blocks: [
    { id: 'lp', name: 'Português', group: '', subject_id: 1, first: 1, last: 3 },
    { id: 'mat', name: 'Matemática', group: '', subject_id: 2, first: 4, last: 6 },
  ],
  answers: 'ABC-EA',
  doubts: [2],
  counts: {},
  preliminary: ['A', 'B', 'D', 'D', 'E', '*'],
  definitive: null,
  rule: PRESETS[0]?.rule ?? null,
  typed: {},
  cutoff: 7000,
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

  it('come back as they were saved', async () => {
    const student = await posse.signUp()
    expect(await put(student)).toMatchObject({ status: 200, body: { message: 'Simulado salvo.' } })
    expect(await examsOf(student)).toEqual([{ key: KEY, ...PAPER }])
  })

  it('are study records of their subjects, which change with them', async () => {
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

  it('count on the day on which they were answered, where that was', async () => {
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

  it('take their records along when they are deleted, and bring them back when saved again', async () => {
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

  it('are merged question by question with what another device saved meanwhile', async () => {
    const student = await posse.signUp()
    const save = (paper: MockExamBody, from: MockExamBody) =>
      student.call(`PUT /mock-exams/${KEY}`, { body: paper, headers: { 'if-match': tagOf(wholeOf(from)) } })
    expect((await put(student)).headers.etag).toBe(tagOf(wholeOf(PAPER)))
    const theirs = { ...PAPER, answers: 'ABC-EB', doubts: [2, 6], time: 60 }
    expect((await save(theirs, PAPER)).status).toBe(200)
    const mine = { ...PAPER, answers: '-BCDEC', doubts: [], title: 'Outro' }
    const stale = await save(mine, PAPER)
    expect(stale).toMatchObject({ status: 412, body: { code: 'stale', current: wholeOf(theirs) } })
    const versions = { base: wholeOf(PAPER), mine: wholeOf(mine), theirs: stale.body.current }
    expect(merge(versions).collisions).toEqual(['answer 6'])
    const merged = paperOf(merge(versions, { 'answer 6': 'theirs' }).whole)
    expect((await save(merged, theirs)).status).toBe(200)
    const both = { ...PAPER, answers: '-BCDEB', doubts: [6], time: 60, title: 'Outro' }
    expect(await examsOf(student)).toEqual([{ key: KEY, ...both }])
    await student.call(`DELETE /mock-exams/${KEY}`)
    expect((await save(mine, PAPER)).status, 'deleted elsewhere, it is saved anew').toBe(200)
  })

  it.each([
    PAPER,
    { ...PAPER, answers: '------' },
    { ...PAPER, answers: '', counts: { lp: { right: 1, wrong: 0 } } },
  ])('are the same paper after they were taken into parts', (paper) =>
    expect(paperOf(wholeOf(paper))).toEqual(paper),
  )

  it('leave the record of a subject that is no longer theirs', async () => {
    const student = await posse.signUp()
    await put(student)
    const [first] = PAPER.blocks
    await put(student, { blocks: [{ ...first, last: 6 } as (typeof PAPER.blocks)[number]] })
    expect(await recordsOf(student)).toEqual([[1, 3600, 4, 3, 'mock']])
  })

  it('are refused in a sentence, and nothing of them is kept', async () => {
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

  it('privacy: another student neither sees, changes nor deletes them', async () => {
    const [student, other] = [await posse.signUp(), await posse.signUp()]
    await put(student)
    expect((await other.call(`GET /mock-exams/user/${student.id}`)).status).toBe(403)
    expect((await other.call(`DELETE /mock-exams/${KEY}`)).status).toBe(404)
    await put(other, { title: 'Do outro' })
    expect((await examsOf(student))[0].title).toBe('Simulado 1')
    expect(await recordsOf(student)).toHaveLength(2)
  })
})
