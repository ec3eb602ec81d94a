import fc from 'fast-check'
import { Compile } from 'typebox/compile'
import { describe, expect, it } from 'vitest'
import { addDays, numberOfDay } from '../../shared/calendar.ts'
import { NO_OUTCOME } from '../syllabus/targets/outcome.ts'
import { guideFrom } from './answer.ts'
import { Guide, type GuideMaterial, ONLY } from './contract.ts'
import { weekFrom } from './week.ts'

const DAY = '2026-03-18'
const TODAY = numberOfDay(DAY)
const shape = Compile(Guide)

type Topic = GuideMaterial['topics'][number]

const topic = (id: number, more: Partial<Topic> = {}): Topic => ({
  id: `t${id}`,
  topic_ids: [id],
  subject_id: 1 + (id % 3),
  name: `Tópico ${id}`,
  words: `Tópico ${id}`,
  subject: `Matéria ${id % 3}`,
  part: `p${id % 3}`,
  part_share: 1 / 3,
  importance: null,
  minimum: null,
  ...more,
})

const material = (more: Partial<GuideMaterial> = {}): GuideMaterial => ({
  target: { id: 1, body: 'Tribunal', position: '', exam_day: null, ...NO_OUTCOME },
  is_weighed: true,
  rests: [],
  guess: 0.2,
  topics: [topic(1), topic(2), topic(3)],
  schedule: [],
  places: [],
  log: [],
  ...more,
})

const examIn = (days: number | null): GuideMaterial['target'] => ({
  id: 1,
  body: 'Tribunal',
  position: '',
  ...NO_OUTCOME,
  exam_day: days === null ? null : addDays(DAY, days),
})

/** A record of a topic so many days ago: seconds, questions, right ones, finished, a review. */
type Action = readonly [
  id: number,
  ago: number,
  seconds: number,
  questions: number,
  right: number,
  end: 0 | 1,
  review: 0 | 1,
]

const logOf = (actions: readonly Action[]): GuideMaterial['log'] =>
  actions.map(([topic_id, ago, ...rest]) => ({ topic_id, log: [TODAY - ago, ...rest] }))

const gathered = (actions: readonly Action[]): GuideMaterial['log'] =>
  [...Map.groupBy(actions.toReversed(), ([id]) => id)].map(([topic_id, of]) => ({
    topic_id,
    log: of.flatMap(([, ago, ...rest]) => [TODAY - ago, ...rest]),
  }))

const BIT = fc.constantFrom<0 | 1>(0, 1)
const ACTIONS = fc.array(
  fc
    .record({
      id: fc.integer({ min: 1, max: 12 }),
      ago: fc.oneof(fc.integer({ min: -2, max: 70 }), fc.integer({ min: 71, max: 3650 })),
      seconds: fc.integer({ min: 0, max: 20_000 }),
      questions: fc.constantFrom(0, 0, 6, 20),
      wrong: fc.integer({ min: 0, max: 6 }),
      end: BIT,
      review: BIT,
    })
    .map(({ id, ago, seconds, questions, wrong, end, review }): Action => {
      return [id, ago, seconds, questions, Math.max(0, questions - wrong), end, review]
    }),
  { maxLength: 60 },
)

const MATERIALS = fc.record({
  target: fc.constantFrom(...[null, -1, 0, 1, 7, 30, 365].map(examIn)),
  is_weighed: fc.boolean(),
  rests: fc.constantFrom<GuideMaterial['rests']>([], [{ id: 1, first_day: DAY, last_day: addDays(DAY, 20) }]),
  guess: fc.constantFrom(0, 0.2, 0.5),
  topics: fc
    .integer({ min: 1, max: 12 })
    .map((count) => Array.from({ length: count }, (_, index) => topic(index + 1))),
  schedule: fc.constantFrom<GuideMaterial['schedule']>([], [{ day_of_week: 3, subject_id: 1 }]),
  places: fc.constantFrom<GuideMaterial['places']>(
    [],
    [
      { subject_id: 2, place: 'front' },
      { subject_id: 1, place: 'aside' },
    ],
  ),
  log: fc.constant([]),
})
const ASKED = fc.record({
  day: fc.constant(DAY),
  minutes: fc.option(fc.integer({ min: 5, max: 960 }), { nil: undefined }),
  only: fc.constantFrom(undefined, ...ONLY),
})

