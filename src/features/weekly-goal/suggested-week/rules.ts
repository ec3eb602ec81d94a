import type { GuideMaterial } from '../../guide/contract.ts'
import { topicsIn } from '../../guide/weights/weights.ts'
import { LIMITS } from '../../schedule/contract.ts'

/** Minutes: hours of a day are chosen in `ofDay`, its blocks are multiples of `ofBlock`. */
export const STEP = { ofDay: 30, ofBlock: 5 } as const
/** The most minutes of a day. */
export const MOST = 16 * 60
/** Minutes of one item of the plan at most, fewer the more subjects the week must hold. */
const BLOCK = { longest: 60, shortest: 30 } as const
/** Blocks of one subject in a week, where all count alike and there is time. */
const TIMES = 2
/** The hours of whoever has no goal. */
const USUAL = 120
const SUNDAY = 7

/** A subject and its part of the week; the parts need not add up to 1. */
export interface Weighed {
  readonly subject_id: number
  readonly share: number
}

export interface Block {
  readonly subject_id: number
  readonly minutes: number
}

/** The subjects and where their shares are from: the edital, exams like it, or nowhere. */
export interface Weighing {
  readonly by: 'edital' | 'usual' | 'nothing'
  readonly subjects: readonly Weighed[]
}

/**
 * The subjects with the guide's shares of the exam, none for one that the student left for later or that the
 * edital does not ask; all alike where the edital asks none of them.
 */
export function weighedBy(
  material: Omit<GuideMaterial, 'log'> | undefined,
  subjectIds: readonly number[],
): Weighing {
  const shares = new Map<number, number>()
  const weights = material ? topicsIn(material) : []
  for (const [index, { weight, place }] of weights.entries()) {
    const id = material?.topics[index]?.subject_id ?? 0
    if (place !== 'aside') shares.set(id, (shares.get(id) ?? 0) + (weight ?? 0))
  }
  const subjects = subjectIds.map((subject_id) => ({ subject_id, share: shares.get(subject_id) ?? 0 }))
  if (subjects.every(({ share }) => share === 0))
    return { by: 'nothing', subjects: subjects.map((one) => ({ ...one, share: 1 })) }
  return { by: material?.is_weighed ? 'edital' : 'usual', subjects }
}

/**
 * A week of these minutes a day: every block goes to the subject that lacks most of its share so far, and
 * none twice in a row while there is another.
 */
export function suggestedWeek(subjects: readonly Weighed[], days: readonly number[]): Block[][] {
  const asked = subjects.filter(({ share }) => share > 0)
  if (asked.length === 0) return days.map(() => [])
  const longest = longestBlock(asked.length, sum(days))
  const given = new Map<number, number>()
  return days.map((day) => {
    let last: number | undefined
    return cut(day, longest).map((minutes) => {
      const others = asked.filter(({ subject_id }) => subject_id !== last)
      last = mostLacking(others.length > 0 ? others : asked, asked, given, minutes)
      given.set(last, (given.get(last) ?? 0) + minutes)
      return { subject_id: last, minutes }
    })
  })
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** The one of `from` that lacks most of its share, once these minutes are given. */
function mostLacking(
  from: readonly Weighed[],
  asked: readonly Weighed[],
  given: ReadonlyMap<number, number>,
  minutes: number,
): number {
  const each = (sum([...given.values()]) + minutes) / sum(asked.map(({ share }) => share))
  const lacks = ({ subject_id, share }: Weighed) => each * share - (given.get(subject_id) ?? 0)
  return from.reduce((most, one) => (lacks(one) > lacks(most) ? one : most)).subject_id
}

const stepped = (minutes: number) => Math.floor(minutes / STEP.ofBlock) * STEP.ofBlock

function longestBlock(subjects: number, minutes: number): number {
  const each = stepped(minutes / (TIMES * subjects))
  return Math.min(BLOCK.longest, Math.max(BLOCK.shortest, each))
}

/** Blocks of one length, which fill the day but for a few minutes. */
function cut(minutes: number, longest: number): number[] {
  const count = Math.min(LIMITS.subjects, Math.ceil(minutes / longest))
  const length = count === 0 ? 0 : stepped(minutes / count)
  return length === 0 ? [] : Array.from({ length: count }, () => length)
}

/** Minutes of the week by subject. */
export function minutesBySubject(week: readonly (readonly Block[])[]): ReadonlyMap<number, number> {
  const all = new Map<number, number>()
  for (const { subject_id, minutes } of week.flat()) {
    all.set(subject_id, (all.get(subject_id) ?? 0) + minutes)
  }
  return all
}

/**
 * The minutes of each day, Monday first, to begin with: the goal, else two hours a day, on the planned days,
 * else on all but Sunday.
 */
export function usualDays(goal: number | null, planned: readonly number[]): number[] {
  const weekdays = [1, 2, 3, 4, 5, 6, SUNDAY]
  const isStudied = (weekday: number) => (planned.length > 0 ? planned.includes(weekday) : weekday < SUNDAY)
  const count = weekdays.filter(isStudied).length
  const until = (days: number) => rounded(((goal ?? USUAL * count) * days) / count)
  let before = 0
  return weekdays.map((weekday) => {
    if (!isStudied(weekday)) return 0
    before += 1
    return Math.min(MOST, until(before) - until(before - 1))
  })
}

const rounded = (minutes: number) => Math.round(minutes / STEP.ofDay) * STEP.ofDay

/** All days that have time get as much; all of the week where none has. */
export const allAlike = (days: readonly number[], minutes: number): number[] =>
  days.map((one) => (one > 0 || sum(days) === 0 ? minutes : 0))

/** The minutes of all days that have time; undefined where these differ. */
export function alikeIn(days: readonly number[]): number | undefined {
  const [first, ...others] = new Set(days.filter((minutes) => minutes > 0))
  return others.length === 0 ? first : undefined
}
