import { expect, it } from 'vitest'
import { addDays, numberOfDay } from '../../shared/calendar.ts'
import { NO_OUTCOME } from '../syllabus/targets/outcome.ts'
import { guideFrom } from './answer.ts'
import type { GuideMaterial } from './contract.ts'

const DAY = '2026-03-18'
const HOURS = 3600

const topicsOf = (subject: string, ids: readonly number[], part_share: number, minimum: number | null) =>
  ids.map((id) => ({
    id: `t${id}`,
    topic_ids: [id],
    subject_id: part_share,
    name: `Tópico ${id}`,
    words: `Tópico ${id}`,
    subject,
    part: subject,
    part_share,
    importance: null,
    minimum,
  }))

/** Five days before the exam, four hours a day until yesterday, and most of them today. */
const MATERIAL: GuideMaterial = {
  target: { id: 1, body: 'Tribunal', position: '', exam_day: addDays(DAY, 5), ...NO_OUTCOME },
  is_weighed: true,
  rests: [],
  guess: 0.2,
  topics: [
    ...topicsOf('Português', [1, 2, 3, 4], 0.9, null),
    ...topicsOf('Informática', [5, 6, 7, 8], 0.1, 0.3),
  ],
  schedule: [],
  places: [],
  log: [3.7, 4, 4, 4].map((hours, ago) => ({
    topic_id: 1,
    log: [numberOfDay(DAY) - ago, hours * HOURS, 0, 0, 0, 0],
  })),
}

it('a student is hurried by days of rest before the exam, not by having studied most of today’s minutes', () => {
  const reasonsWith = (rests: GuideMaterial['rests']) =>
    guideFrom({ ...MATERIAL, rests }, { day: DAY }).steps.map(({ reason }) => reason)
  expect(guideFrom(MATERIAL, { day: DAY }).minutes).toBe(30)
  expect(reasonsWith([]).filter((reason) => reason.includes('elimina'))).toEqual([])
  const rest = { id: 1, first_day: addDays(DAY, 1), last_day: addDays(DAY, 3) }
  expect(reasonsWith([rest])[0]).toContain('elimina abaixo de 30% em Informática')
})
