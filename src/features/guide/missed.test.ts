import { describe, expect, it } from 'vitest'
import { addDays, numberOfDay } from '../../shared/calendar.ts'
import type { Cause } from '../mistakes/causes.ts'
import type { PendingWrite } from '../records/pending.ts'
import { NO_OUTCOME } from '../syllabus/targets/outcome.ts'
import { guideFrom } from './answer.ts'
import type { GuideMaterial } from './contract.ts'
import { knowledgeOf } from './knowledge/knowledge.ts'
import { entriesOf, itemsIn } from './knowledge/log.ts'
import { missedIn } from './knowledge/missed.ts'
import { guideWith } from './waiting/foreseen.ts'
import { topicsIn } from './weights/weights.ts'

const DAY = '2026-03-18'
const TODAY = numberOfDay(DAY)
const CRASE = 1

type Missed = NonNullable<GuideMaterial['mistakes']>[number]

const missed = (cause: Cause, more: Partial<Missed> = {}): Missed => ({
  key: `mistake-${cause}`,
  subject_id: 1,
  topic: 'Crase',
  topic_id: CRASE,
  cause,
  said_at: `${DAY}T15:00:00.000Z`,
  day: DAY,
  source: 'simulado-1',
  questions: 20,
  dropped: false,
  answers: [],
  studied: false,
  ...more,
})

const times = (count: number, cause: Cause, more: Partial<Missed> = {}) =>
  Array.from({ length: count }, (_, at) => missed(cause, { key: `mistake-${at}`, ...more }))

/** 'Crase' was learned on Sunday, in 60 minutes with 20 questions, 12 of them right; the others never. */
const material = (mistakes: readonly Missed[] = []): GuideMaterial => ({
  target: { id: 1, body: 'Tribunal', position: '', exam_day: null, ...NO_OUTCOME },
  is_weighed: true,
  rests: [],
  guess: 0.2,
  topics: ['Crase', 'Regência', 'Concordância'].map((name, at) => ({
    id: name,
    topic_ids: [at + 1],
    subject_id: 1,
    name,
    words: name,
    subject: 'Português',
    part: 'p1',
    part_share: 1,
    importance: null,
    minimum: null,
  })),
  schedule: [],
  places: [],
  log: [{ topic_id: CRASE, log: [TODAY - 3, 3600, 20, 12, 0, 0] }],
  ...(mistakes.length > 0 ? { mistakes: [...mistakes] } : {}),
})

const guideOf = (mistakes: readonly Missed[], day = DAY) =>
  guideFrom(material(mistakes), { day, minutes: 150 })
const stepOf = (mistakes: readonly Missed[], day = DAY) =>
  guideOf(mistakes, day).steps.find(({ topic }) => topic === 'Crase')

const evidenceOf = (mistakes: readonly Missed[]) => {
  const known = material(mistakes)
  const asked = {
    topics: topicsIn(known),
    log: entriesOf(known).log,
    missed: missedIn(known, itemsIn(known)),
  }
  const { memory } = knowledgeOf({ ...asked, today: TODAY, examDay: null, guess: 0.2 }).known[0] ?? {}
  return { questions: memory?.judged, right: memory?.judgedRight, shown: [memory?.right, memory?.questions] }
}

describe('the guide after a mistake', () => {
  it('comes after a review of learned topics, without a card', () => {
    const guide = guideOf([])
    expect(guide.cards).toBeUndefined()
    expect(stepOf([])).toMatchObject({ kind: 'review', reason: expect.stringContaining('12 de 20') })
  })

  it.each([
    ['unknown', 3, { kind: 'new', reason: 'porque você não sabia 3 de 20' }],
    ['guessed', 2, { kind: 'new', reason: 'porque você não sabia 2 de 20' }],
    ['forgot', 4, { kind: 'review', reason: 'porque você esqueceu 4 de 20' }],
    ['confused', 1, { kind: 'review', reason: expect.stringContaining('12 de 20') }],
    ['misread', 3, { kind: 'review', reason: expect.stringContaining('12 de 20') }],
    ['no_time', 3, { kind: 'review', reason: expect.stringContaining('12 de 20') }],
  ] as const)('by its cause says what of the topic comes next: %s', (cause, count, step) => {
    expect(stepOf(times(count, cause))).toMatchObject(step)
  })

  it.each([
    ['unknown', undefined, 1],
    ['guessed', undefined, 1],
    ['forgot', 1, 1],
    ['confused', 1, 1],
    ['misread', undefined, undefined],
    ['no_time', undefined, undefined],
    ['lucky', undefined, undefined],
  ] as const)('by its cause asks a card today, tomorrow or never: %s', (cause, today, tomorrow) => {
    expect(guideOf([missed(cause)]).cards?.count).toBe(today)
    expect(guideOf([missed(cause)], addDays(DAY, 1)).cards?.count).toBe(tomorrow)
  })

  it('puts an unknown topic before an equally heavy new one, until it is studied again', () => {
    const [first] = guideOf(times(3, 'unknown')).steps
    expect(first).toMatchObject({ topic: 'Crase', kind: 'new', minutes: 10 })
    expect(first?.figures.unknown).toEqual({ times: 3, of: 20 })
    expect(stepOf(times(3, 'unknown', { studied: true }))).toMatchObject({ kind: 'review' })
  })

  it('waits until tomorrow with a topic that was seen today', () => {
    const today = {
      ...material(times(3, 'unknown')),
      log: [{ topic_id: CRASE, log: [TODAY, 3600, 20, 12, 0, 0] }],
    }
    const stepsOn = (day: string) => guideFrom(today, { day, minutes: 150 }).steps.map(({ topic }) => topic)
    expect([stepsOn(DAY).includes('Crase'), stepsOn(addDays(DAY, 1))[0]]).toEqual([false, 'Crase'])
  })

  it('says how many where nobody knows of how many', () => {
    const own = { source: '', questions: null }
    expect(stepOf(times(1, 'unknown', own))?.reason).toBe('porque você não sabia 1 questão')
    expect(stepOf(times(2, 'unknown', own))?.reason).toBe('porque você não sabia 2 questões')
  })

  it('adds up the answers of several papers', () => {
    const two = [
      ...times(2, 'unknown'),
      missed('unknown', { key: 'other', source: 'simulado-2', questions: 10 }),
    ]
    expect(stepOf(two)?.reason).toBe('porque você não sabia 3 de 30')
  })

  it('says so as well of a topic that was only begun', () => {
    const begun = {
      ...material(times(1, 'unknown')),
      log: [{ topic_id: CRASE, log: [TODAY - 3, 600, 0, 0, 0, 0] }],
    }
    const { steps } = guideFrom(begun, { day: DAY, minutes: 150 })
    expect(steps.find(({ topic }) => topic === 'Crase')).toMatchObject({
      kind: 'new',
      reason: 'porque você não sabia 1 de 20',
    })
  })

  it('counts mistakes of a whole topic for each of its parts', () => {
    const whole = { topic_ids: [9], subject_id: 1, words: 'Tudo', first: 0, count: 3 }
    const all = { ...material([missed('unknown', { topic_id: 9 })]), wholes: [whole] }
    expect(stepOf([])?.kind).toBe('review')
    const { steps } = guideFrom(all, { day: DAY, minutes: 150 })
    expect(steps.map(({ topic, reason }) => [topic, reason.slice(0, 25)])).toContainEqual([
      'Crase',
      'porque você não sabia 1 d',
    ])
  })
})

