import { describe, expect, it } from 'vitest'
import type { RecordRow } from '../records/log/rules.ts'
import type { KnownRecord } from '../records/pending.ts'
import { freshMistake } from './pending.ts'
import { isOfTopic, missedIn, sessionAsked, sortedIn } from './session.ts'

const NOW = Date.parse('2026-03-18T15:00:00.000Z')

const row = (more: Partial<KnownRecord> = {}, key = 'record-1'): RecordRow => ({
  key,
  state: 'saved',
  record: {
    user_id: 'ana',
    subject_id: 1,
    subject: { id: 1, name: 'Português' },
    topic: 'Crase',
    study_time: 600,
    total_pauses: 0,
    questions_resolved: 20,
    correct_answers: 15,
    incorrect_answers: 5,
    created_at: '2026-03-18T14:00:00.000Z',
    ativo: 1,
    day: '2026-03-18',
    zone: 'America/Sao_Paulo',
    ...more,
  },
})

describe('the session whose mistakes the student is asked about', () => {
  it.each([
    ['the last of today with questions', [row()], 'record-1'],
    ['none without questions', [row({ questions_resolved: 0 })], undefined],
    ['none of hours ago', [row({ created_at: '2026-03-18T11:00:00.000Z' })], undefined],
    ['not a paper, which has its own list', [row({ kind: 'mock' }), row({}, 'record-2')], 'record-2'],
    ['not the cards themselves', [row({ kind: 'review' }, 'cards-one-1'), row({}, 'record-2')], 'record-2'],
  ])('is %s', (_, rows, key) => expect(sessionAsked(rows, NOW)?.key).toBe(key))
})

it('each tap adds a mistake to the session, until every wrong answer has a cause', () => {
  const said = (['unknown', 'unknown', 'lucky'] as const).map((cause, at) =>
    freshMistake(`m${at}`, missedIn(row(), cause, new Date(NOW + at)), 'Português'),
  )
  expect(said[0]).toMatchObject({ source: 'record-1', questions: 20, topic: 'Crase', day: '2026-03-18' })
  const { count, last, wrongLeft, rightLeft } = sortedIn(said, row())
  expect([count('unknown'), last?.key, wrongLeft, rightLeft]).toEqual([2, 'm2', 3, 14])
  expect(sortedIn([], row()).wrongLeft).toBe(5)
})

it('a topic matches by its id or by its text', () => {
  const mistake = freshMistake('m', missedIn(row({ topic_id: 7 }), 'forgot', new Date(NOW)), '')
  expect(isOfTopic(mistake, { subject_id: 1, topic: null, topic_id: 7 })).toBe(true)
  expect(isOfTopic(mistake, { subject_id: 1, topic: '1. CRASE' })).toBe(true)
  expect(isOfTopic(mistake, { subject_id: 2, topic: 'Crase' })).toBe(false)
  expect(isOfTopic(mistake, { subject_id: 1, topic: null })).toBe(false)
})
