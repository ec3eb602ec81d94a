import { expect, it } from 'vitest'
import { numberOfDay } from '../../../shared/calendar.ts'
import type { KnownRecord, PendingWrite } from '../../records/pending.ts'
import type { GuideMaterial } from '../contract.ts'
import { withWaitingRecords } from './records.ts'

const SAO_PAULO = 'America/Sao_Paulo'

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
}

const DEED = [numberOfDay('2026-03-17'), 1800, 0, 0, 0, 0]

const MATERIAL: GuideMaterial = {
  target: null,
  is_weighed: true,
  rests: [],
  guess: 0.2,
  topics: [],
  schedule: [],
  places: [],
  day_zone: SAO_PAULO,
  log: [{ topic_id: 7, log: DEED }],
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

const logAfter = (written: PendingWrite, zone: string) => withWaitingRecords(MATERIAL, [written], zone).log

it('a session that is deleted after a journey is found on the day that it had at home', () => {
  for (const zone of [SAO_PAULO, 'Europe/Lisbon'])
    expect(logAfter(write('DELETE'), zone)).toEqual([{ topic_id: 7, log: [] }])
})

it('a session that is changed after a journey counts once, on the day that it has there', () => {
  const body = { subject_id: 1, topic: 'Crase', study_time: 600 }
  const logged = logAfter(write('PUT', body), 'Europe/Lisbon').flatMap(({ log }) => log)
  expect(logged).toEqual([numberOfDay('2026-03-18'), 600, 0, 0, 0, 0])
})
