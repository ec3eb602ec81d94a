import { expect, it } from 'vitest'
import { numberOfDay } from '../../shared/calendar.ts'
import { NO_OUTCOME } from '../syllabus/targets/outcome.ts'
import { guideFrom } from './answer.ts'
import type { GuideMaterial } from './contract.ts'

const DAY = '2026-03-18'

const topic = (id: number): GuideMaterial['topics'][number] => ({
  id: `t${id}`,
  topic_ids: [id],
  subject_id: id,
  name: `Tópico ${id}`,
  words: `Tópico ${id}`,
  subject: `Matéria ${id}`,
  part: `p${id}`,
  part_share: 1 / 2,
  importance: null,
  minimum: null,
})

const material = (more: Partial<GuideMaterial> = {}): GuideMaterial => ({
  target: { id: 1, body: 'Tribunal', position: '', exam_day: null, ...NO_OUTCOME },
  is_weighed: true,
  rests: [],
  guess: 0.2,
  topics: [topic(1), topic(2)],
  schedule: [],
  places: [],
  log: [],
  ...more,
})

const next = (more: Partial<GuideMaterial> = {}) => guideFrom(material(more), { day: DAY }).steps[0]

it('the next step is the topic of which the student answers too little on a question site, and says so', () => {
  expect(next()).toMatchObject({ topic: 't1', reason: expect.stringContaining('50% da prova') })
  expect(next({ elsewhere: [{ topic_id: 2, questions: 120, correct: 65 }] })).toMatchObject({
    topic: 't2',
    reason: 'porque no TEC você acerta 54 % de 120',
  })
})

it('topics that the student knows well there can wait, and few answers say little', () => {
  expect(next({ elsewhere: [{ topic_id: 1, questions: 200, correct: 190 }] })).toMatchObject({ topic: 't2' })
  const of = (questions: number, correct: number) =>
    next({
      elsewhere: [
        { topic_id: 1, questions: 200, correct: 60 },
        { topic_id: 2, questions, correct },
      ],
    })
  expect(of(2, 0)).toMatchObject({ topic: 't1' })
  expect(of(200, 40)).toMatchObject({ topic: 't2' })
})

it('a review of a topic that is weak on a question site says so, if nothing was answered here', () => {
  const learned = [numberOfDay(DAY) - 30, 3600, 0, 0, 1, 0]
  const log = [1, 2].map((topic_id) => ({ topic_id, log: learned }))
  expect(next({ log, elsewhere: [{ topic_id: 2, questions: 10, correct: 2 }] })).toMatchObject({
    topic: 't2',
    kind: 'review',
    reason: 'porque no TEC você acerta 20 % de 10',
  })
})
