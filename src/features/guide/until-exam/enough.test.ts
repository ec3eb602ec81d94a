import { describe, expect, it } from 'vitest'
import { knowledgeOf } from '../knowledge/knowledge.ts'
import type { Entry, Material, Topic } from '../knowledge/material.ts'
import { enoughOf, longestUnseen } from './enough.ts'

const TODAY = 20_780

const topicsOf = (count: number): Topic[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `t${index}`,
    name: `t${index}`,
    subject: 'Português',
    weight: index + 1,
  }))

/** A topic learned every day but the last, in an hour and, turn about, half an hour more. */
const learnedDaily = (days: number): Entry[] =>
  Array.from({ length: days }, (_, index) => ({
    topic: `t${index}`,
    day: TODAY + index - days,
    seconds: index % 2 === 0 ? 3600 : 5400,
    questions: 0,
    right: 0,
    finished: true,
    review: false,
  }))

const told = (more: Partial<Material>) => {
  const material = {
    topics: topicsOf(60),
    log: learnedDaily(28),
    today: TODAY,
    examDay: null,
    guess: 0.2,
    ...more,
  }
  return enoughOf(knowledgeOf(material), material.log)
}

describe('whether there is time enough', () => {
  it('is not told below a fortnight, nor before three topics were learned, nor without topics', () => {
    expect(told({ log: learnedDaily(13) })).toEqual({ known: false, why: 'days' })
    expect(told({ log: learnedDaily(14) })).toMatchObject({ known: true })
    const unfinished = learnedDaily(20).map((entry, index) => ({
      ...entry,
      topic: 't0',
      finished: index < 1,
    }))
    expect(told({ log: unfinished })).toEqual({ known: false, why: 'learned' })
    const two = learnedDaily(20).map((entry, index) => ({ ...entry, topic: `t${index % 2}` }))
    expect(told({ log: two })).toEqual({ known: false, why: 'learned' })
    expect(told({ topics: [] })).toEqual({ known: false, why: 'nothing' })
  })

  it('is yes far from the exam, no near it, and open between', () => {
    const fits = [365, 60, 44, 10].map((days) => {
      const found = told({ examDay: TODAY + days })
      return found.known && found.fits
    })
    expect(fits).toEqual(['yes', 'yes', 'tight', 'no'])
  })

  it('is open on just the days on which the ranges meet', () => {
    for (let days = 30; days < 60; days++) {
      const found = told({ examDay: TODAY + days })
      if (!(found.known && found.there)) throw new Error('It is known.')
      const { needed, there, fits } = found
      const isTight = there.low < needed.high && there.high >= needed.low
      expect(fits === 'tight', String(days)).toBe(isTight)
    }
  })

  it('needs an hour and a quarter for each topic that is left, and a review of all', () => {
    const found = told({})
    if (!found.known) throw new Error('It is known.')
    // 32 topics of 73 min, drawn a little to the hour that counts without a record, and 60 reviews of 12.
    expect(found.needed.low).toBeLessThan(32 * 75 + 60 * 12)
    expect(found.needed.high).toBeGreaterThan(32 * 75 + 60 * 12)
    expect(found.weekly).toEqual({ low: 503, high: 547 })
    expect(found.there).toBeNull()
  })

  it('is a range that holds eight of ten cases, from how topics and weeks vary', () => {
    const found = told({ examDay: TODAY + 60 })
    if (!(found.known && found.there)) throw new Error('It is known.')
    const width = ({ low, high }: { low: number; high: number }) => high - low
    const away = (deviation: number, count: number, of: number) =>
      2 * 1.28 * deviation * Math.sqrt(count + count ** 2 / of)
    // 28 topics of 60 or 90 min, and 32 to come; four weeks of 510 or 540 min, and 60 days.
    expect(width(found.needed)).toBeCloseTo(away(15.275, 32, 28), -1)
    expect(width(found.there)).toBeCloseTo(away(17.321, 60 / 7, 4), -1)
  })

  it('does not count what the student put aside', () => {
    const topics = topicsOf(60).map((one, index) => (index < 50 ? one : { ...one, place: 'aside' as const }))
    const [all, without] = [told({}), told({ topics })]
    if (!(all.known && without.known)) throw new Error('Both are known.')
    expect(without.needed.high).toBeLessThan(all.needed.low)
  })

  it('would leave out nothing where all is learned, and only reviews do not fit', () => {
    const found = told({ topics: topicsOf(20), log: learnedDaily(28), examDay: TODAY + 1 })
    expect(found).toMatchObject({ fits: 'no', leaveOut: null, needed: { low: 240, high: 240 } })
  })

  it('would leave out the topics of least worth per hour, the last of equal ones, with their total', () => {
    const open = [
      { weight: 3, minutes: 300 },
      { weight: 2, minutes: 30 },
      { weight: 1, minutes: 100 },
      { weight: 1, minutes: 100 },
    ]
    const known = topicsOf(28).map((one) => ({ ...one, weight: 1 }))
    const topics = [
      ...known,
      ...open.map((one, index) => ({ id: `o${index}`, name: '', subject: 'Português', ...one })),
    ]
    const found = told({ topics, examDay: TODAY + 7 })
    expect(found).toMatchObject({
      leaveOut: { topics: ['o3', 'o2', 'o0'], minutes: 500 + 3 * 12, share: 5 / 35 },
    })
  })

  it('would leave out the least valuable topics, and only as many as needed', () => {
    const found = told({ examDay: TODAY + 30, topics: topicsOf(60) })
    if (!(found.known && found.there && found.leaveOut)) throw new Error('It does not fit.')
    expect(found.leaveOut.topics[0]).toBe('t28')
    const tooMuch = (found.needed.low + found.needed.high - found.there.low - found.there.high) / 2
    expect(found.leaveOut.minutes).toBeGreaterThanOrEqual(tooMuch - 2)
    expect(found.leaveOut.minutes).toBeLessThan(tooMuch + 100)
  })

  it('has no hours on days of rest', () => {
    const there = (rest: number) => {
      const material = {
        topics: topicsOf(60),
        log: learnedDaily(28),
        today: TODAY,
        examDay: TODAY + 60,
        guess: 0.2,
      }
      const found = enoughOf(knowledgeOf(material), material.log, rest)
      return found.known ? found.there : null
    }
    expect(there(30)?.high).toBeLessThan(there(0)?.low ?? 0)
    expect(there(90)).toEqual({ low: 0, high: 0 })
  })

  const weeklyOf = (log: Entry[]) => {
    const found = told({ examDay: TODAY + 60, log })
    if (!found.known) throw new Error('It is known.')
    return { ...found.weekly, away: found.away, isAway: found.isAway }
  }
  const ago = (days: number, log: Entry[]) => log.map((entry) => ({ ...entry, day: entry.day - days }))

  it('keeps the earlier pace for a student who returns after a month, and says how many days are left out', () => {
    const before = learnedDaily(28)
    const pace = weeklyOf(before)
    expect(pace.away).toBeNull()
    // On the day of the return 26 days of them are within eight weeks.
    const back = weeklyOf(ago(30, before))
    expect(back.away).toBe(30)
    expect(Math.abs(back.low - pace.low)).toBeLessThan(30)
    const third = learnedDaily(3).map((entry) => ({ ...entry, topic: `new${entry.topic}` }))
    const later = weeklyOf([...ago(33, before), ...third])
    expect(later.away).toBe(30)
    expect(later.low).toBeGreaterThan(pace.low * 0.9)
  })

  it('takes the pace from eight weeks of study, however long less than eight weeks the absence was', () => {
    const before = learnedDaily(56)
    const pace = weeklyOf(before)
    for (const days of [14, 42, 43, 50, 55])
      expect(weeklyOf(ago(days, before))).toEqual({ ...pace, away: days, isAway: true })
    expect(told({ log: ago(56, before) })).toEqual({ known: false, why: 'days' })
    const week = learnedDaily(7).map((entry) => ({ ...entry, topic: `new${entry.topic}` }))
    expect(weeklyOf([...ago(57, before), ...week])).toMatchObject({ away: 50, isAway: false })
  })

  it('distinguishes a student who is away from one who is back, even today', () => {
    const before = ago(20, learnedDaily(28))
    const [one] = learnedDaily(1)
    if (!one) throw new Error('There is one.')
    expect(weeklyOf(before).isAway).toBe(true)
    expect(weeklyOf([...before, { ...one, day: TODAY }])).toMatchObject({ away: 20, isAway: false })
  })

  it('counts weeks without study that are no absence of a fortnight', () => {
    const [fortnight, less] = [14, 13].map((days) => weeklyOf(ago(days, learnedDaily(28))))
    expect(fortnight).toMatchObject({ away: 14, low: 503 })
    expect(less).toMatchObject({ away: null, low: 0 })
  })

  it('leaves out only the longest absence: frequent ones lower the pace', () => {
    const log = learnedDaily(56).filter((_, index) => index % 21 < 7)
    const { away, low, high } = weeklyOf(log)
    expect(away).toBe(14)
    // Three of the six weeks that are left.
    expect((low + high) / 2).toBeLessThan(0.6 * 525)
  })

  it('is not told to who comes back after more weeks than the pace is taken from', () => {
    const before = ago(75, learnedDaily(28))
    const back = (days: number) => [
      ...before,
      ...learnedDaily(days).map((entry) => ({ ...entry, topic: `new${entry.topic}` })),
    ]
    const days = { known: false, why: 'days' }
    expect(told({ examDay: TODAY + 60, log: before })).toEqual(days)
    expect(told({ examDay: TODAY + 60, log: back(13) })).toEqual(days)
    // As many hours a week as in the two weeks since, whatever was before.
    expect(told({ examDay: TODAY + 60, log: back(14) })).toMatchObject({ weekly: { low: 498, high: 552 } })
  })
})

describe('the topic that has waited longest', () => {
  it('is shown by its parts, the longest first', () => {
    const material = { topics: topicsOf(3), log: learnedDaily(3), today: TODAY, examDay: null, guess: 0.2 }
    expect(longestUnseen(knowledgeOf(material), 2)).toEqual([
      { topic: 't1', days: 2 },
      { topic: 't0', days: 3 },
    ])
  })

  it('is nothing that was seen today, nor that was never learned', () => {
    const [first, second, third] = learnedDaily(3)
    if (!(first && second && third)) throw new Error('There are three.')
    const log = [first, { ...second, seconds: 1800, finished: false }, { ...third, day: TODAY }]
    const material = { topics: topicsOf(3), log, today: TODAY, examDay: null, guess: 0.2 }
    expect(longestUnseen(knowledgeOf(material), 3)).toEqual([{ topic: 't0', days: 3 }])
  })
})