describe('the block of cards', () => {
  it('has its minutes of the day and its reason', () => {
    const guide = guideOf(times(6, 'forgot'))
    expect(guide.cards).toEqual({
      count: 6,
      minutes: 8,
      reason: 'porque você errou 6 questões que ainda não acertou em dois dias diferentes',
    })
    const steps = guide.steps.reduce((sum, { minutes }) => sum + minutes, 0)
    expect(steps).toBeLessThanOrEqual(142)
  })

  it('takes a tenth of a day at most, and is there on a short one', () => {
    const cardsOf = (minutes: number) =>
      guideFrom(material(times(30, 'confused')), { day: DAY, minutes }).cards
    expect(cardsOf(150)).toMatchObject({ count: 11, of: 30, minutes: 15 })
    expect(cardsOf(30)).toMatchObject({ count: 2, of: 30, minutes: 3 })
    expect(cardsOf(5)?.count).toBe(1)
  })

  it('is over on the day of the exam', () => {
    const target = { id: 1, body: 'Tribunal', position: '', ...NO_OUTCOME, exam_day: DAY }
    expect(guideFrom({ ...material(times(1, 'forgot')), target }, { day: DAY }).cards).toBeUndefined()
  })
})

describe('the evidence of a topic’s answers', () => {
  const at = { day: addDays(DAY, -3) }

  it('is all of them without marks', () => {
    expect(evidenceOf([])).toEqual({ questions: 20, right: 12, shown: [12, 20] })
  })

  it.each(['misread', 'no_time'] as const)('is not what was missed for no want of knowledge: %s', (cause) => {
    expect(evidenceOf(times(3, cause, at))).toEqual({ questions: 17, right: 12, shown: [12, 20] })
  })

  it('leaves lucky guesses out: they count as chance', () => {
    expect(evidenceOf(times(4, 'lucky', at))).toEqual({ questions: 20, right: 8 + 0.2 * 12, shown: [12, 20] })
  })

  it.each(['unknown', 'forgot', 'confused', 'guessed'] as const)(
    'stays as it is by another cause: %s',
    (cause) => {
      expect(evidenceOf(times(2, cause, at))).toMatchObject({ questions: 20, right: 12 })
    },
  )

  it('is never below zero', () => {
    expect(evidenceOf([...times(30, 'misread', at), ...times(30, 'lucky', at)])).toMatchObject({
      questions: 12,
      right: 0.2 * 12,
    })
  })
})

it('a device makes the same guide of a mistake that waits there, and of the study that came after it', () => {
  const { key, answers: _answers, studied: _studied, ...body } = missed('unknown')
  const write = (more: Partial<PendingWrite>): PendingWrite => ({
    id: 'w',
    userId: 'ana',
    method: 'PUT',
    path: `/mistakes/${key}`,
    body,
    createdAt: 0,
    label: 'Português',
    state: 'waiting',
    ...more,
  })
  const known = { material: material(), edital: undefined }
  const asked = { day: DAY, minutes: 150 }
  expect(guideWith([write({})], known, asked)).toEqual(guideOf([missed('unknown')]))
  const study = write({
    id: 'record-1',
    method: 'POST',
    path: '/user-study-records',
    body: {
      user_id: 'ana',
      subject_id: 1,
      topic: 'crase',
      study_time: 600,
      created_at: `${DAY}T16:00:00.000Z`,
      zone: 'America/Sao_Paulo',
    },
  })
  const then = guideWith([write({}), study], known, asked).steps.map(({ topic }) => topic)
  expect(then, 'studied today').not.toContain('Crase')
})
