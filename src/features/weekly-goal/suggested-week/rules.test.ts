import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GuideMaterial } from '../../guide/contract.ts'
import { alikeIn, allAlike, minutesBySubject, suggestedWeek, usualDays, weighedBy } from './rules.ts'

const DAYS = fc.array(
  fc.integer({ min: 0, max: 32 }).map((halves) => halves * 30),
  { minLength: 7, maxLength: 7 },
)
const SUBJECTS = fc
  .array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 20 })
  .map((shares) => shares.map((share, index) => ({ subject_id: index + 1, share })))
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

describe('a suggested week', () => {
  it('never exceeds a day’s hours, and almost fills them with blocks of whole five minutes', () => {
    fc.assert(
      fc.property(SUBJECTS, DAYS, (subjects, days) => {
        for (const [day, blocks] of suggestedWeek(subjects, days).entries()) {
          const minutes = sum(blocks.map((block) => block.minutes))
          expect(minutes).toBeLessThanOrEqual(days[day] ?? 0)
          expect(minutes).toBeGreaterThan((days[day] ?? 0) - 5 * Math.max(1, blocks.length))
          expect(blocks.filter((block) => block.minutes % 5 !== 0 || block.minutes > 60)).toEqual([])
          expect(blocks.length).toBeLessThanOrEqual(50)
        }
      }),
    )
  })

  it('has no subject twice in a row if there is another', () => {
    fc.assert(
      fc.property(SUBJECTS, DAYS, (subjects, days) => {
        fc.pre(subjects.length > 1)
        for (const blocks of suggestedWeek(subjects, days))
          expect(blocks.filter((block, at) => block.subject_id === blocks[at - 1]?.subject_id)).toEqual([])
      }),
    )
  })

  it('gives every subject its share to within a block, if none is two fifths of the exam', () => {
    fc.assert(
      fc.property(SUBJECTS, DAYS, (subjects, days) => {
        const whole = sum(subjects.map(({ share }) => share))
        fc.pre(subjects.every(({ share }) => share * 2.5 < whole))
        const week = suggestedWeek(subjects, days)
        const all = sum(week.flat().map(({ minutes }) => minutes))
        const given = minutesBySubject(week)
        for (const { subject_id, share } of subjects)
          expect(Math.abs((given.get(subject_id) ?? 0) - (all * share) / whole)).toBeLessThanOrEqual(60)
      }),
    )
  })

  it('alternates the largest subject with the others, and spreads it over the days', () => {
    const shares = [50, 25, 25].map((share, index) => ({ subject_id: index + 1, share }))
    const week = suggestedWeek(shares, [120, 120, 0, 120, 120, 0, 0])
    expect(week.map((day) => day.map(({ subject_id }) => subject_id))).toEqual([
      [1, 2],
      [3, 1],
      [],
      [1, 2],
      [3, 1],
      [],
      [],
    ])
  })

  it('cuts an evening into even blocks, shorter for many small subjects', () => {
    const blocks = (subjects: number, minutes: number) =>
      suggestedWeek(
        Array.from({ length: subjects }, (_, index) => ({ subject_id: index + 1, share: 1 })),
        [minutes],
      )[0]?.map((block) => block.minutes)
    expect(blocks(1, 90)).toEqual([45, 45])
    expect(blocks(1, 150)).toEqual([50, 50, 50])
    expect(blocks(12, 120)).toEqual([30, 30, 30, 30])
    expect(blocks(3, 30)).toEqual([30])
    expect(blocks(3, 0)).toEqual([])
    expect(blocks(0, 120)).toEqual([])
  })
})

describe('the weights of a suggested week', () => {
  const topic = (subject_id: number, part_share: number, index = 0) => ({
    id: `${subject_id}.${index}`,
    topic_ids: [],
    subject_id,
    name: 'Tópico',
    words: 'Tópico',
    subject: `Matéria ${subject_id}`,
    part: `${subject_id}`,
    part_share,
    importance: null,
    minimum: null,
  })
  const material = (known: Partial<GuideMaterial> = {}): GuideMaterial => ({
    target: null,
    is_weighed: true,
    rests: [],
    guess: 0.2,
    topics: [topic(1, 0.6), topic(1, 0.6, 1), topic(2, 0.3), topic(3, 0.1)],
    schedule: [],
    places: [],
    log: [],
    ...known,
  })
  const shares = (of: GuideMaterial | undefined, ids: number[]) =>
    weighedBy(of, ids).subjects.map(({ share }) => Number(share.toFixed(3)))

  it('are the guide’s shares of the exam, zero for subjects outside the edital or left for later', () => {
    expect(shares(material(), [1, 2, 3, 9])).toEqual([0.6, 0.3, 0.1, 0])
    expect(shares(material({ places: [{ subject_id: 2, place: 'aside' }] }), [1, 2])).toEqual([0.6, 0])
  })

  it('are equal if no edital has any of the subjects', () => {
    expect(shares(undefined, [1, 2])).toEqual([1, 1])
    expect(shares(material(), [8, 9])).toEqual([1, 1])
  })

  it('say whether they are the edital’s, those of similar exams, or unknown', () => {
    expect(weighedBy(material(), [1]).by).toBe('edital')
    expect(weighedBy(material({ is_weighed: false }), [1]).by).toBe('usual')
    expect(weighedBy(material(), [9]).by).toBe('nothing')
  })
})

describe('the initial hours of a suggested week', () => {
  it('are the goal divided among planned days, to half an hour', () => {
    expect(usualDays(600, [1, 3, 5])).toEqual([210, 0, 180, 0, 210, 0, 0])
    expect(sum(usualDays(600, []))).toBe(600)
    expect(usualDays(600, []).at(-1)).toBe(0)
    expect(usualDays(168 * 60, []).every((minutes) => minutes <= 960)).toBe(true)
  })

  it('are two a day without a goal', () => {
    expect(usualDays(null, [])).toEqual([120, 120, 120, 120, 120, 120, 0])
    expect(usualDays(null, [6, 7])).toEqual([0, 0, 0, 0, 0, 120, 120])
  })

  it('change for all days with time at once, or for all days if none has any', () => {
    expect(allAlike([60, 0, 90], 120)).toEqual([120, 0, 120])
    expect(allAlike([0, 0, 0], 120)).toEqual([120, 120, 120])
    expect(alikeIn([120, 0, 120])).toBe(120)
    expect(alikeIn([120, 0, 60])).toBeUndefined()
    expect(alikeIn([0, 0])).toBeUndefined()
  })
})
