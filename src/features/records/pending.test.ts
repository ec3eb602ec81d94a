import { describe, expect, test } from 'vitest'
import type { StudyRecord } from './contract.ts'
import { countedIn } from './counted.ts'
import { loggedOf, rowsOf as rowsOfLog, withWaiting } from './log/rules.ts'
import { madeOf } from './merging.ts'
import {
  type IsToday,
  isOf,
  type PendingWrite,
  pathOf,
  RECORDS_PATH,
  recordOf,
  recordPath,
  unsentOf,
} from './pending.ts'

const isToday = isOf('2026-03-10')

const record = (id: number, over: Partial<StudyRecord> = {}): StudyRecord => ({
  id,
  user_id: 'ana',
  subject_id: 7,
  subject: { id: 7, name: 'Português' },
  topic: null,
  study_time: 60,
  total_pauses: 0,
  questions_resolved: 0,
  correct_answers: 0,
  incorrect_answers: 0,
  created_at: `2026-03-10T1${id}:00:00.000Z`,
  ativo: 1,
  day: over.created_at?.slice(0, 10) ?? '2026-03-10',
  zone: 'America/Sao_Paulo',
  ...over,
})

const write = (id: string, over: Partial<PendingWrite> = {}): PendingWrite => ({
  id,
  userId: 'ana',
  method: 'POST',
  path: RECORDS_PATH,
  body: { subject_id: 7, study_time: 90, created_at: '2026-03-10T12:00:00.000Z' },
  createdAt: Date.UTC(2026, 2, 10, 12),
  label: 'Português',
  state: 'waiting',
  ...over,
})

const NAMED = {
  userId: 'ana',
  names: new Map([
    [7, 'Português'],
    [8, 'Direito'],
  ]),
}

const rowsOf = (records: readonly StudyRecord[], writes: readonly PendingWrite[], isShown: IsToday) =>
  rowsOfLog(withWaiting(records.map(loggedOf), writes).filter(isShown), writes, NAMED)

describe('the rows of the day', () => {
  test('are what is saved and what waits, newest first', () => {
    const rows = rowsOf([record(3), record(1)], [write('a')], isToday)
    expect(rows.map(({ key, state }) => [key, state])).toEqual([
      ['3', 'saved'],
      ['a', 'unsaved'],
      ['1', 'saved'],
    ])
  })

  test('show a change that waits since before records had days, on the day of its instant', () => {
    const { day: _, zone: __, ...before } = record(1, { created_at: '2026-03-10T12:00:00.000Z' })
    const body = { subject_id: 7, study_time: 90 }
    const change = write('a', { method: 'PUT', path: recordPath(1), body, before })
    const days = countedIn([change, write('b')]).map(({ record: { day }, times }) => [day, times])
    expect(days).toEqual([
      ['2026-03-10', 1],
      ['2026-03-10', -1],
      ['2026-03-10', 1],
    ])
    expect(madeOf(record(1, { created_at: '2026-03-10T12:00:00.000Z' }), change).whole.when).toEqual({
      created_at: '2026-03-10T12:00:00.000Z',
      studied_on: '2026-03-10',
    })
  })

  test('show a waiting change, and work out the correct answers it leaves out', () => {
    const body = { subject_id: 8, study_time: 5, questions_resolved: 4, incorrect_answers: 1 }
    const change = write('a', { method: 'PUT', path: recordPath(1), body, label: 'Direito' })
    expect(rowsOf([record(1)], [change], isToday)).toMatchObject([
      {
        state: 'changed',
        record: { id: 1, study_time: 5, correct_answers: 3, subject: { id: 8, name: 'Direito' } },
      },
    ])
  })

  test('lose a record that a waiting change gives another day', () => {
    const body = {
      subject_id: 7,
      study_time: 60,
      studied_on: '2026-03-09',
      created_at: '2026-03-09T11:00:00.000Z',
    }
    const change = write('a', { method: 'PUT', path: recordPath(1), body })
    expect(rowsOf([record(2), record(1)], [change], isToday).map(({ key }) => key)).toEqual(['2'])
  })

  test('show a waiting entry of another day where that day is shown', () => {
    const body = {
      subject_id: 7,
      study_time: 60,
      studied_on: '2026-03-09',
      created_at: '2026-03-09T11:00:00.000Z',
    }
    expect(rowsOf([], [write('a', { body })], isOf('2026-03-09'))).toMatchObject([{ key: 'a' }])
    expect(rowsOf([], [write('a', { body })], isToday)).toEqual([])
  })

  test('apply waiting changes in their order, and a deletion last', () => {
    const change = (id: string, study_time: number) =>
      write(id, { method: 'PUT', path: recordPath(1), body: { subject_id: 7, study_time } })
    expect(rowsOf([record(1)], [change('a', 5), change('b', 6)], isToday)[0]?.record.study_time).toBe(6)
    const gone = write('c', { method: 'DELETE', path: recordPath(1), body: undefined })
    expect(rowsOf([record(1), record(2)], [change('a', 5), gone], isToday).map(({ key }) => key)).toEqual([
      '2',
    ])
  })

  test('keep kind, finish and topic where a change says nothing of them, and no topic of other words', () => {
    const known = record(1, { topic: 'Crase', topic_id: 3, kind: 'review', finished: true })
    const changedWith = (fields: object) => {
      const change = write('a', {
        method: 'PUT',
        path: recordPath(1),
        body: { subject_id: 7, study_time: 5, ...fields },
      })
      return rowsOf([known], [change], isToday)[0]?.record
    }
    expect(changedWith({ topic: 'Crase' })).toMatchObject({ topic_id: 3, kind: 'review', finished: true })
    const other = changedWith({ topic: 'Regência', kind: null, finished: false })
    expect(other).toMatchObject({ topic: 'Regência', study_time: 5 })
    for (const name of ['topic_id', 'kind', 'finished']) expect(other).not.toHaveProperty(name)
  })

  test('leave out what was refused and what belongs to another day', () => {
    const yesterday = { subject_id: 7, study_time: 9, created_at: '2026-03-10T02:59:00.000Z' }
    const writes = [write('a', { state: 'rejected' }), write('b', { body: yesterday })]
    expect(rowsOf([], writes, isToday)).toEqual([])
    expect(unsentOf(writes, isToday).map(({ id }) => id)).toEqual(['a', 'b'])
  })

  test('show a write once while it is both answered and still in the outbox, under the same key', () => {
    const waiting = rowsOf([], [write('a')], isToday)
    expect(rowsOf([record(2, { key: 'a' })], [write('a')], isToday).map(({ key }) => key)).toEqual(
      waiting.map(({ key }) => key),
    )
  })
})

