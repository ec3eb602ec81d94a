import { describe, expect, it } from 'vitest'
import { addDays } from '../../shared/calendar.ts'
import { BLANK_CARD, cardOf, cardsOf, MOST_OPEN, minutesOf } from './cards.ts'
import { CAUSES, type Cause } from './causes.ts'
import type { Mistake } from './contract.ts'

const DAY = '2026-03-18'

const mistake = (cause: Cause | null, more: Partial<Mistake> = {}): Mistake => ({
  key: 'mistake-1',
  subject_id: 1,
  subject: 'Português',
  topic: 'Crase',
  topic_id: null,
  cause,
  said_at: `${DAY}T15:00:00.000Z`,
  day: DAY,
  source: '',
  title: '',
  number: null,
  questions: null,
  ...BLANK_CARD,
  answers: [],
  weight: 0,
  studied: false,
  picture: false,
  ...more,
})

/** An answer this many days after the mistake. */
const answered = (...given: [days: number, right: boolean][]) =>
  given.map(([days, right]) => {
    const day = addDays(DAY, days)
    return { day, right, at: `${day}T20:00:00.000Z` }
  })

describe('the card of a mistake', () => {
  it.each([
    ['unknown', 1],
    ['guessed', 1],
    ['forgot', 0],
    ['confused', 0],
    ['misread', null],
    ['no_time', null],
    ['lucky', null],
    [null, 0],
  ] as const)('of %s comes after so many days: %s', (cause, days) => {
    expect(cardOf(mistake(cause))).toEqual(
      days === null ? { type: 'none' } : { type: 'open', from: addDays(DAY, days), rights: 0 },
    )
  })

  it.each([
    ['was never answered', [], { type: 'open', from: DAY, rights: 0 }],
    [
      'was right once: it comes back two days later',
      [[0, true]],
      { type: 'open', from: '2026-03-20', rights: 1 },
    ],
    [
      'was right twice on one day',
      [
        [0, true],
        [0, true],
      ],
      { type: 'open', from: '2026-03-20', rights: 1 },
    ],
    [
      'was right on two days in a row',
      [
        [0, true],
        [1, true],
      ],
      { type: 'open', from: '2026-03-20', rights: 1 },
    ],
    [
      'was right on two days, two days apart: it is over',
      [
        [0, true],
        [2, true],
      ],
      { type: 'ended' },
    ],
    [
      'was right before and after a week away',
      [
        [0, true],
        [9, true],
      ],
      { type: 'ended' },
    ],
    [
      'was wrong in between: it begins anew',
      [
        [0, true],
        [1, false],
        [2, true],
      ],
      { type: 'open', from: '2026-03-22', rights: 1 },
    ],
    [
      'was wrong last: it comes tomorrow',
      [
        [0, true],
        [3, false],
      ],
      { type: 'open', from: '2026-03-22', rights: 0 },
    ],
    [
      'was right twice after it was wrong',
      [
        [0, false],
        [1, true],
        [3, true],
      ],
      { type: 'ended' },
    ],
  ] as [string, [number, boolean][], object][])('%s', (_, given, state) => {
    expect(cardOf(mistake('forgot', { answers: answered(...given) }))).toEqual(state)
  })

  it('follows the times of its answers, in whatever order they arrive', () => {
    const answers = answered([0, false], [1, true], [3, true]).toReversed()
    expect(cardOf(mistake('forgot', { answers }))).toEqual({ type: 'ended' })
  })

  it('ends when the student drops it', () => {
    expect(cardOf(mistake('forgot', { dropped: true }))).toEqual({ type: 'ended' })
  })
})

describe('the cards of a student', () => {
  const many = (count: number, more: (at: number) => Partial<Mistake> = () => ({})) =>
    Array.from({ length: count }, (_, at) =>
      mistake('forgot', {
        key: `mistake-${String(at).padStart(3, '0')}`,
        said_at: `2026-03-18T15:00:00.${String(at).padStart(3, '0')}Z`,
        ...more(at),
      }),
    )
  const keysOf = (of: readonly Mistake[]) => of.map(({ key }) => key)

  it('exist only for causes that make one', () => {
    const all = CAUSES.filter((cause) => cardOf(mistake(cause)).type === 'none').map((cause) =>
      mistake(cause),
    )
    expect(cardsOf(all, DAY, () => 0)).toEqual({ now: [], later: [], surplus: [] })
  })

  it(`are ${MOST_OPEN} at most; beyond them the oldest of least weight is offered for dropping`, () => {
    const { now, surplus } = cardsOf(many(MOST_OPEN + 3), DAY, () => 0.1)
    expect(now).toHaveLength(MOST_OPEN)
    expect(keysOf(surplus)).toEqual(['mistake-000', 'mistake-001', 'mistake-002'])
  })

  it('keep the heaviest, however old it is', () => {
    const all = many(MOST_OPEN + 1, (at) => ({ weight: at === 0 ? 0.3 : 0.1 }))
    const { now, surplus } = cardsOf(all, DAY, ({ weight }) => weight)
    expect([now[0]?.key, keysOf(surplus)]).toEqual(['mistake-000', ['mistake-001']])
  })

  it('are as many after a month away as before it', () => {
    const all = many(MOST_OPEN + 10, () => ({ answers: answered([0, true]) }))
    expect(cardsOf(all, addDays(DAY, 2), () => 0).now).toHaveLength(MOST_OPEN)
    expect(cardsOf(all, addDays(DAY, 30), () => 0).now).toHaveLength(MOST_OPEN)
  })

  it('wait until their day, and are asked from then on', () => {
    const all = [mistake('unknown', { key: 'new' }), mistake('forgot', { key: 'old' })]
    const today = cardsOf(all, DAY, () => 0)
    expect([keysOf(today.now), keysOf(today.later)]).toEqual([['old'], ['new']])
    expect(keysOf(cardsOf(all, addDays(DAY, 1), () => 0).now).sort()).toEqual(['new', 'old'])
  })

  it.each([
    [1, 2],
    [6, 8],
    [30, 40],
  ])('%i take %i minutes', (cards, minutes) => expect(minutesOf(cards)).toBe(minutes))
})
