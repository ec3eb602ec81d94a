import { expect, it } from 'vitest'
import { numberOfDay } from '../../shared/calendar.ts'
import { guideFrom } from './answer.ts'
import type { GuideMaterial } from './contract.ts'
import { weekFrom } from './week.ts'

const DAY = '2026-03-18'
const TODAY = numberOfDay(DAY)

const topic = (id: number): GuideMaterial['topics'][number] => ({
  id: `t${id}`,
  topic_ids: [id],
  subject_id: id,
  name: `Tópico ${id}`,
  words: `Tópico ${id}`,
  subject: `Matéria ${id}`,
  part: `p${id}`,
  part_share: 1 / 3,
  importance: null,
  minimum: null,
})

it('has the home’s minutes for a topic, and separately those of its later blocks', () => {
  const material: GuideMaterial = {
    target: null,
    is_weighed: true,
    rests: [],
    guess: 0.2,
    topics: [1, 2, 3].map(topic),
    schedule: [],
    places: [],
    // Fifty minutes on each of four days, and twenty today.
    log: [
      { topic_id: 1, log: [1, 3, 4, 9].flatMap((ago) => [TODAY - ago, 3000, 0, 0, 0, 0]) },
      { topic_id: 2, log: [TODAY, 1200, 0, 0, 0, 0] },
    ],
  }
  const [now] = guideFrom(material, { day: DAY }).steps
  const [first] = weekFrom(material, DAY).steps
  expect(now).toMatchObject({ name: 'Tópico 2', minutes: 30 })
  expect(first).toMatchObject({ name: 'Tópico 2', minutes: 30, later: 10 })
})
