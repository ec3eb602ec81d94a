import { expect, it } from 'vitest'
import { numberOfDay } from '../../../shared/calendar.ts'
import type { KnownRecord, PendingWrite } from '../../records/pending.ts'
import type { GuideMaterial } from '../contract.ts'
import { withWaitingRecords } from './records.ts'

/** Half an hour that ended at 22:30 in São Paulo, when it is the next day in Lisbon. */
const RECORD: KnownRecord = {
  id: 5,
  user_id: 'ana',
  subject_id: 1,
  subject: { id: 1, name: 'Português' },
  topic: 'Crase',
  topic_id: 7,
  study_time: 1800,
  total_pauses: 0,
  questions_resolved: 0,
  correct_answers: 0,
  incorrect_answers: 0,
  created_at: '2026-03-18T01:30:00.000Z',
  ativo: 1,
  day: '2026-03-17',
  zone: 'America/Sao_Paulo',
}

const ACTION = [numberOfDay('2026-03-17'), 1800, 0, 0, 0, 0]

const MATERIAL: GuideMaterial = {
  target: null,
  is_weighed: true,
  rests: [],
  guess: 0.2,
  topics: [],
  schedule: [],
  places: [],
  log: [{ topic_id: 7, log: ACTION }],
}

const write = (method: 'PUT' | 'DELETE', body?: object): PendingWrite => ({
  id: 'key',
  userId: 'ana',
  method,
  path: '/user-study-records/5',
  body,
  before: RECORD,
  createdAt: 0,
  label: 'Português',
  state: 'waiting',
})

const logAfter = (written: PendingWrite) => withWaitingRecords(MATERIAL, [written]).log

it('a session that is deleted is found on the day that it had where it was studied', () => {
  expect(logAfter(write('DELETE'))).toEqual([{ topic_id: 7, log: [] }])
})

it('a session that is changed counts once, and stays on its day unless another is named', () => {
  const body = { subject_id: 1, topic: 'Crase', study_time: 600 }
  const logged = (more: object = {}) => logAfter(write('PUT', { ...body, ...more })).flatMap(({ log }) => log)
  expect(logged()).toEqual([numberOfDay('2026-03-17'), 600, 0, 0, 0, 0])
  expect(logged({ studied_on: '2026-03-15' })).toEqual([numberOfDay('2026-03-15'), 600, 0, 0, 0, 0])
})