describe('any edital, log and day of the exam', () => {
  it('is answered in its shape, within the minutes, and has no number that JSON cannot write', () => {
    fc.assert(
      fc.property(MATERIALS, ACTIONS, ASKED, (of, actions, asked) => {
        const guide = guideFrom({ ...of, log: logOf(actions) }, asked)
        expect(shape.Check(guide)).toBe(true)
        expect(JSON.parse(JSON.stringify(guide))).toEqual(guide)
        expect(guide.steps.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThanOrEqual(guide.minutes)
      }),
    )
  })

  it('depends only on the final log, however that came about and whatever its order', () => {
    const edit = fc.record({
      at: fc.nat(59),
      action: fc.constantFrom('delete', 'date back', 'move', 'finish'),
    })
    fc.assert(
      fc.property(MATERIALS, ACTIONS, fc.array(edit), ASKED, (of, actions, edits, asked) => {
        let now = actions
        for (const { at, action } of edits) {
          guideFrom({ ...of, log: logOf(now) }, asked)
          now = now.flatMap((one, index) => (index === at ? edited(one, action) : [one]))
        }
        const alone = guideFrom(structuredClone({ ...of, log: gathered(now) }), asked)
        expect(JSON.stringify(guideFrom({ ...of, log: logOf(now) }, asked))).toBe(JSON.stringify(alone))
      }),
    )
  })
})

function edited([id, ago, seconds, questions, right, end, review]: Action, action: string): Action[] {
  if (action === 'delete') return []
  if (action === 'date back') return [[id, ago + 40, seconds, questions, right, end, review]]
  if (action === 'move') return [[(id % 12) + 1, ago, seconds, questions, right, end, review]]
  return [[id, ago, seconds, questions, right, 1, review]]
}

describe('a step beside the next one', () => {
  it('is not said to be worth most where the next step is', () => {
    const topics = [topic(1, { importance: 'alta' }), topic(4), topic(7)]
    const { steps, others } = guideFrom(material({ topics }), { day: DAY })
    expect(steps[0]?.reason).toMatch(/^porque é o que mais vale por hora/)
    expect(others.map(({ reason }) => reason)).toEqual(
      others.map(() => expect.stringMatching(/^porque ainda falta/)),
    )
    expect(others).toHaveLength(2)
  })

  it('is not said to be worth most either where only the day’s subjects are asked for', () => {
    const topics = [topic(1, { part_share: 0.8 }), topic(2, { part_share: 0.2 })]
    const schedule = [{ day_of_week: 3, subject_id: 3 }]
    const { steps } = guideFrom(material({ topics, schedule }), { day: DAY })
    expect(steps.map(({ topic: id, reason }) => [id, reason])).toEqual([
      ['t2', expect.stringMatching(/^porque ainda falta e vale 20% da prova, /)],
    ])
  })
})

describe('the minutes of a day', () => {
  const minutesOf = (actions: readonly Action[]) =>
    guideFrom(material({ log: logOf(actions) }), { day: DAY }).minutes
  const days = (agos: readonly number[]) => agos.map((ago): Action => [1, ago, 3000, 0, 0, 0, 0])

  it('are those of a usual study day, less today’s study', () => {
    expect(minutesOf([])).toBe(120)
    expect(minutesOf(days([1, 3, 4, 9]))).toBe(50)
    expect(minutesOf([...days([1, 3, 4, 9]), [2, 0, 1200, 0, 0, 0, 0]])).toBe(30)
  })

  it('are as many as before after a month or a year away', () => {
    expect(minutesOf(days([31, 33, 34, 39]))).toBe(50)
    expect(minutesOf(days([400, 402]))).toBe(50)
  })

  it('count a record once, even if its topic was split and each part has it', () => {
    const learned = [2, 3, 5].map((id): Action => [id, 10 + id, 3000, 0, 0, 1, 0])
    const log = logOf([...days([1, 3, 9, 20]), ...learned])
    const guideOf = (part: Topic) =>
      guideFrom(material({ log, topics: [topic(1), part, topic(2), topic(3), topic(5)] }), { day: DAY })
    const [whole, parted] = [topic(4), topic(4, { topic_ids: [4, 1] })].map(guideOf)
    expect(parted).toMatchObject({ minutes: 50, enough: { weekly: { high: expect.any(Number) } } })
    expect(parted?.enough.weekly).toEqual(whole?.enough.weekly)
  })

  it('are fewer only today, not all week, once the day’s share was studied', () => {
    const topics = Array.from({ length: 20 }, (_, index) => topic(index + 1))
    const log = logOf([...days([1, 3, 4, 9]), [2, 0, 3000, 0, 0, 0, 0]])
    const { steps: week } = weekFrom(material({ topics, log }), DAY)
    const minutes = week.reduce((sum, step) => sum + step.minutes + step.later, 0)
    expect(minutes).toBeGreaterThan(7 * 30)
    expect(minutes).toBeLessThanOrEqual(30 + 6 * 50)
  })

  it('do not depend on the importance of a subject’s only topic', () => {
    const { steps, asked } = guideFrom(material({ topics: [topic(1), topic(4), topic(7), topic(2)] }), {
      day: DAY,
    })
    expect(asked.map(({ subject }) => subject)).toEqual(['Matéria 1', 'Matéria 1', 'Matéria 1'])
    const guessed = steps.map(({ subject, figures }) => [subject, figures.guessed])
    expect(guessed).toEqual([
      ['Matéria 2', false],
      ['Matéria 1', true],
    ])
  })

  it('begin in the week with today’s blocks, each day with its own subjects', () => {
    const topics = Array.from({ length: 30 }, (_, index) => topic(index + 1))
    // Wednesday, which it is, and Thursday.
    const schedule = [3, 4].map((day_of_week) => ({ day_of_week, subject_id: day_of_week - 1 }))
    const of = material({ topics, schedule, target: examIn(2) })
    const { steps } = guideFrom(of, { day: DAY })
    const { exam, steps: week } = weekFrom(of, DAY)
    expect(exam).toBe(null)
    expect(week.slice(0, steps.length).map(({ name, reason }) => [name, reason])).toEqual(
      steps.map(({ name, reason }) => [name, reason]),
    )
    expect(week.map(({ subject }) => subject)).toEqual(['Matéria 1', 'Matéria 1', 'Matéria 2', 'Matéria 2'])
  })

  it.each([
    [1, 'tomorrow', 3],
    [0, 'today', 0],
    [-1, 'over', 0],
  ])('are not planned beyond an exam in %i days', (days, exam, planned) => {
    const week = weekFrom(material({ target: examIn(days) }), DAY)
    expect(week.exam).toBe(exam)
    expect(week.steps.length).toBeLessThanOrEqual(planned)
    expect(week.steps.length > 0).toBe(planned > 0)
  })

  it('are none where all that the edital asks was seen today, and come again tomorrow', () => {
    const log = [{ topic_id: 1, log: [TODAY, 3600, 10, 8, 1, 0] }]
    const one = material({ topics: [topic(1)], log })
    expect(weekFrom(one, DAY)).toEqual({ exam: null, steps: [], isSeen: true })
    expect(weekFrom(one, addDays(DAY, 1))).toMatchObject({ steps: [{}], isSeen: false })
  })
})