test('writes of other things are told of only when they were refused', () => {
  const tick = { method: 'POST', path: '/progress/toggle', body: { done: true }, about: '2026-03-10 7' }
  expect(unsentOf([write('a', { ...tick, state: 'rejected' }), write('b', tick)], isToday)).toMatchObject([
    { id: 'a' },
  ])
  expect(rowsOf([], [write('a', tick)], isToday)).toEqual([])
})

describe('a record that is not sent yet', () => {
  const path = recordPath('a')

  test('is changed and deleted by what waits behind it, also once the server has it', () => {
    const body = { subject_id: 8, study_time: 5 }
    const change = write('b', { method: 'PUT', path, body, label: 'Direito' })
    const changed = {
      study_time: 5,
      subject: { id: 8, name: 'Direito' },
      created_at: '2026-03-10T12:00:00.000Z',
    }
    expect(rowsOf([], [write('a'), change], isToday)).toMatchObject([
      { key: 'a', state: 'unsaved', record: changed },
    ])
    const sent = record(4, { created_at: '2026-03-10T12:00:00.000Z', key: 'a' })
    expect(rowsOf([sent], [change], isToday)).toMatchObject([
      { key: 'a', state: 'changed', record: { ...changed, id: 4, key: 'a' } },
    ])
    const gone = write('c', { method: 'DELETE', path })
    expect(rowsOf([], [write('a'), change, gone], isToday)).toEqual([])
  })

  test('is shown once when the server has it but its answer got lost', () => {
    const saved = record(4, { key: 'a' })
    const change = write('b', { method: 'PUT', path, body: { subject_id: 8, study_time: 5 } })
    expect(rowsOf([saved], [write('a'), change], isToday)).toMatchObject([
      { key: 'a', state: 'changed', record: { id: 4, study_time: 5 } },
    ])
  })

  test('has the path of its key, before it is sent and after; without a key that of its id', () => {
    expect(pathOf(recordOf(write('a')))).toBe(path)
    expect(pathOf(recordOf(write('b', { method: 'PUT', path })))).toBe(path)
    expect(pathOf({ id: 7, key: 'a' })).toBe(path)
    expect(pathOf(recordOf(write('b', { method: 'PUT', path: recordPath(7) })))).toBe(recordPath(7))
  })

  test('may have a key of any letters, as another program chose it', () => {
    const strange = pathOf({ id: 7, key: 'a/b?c#d%20' })
    expect(strange).toBe('/user-study-records/a%2Fb%3Fc%23d%2520')
    expect(recordOf(write('b', { method: 'PUT', path: strange })).key).toBe('a/b?c#d%20')
  })

  test('is changed by what names it by its id, as a page of the version before did', () => {
    const change = write('b', { method: 'PUT', path: recordPath(4), body: { subject_id: 8, study_time: 5 } })
    expect(rowsOf([record(4, { key: 'a' })], [change], isToday)).toMatchObject([
      { key: 'a', state: 'changed', record: { id: 4, key: 'a', study_time: 5 } },
    ])
  })

  test('of another day is told of as it was changed, and not at all once it is deleted', () => {
    const made = write('a', {
      body: { subject_id: 7, study_time: 9, created_at: '2026-03-09T12:00:00.000Z' },
    })
    const change = write('b', {
      method: 'PUT',
      path,
      body: { subject_id: 8, study_time: 5 },
      label: 'Direito',
    })
    const body = { subject_id: 8, study_time: 5, created_at: '2026-03-09T12:00:00.000Z' }
    expect(unsentOf([made, change], isToday)).toMatchObject([
      { id: 'a', method: 'POST', label: 'Direito', body },
    ])
    expect(unsentOf([made, change, write('c', { method: 'DELETE', path })], isToday)).toEqual([])
  })
})
