import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { logged, logPageOf } from '../../../../harness/study-log.ts'
import { KINDS } from '../contract.ts'
import { countedIn } from '../counted.ts'
import { PAPER_PREFIX, paperRecordKey, paperRecords } from '../mock/rules.ts'
import { type PendingWrite, RECORDS_PATH, recordPath } from '../pending.ts'
import { knownOf, logOf, recordsIn, recordsOfPage, withChanges, withWaiting } from './rules.ts'

const NAMED = { userId: 'ana', names: new Map([[1, 'Português']]) }

const write = (id: string, over: Partial<PendingWrite> = {}): PendingWrite => ({
  id,
  userId: 'ana',
  method: 'POST',
  path: RECORDS_PATH,
  body: { subject_id: 1, study_time: 90, created_at: '2026-11-25T12:00:00.000Z' },
  createdAt: 0,
  label: 'Português',
  state: 'waiting',
  ...over,
})

describe('the log on a device', () => {
  const record = fc.record({
    id: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
    at: fc.integer({ min: 946_684_800_000, max: 4_102_444_800_000 }),
    topic: fc.option(fc.string({ maxLength: 20 })),
    kind: fc.option(fc.constantFrom(...KINDS)),
    finished: fc.boolean(),
    study_time: fc.integer({ min: 0, max: 359_999 }),
    questions_resolved: fc.integer({ min: 0, max: 99_999 }),
    topic_id: fc.integer({ min: 0, max: 2_000_000_000 }),
    key: fc.option(fc.string({ minLength: 1, maxLength: 40 }), { nil: undefined }),
  })

  it('reads from its disk what it kept, and from the server what that has', () => {
    fc.assert(
      fc.property(fc.array(record), (some) => {
        const records = some.map((one) => logged(one.id, one))
        const cloned = structuredClone(logOf(records, { since: 7, next: null, subjects: [[1, 'Português']] }))
        expect(recordsIn(cloned)).toEqual(records)
        const parsed = recordsOfPage(JSON.parse(JSON.stringify(logPageOf(records).columns)))
        expect(parsed).toEqual({ records: records.map((one) => ({ ...one, key: undefined })), gone: [] })
      }),
    )
  })

  it('takes each record as it is now, newest first, and none that is gone', () => {
    const before = [logged(3, { at: 30 }), logged(2, { at: 20 }), logged(1, { at: 10 })]
    const changes = { records: [logged(1, { at: 40 }), logged(4, { at: 25 })], gone: [2, 9] }
    expect(withChanges(before, changes).map(({ id }) => id)).toEqual([1, 3, 4])
    expect(withChanges(before, { records: [], gone: [] })).toBe(before)
  })
})

describe('a write that waits on the device', () => {
  const saved = [
    logged(2, { at: 20, topic: 'Crase', topic_id: 3, kind: 'review', finished: true, key: 'b' }),
    logged(1, { at: 10 }),
  ]

  it('is in the log once, also where the answer to it got lost', () => {
    const one = withWaiting(saved, [write('a')])
    expect(one).toHaveLength(3)
    expect(one[0]).toMatchObject({ id: -1, key: 'a', study_time: 90 })
    expect(withWaiting(saved, [write('b')])).toEqual(saved)
    expect(withWaiting(saved, [write('a', { state: 'rejected' })])).toBe(saved)
    expect(withWaiting(saved, [write('a', { path: '/progress/toggle' })])).toBe(saved)
  })

  it('changes and deletes what it names by its id, its key, or as it was shown', () => {
    const body = { subject_id: 2, study_time: 5 }
    const change = (path: string, before?: object) => write('x', { method: 'PUT', path, body, before })
    expect(withWaiting(saved, [change(recordPath(1))])[1]).toMatchObject({
      id: 1,
      study_time: 5,
      subject_id: 2,
    })
    expect(withWaiting(saved, [change(recordPath('b'))])[0]).toMatchObject({ id: 2, study_time: 5 })
    const unknown = recordPath('of another version')
    const shown = { ...knownOf(logged(1, { at: 10 }), NAMED), key: 'of another version' }
    expect(withWaiting(saved, [change(unknown, shown)])[1]).toMatchObject({ id: 1, study_time: 5 })
    expect(withWaiting(saved, [change(unknown)])).toEqual(saved)
    const gone = write('y', { method: 'DELETE', path: recordPath('b'), body: undefined })
    expect(withWaiting(saved, [gone]).map(({ id }) => id)).toEqual([1])
    expect(withWaiting(saved, [write('a'), write('z', { method: 'DELETE', path: recordPath('a') })])).toEqual(
      saved,
    )
  })
})

describe('a paper that waits on the device', () => {
  const recordsOf = (...right: number[]) =>
    paperRecords({
      key: 'paper',
      answeredAt: new Date('2026-11-26T01:00:00.000Z'),
      zone: 'America/Sao_Paulo',
      records: right.map((correct_answers, i) => ({
        subject_id: i + 1,
        study_time: 600,
        correct_answers,
        incorrect_answers: 2,
      })),
    })
  const saying = (id: string, before: number[], after: number[]) =>
    write(id, {
      method: after.length > 0 ? 'PUT' : 'DELETE',
      path: '/mock-exams/paper',
      records: {
        prefix: `${PAPER_PREFIX}paper-`,
        before: recordsOf(...before),
        after: recordsOf(...after),
        subjects: [],
      },
    })
  const other = logged(9, { at: 1, key: paperRecordKey('another', 1) })

  it('counts on the day of its student, by subject, until it is deleted', () => {
    const kept = withWaiting([other], [saying('a', [], [8, 3])])
    expect(kept.map(({ day, kind, questions_resolved, id }) => [day, kind, questions_resolved, id])).toEqual([
      ['2026-11-25', 'mock', 10, -1],
      ['2026-11-25', 'mock', 5, -1],
      ['2026-11-25', null, 0, 9],
    ])
    expect(withWaiting([other], [saying('a', [], [8, 3]), saying('b', [8, 3], [])])).toEqual([other])
  })

  it('stands in the place of what the server has of it, and is known again when that answers', () => {
    const saved = recordsOf(8, 3).map((one, i) => ({ ...one, id: i + 1 }))
    const changed = withWaiting([other, ...saved], [saying('a', [8, 3], [9])])
    expect(changed.map(({ id, correct_answers }) => [id, correct_answers])).toEqual([
      [1, 9],
      [9, 0],
    ])
    const laidIn = withWaiting([], [saying('a', [], [8, 3])])
    expect(withChanges(laidIn, { records: saved, gone: [] }).map(({ id }) => id)).toEqual([2, 1])
  })

  it('adds to sums that the server has made only what it changes', () => {
    const counted = countedIn([saying('a', [8], [9]), saying('b', [9], [9, 3])])
    const right = counted.reduce((sum, { record, times }) => sum + times * record.correct_answers, 0)
    expect(right).toBe(9 + 3 - 8)
  })
})
