import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, type Day, numberOfDay } from '../../../shared/calendar.ts'
import { guideFrom } from '../answer.ts'
import type { Figures, GuideMaterial } from '../contract.ts'

const DAY = '2026-03-18'
const TOPICS = [1, 2, 3, 4].map((id) => ({
  id: `t${id}`,
  topic_ids: [id],
  subject_id: 1 + (id % 2),
  name: `Topic ${id}`,
  words: `Topic ${id}`,
  subject: `Subject ${id % 2}`,
  part: `p${id % 2}`,
  part_share: id % 2 === 0 ? 0.7 : 0.3,
  importance: null,
  minimum: null,
}))

interface Action {
  readonly topic: number
  readonly ago: number
  readonly minutes: number
  readonly questions?: number
  readonly right?: number
  readonly finished?: boolean
}

const figuresAfter = (
  actions: readonly Action[],
  more: Partial<GuideMaterial> = {},
): Map<string, Figures> => {
  const material: GuideMaterial = {
    target: null,
    is_weighed: true,
    rests: [],
    guess: 0.2,
    topics: TOPICS,
    schedule: [],
    places: [],
    log: actions.map(({ topic, ago, minutes, questions = 0, right = 0, finished }) => ({
      topic_id: topic,
      log: [numberOfDay(DAY) - ago, minutes * 60, questions, right, Number(finished === true), 0],
    })),
    ...more,
  }
  const { steps } = guideFrom(material, { day: DAY, minutes: 960 })
  return new Map(steps.map(({ topic, figures }) => [topic, figures]))
}

it('shows when a topic was studied, the work before and after it was learned, and the time of others', () => {
  const figures = figuresAfter([
    { topic: 2, ago: 30, minutes: 20 },
    { topic: 2, ago: 24, minutes: 30, questions: 10, right: 6 },
    { topic: 2, ago: 9, minutes: 15, questions: 5, right: 5 },
    { topic: 2, ago: 3, minutes: 15 },
    { topic: 4, ago: 5, minutes: 26.8, finished: true },
    { topic: 1, ago: 8, minutes: 4, questions: 8, right: 7 },
  ])
  expect(figures.get('t2')).toEqual({
    share: 35,
    guessed: true,
    spent_minutes: 50,
    reviews: 2,
    questions: 15,
    correct: 11,
    last_on: '2026-03-15',
    unseen_days: 3,
    usual_minutes: 38,
    usual_topics: 2,
    seen_topics: 2,
    subject_topics: 2,
  })
  expect(figures.get('t4')).toMatchObject({ spent_minutes: 26, reviews: 0, questions: 0, unseen_days: 5 })
  expect(figures.get('t3')).toMatchObject({
    share: 15,
    spent_minutes: 0,
    last_on: null,
    unseen_days: null,
    usual_minutes: 4,
    usual_topics: 1,
    seen_topics: 1,
  })
})

it('says what topics took only of those that were learned in some time', () => {
  const figures = figuresAfter([
    { topic: 2, ago: 5, minutes: 0, questions: 5, right: 4 },
    { topic: 4, ago: 5, minutes: 26, finished: true },
    { topic: 1, ago: 3, minutes: 10 },
  ])
  expect(figures.get('t2')).toMatchObject({ usual_minutes: 26, usual_topics: 1 })
  expect(figures.get('t1')).toMatchObject({ usual_minutes: null, usual_topics: 0 })
})

it('shows no share of the exam where nobody knows any weight', () => {
  expect(figuresAfter([], { is_weighed: false }).get('t2')).toMatchObject({ share: null })
})

it('shows no count and no day that the log does not give', () => {
  const action = fc.record({
    topic: fc.integer({ min: 1, max: 4 }),
    ago: fc.integer({ min: -2, max: 90 }),
    minutes: fc.integer({ min: 1, max: 120 }),
    questions: fc.constantFrom(0, 0, 8),
    right: fc.integer({ min: 0, max: 8 }),
    finished: fc.boolean(),
  })
  const actions = fc.array(
    action.map((one) => ({ ...one, right: Math.min(one.right, one.questions) })),
    { maxLength: 20 },
  )
  fc.assert(
    fc.property(actions, (done) => {
      const past = done.filter(({ ago }) => ago >= 0)
      const subjectsSeen = (odd: number) =>
        new Set(past.filter(({ topic }) => topic % 2 === odd).map(({ topic }) => topic)).size
      for (const [id, shown] of figuresAfter(done)) {
        const topic = Number(id.slice(1))
        const own = past.filter((one) => one.topic === topic)
        expect(shown).toMatchObject({ ...countedOf(own), seen_topics: subjectsSeen(topic % 2) })
        const minutes = own.reduce((sum, one) => sum + one.minutes, 0)
        expect(shown.spent_minutes).toBeLessThanOrEqual(minutes)
        expect(shown.reviews).toBeLessThanOrEqual(Math.max(0, new Set(own.map(({ ago }) => ago)).size - 1))
      }
    }),
  )
})

function countedOf(own: readonly Action[]): Partial<Figures> {
  const ago = own.length === 0 ? null : Math.min(...own.map((one) => one.ago))
  const last: Day | null = ago === null ? null : addDays(DAY, -ago)
  const sum = (what: 'questions' | 'right') => own.reduce((total, one) => total + (one[what] ?? 0), 0)
  return { questions: sum('questions'), correct: sum('right'), last_on: last, unseen_days: ago }
}
