import { addDays, type Day, isDay } from '../../shared/calendar.ts'
import { NEARLY } from '../../shared/find.ts'
import { fold } from '../../shared/text.ts'
import { rankExam } from '../careers/exam-search.ts'
import type { Exam, ListedExam, Source, Status } from './contract.ts'

/** Null where the period has no such date. */
export interface Enrolment {
  opensOn: Day | null
  closesOn: Day | null
}

export const CLOSING_DAYS = 7

/** A list that was not confirmed for this long is stale, even without a failure. */
const STALE_AFTER_MS = 3 * 3_600_000

const UNKNOWN: Enrolment = { opensOn: null, closesOn: null }
const DATE = /(?<!\d)(\d{1,2})\/(\d{1,2})\/(\d{4})(?!\d)/g

/** A single date closes unless 'A partir de …'; of several, first and last. Impossible dates are unknown. */
export function enrolment(period: string): Enrolment {
  const dates = [...period.matchAll(DATE)].map(([, day = '', month = '', year]) => {
    return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  })
  const [first, last] = [dates[0], dates.at(-1)]
  if (first === undefined || last === undefined || !dates.every(isDay)) return UNKNOWN
  const words = fold(period)
  if (words.includes('prorrog')) return { opensOn: null, closesOn: last }
  if (dates.length > 1) return first <= last ? { opensOn: first, closesOn: last } : UNKNOWN
  return /a partir d|inicio/.test(words)
    ? { opensOn: first, closesOn: null }
    : { opensOn: null, closesOn: last }
}

/** Judges enrolment by the student's own day. */
export function statusOf({ opensOn, closesOn }: Enrolment, today: Day): Status {
  if (closesOn !== null && closesOn < today) return 'closed'
  if (opensOn !== null && today < opensOn) return 'upcoming'
  if (closesOn !== null) return closesOn <= addDays(today, CLOSING_DAYS) ? 'closing' : 'open'
  return opensOn === null ? 'unknown' : 'open'
}

/** Adds each exam's status on the student's day. */
export function onDay(exams: readonly ListedExam[], today: Day): Exam[] {
  return exams.map((exam, index) => {
    const period = enrolment(exam.periodo_inscricao)
    const status = statusOf(period, today)
    return { index, ...exam, status, opens_on: period.opensOn, closes_on: period.closesOn }
  })
}

/** Credits the site that the exams link to, or else the one behind `feedUrl`. */
export function sourceOf(exams: readonly ListedExam[], feedUrl: string): Source {
  const counts = new Map<string, number>()
  for (const { link } of exams) {
    const origin = link && URL.canParse(link) && new URL(link).origin
    if (origin) counts.set(origin, (counts.get(origin) ?? 0) + 1)
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a)
  const url = new URL(most?.[0] ?? feedUrl)
  return { name: url.host.replace(/^www\./, ''), url: url.origin }
}

/** Returns true after a failure, or when nobody confirmed the list for hours. */
export function isStale(fetchedAt: Date, failures: number, now: Date): boolean {
  return failures > 0 || now.getTime() - fetchedAt.getTime() > STALE_AFTER_MS
}

export interface Filters {
  search: string
  region: string | null
  status: Status | null
}

/** Most urgent first; finds title, region or candidates' names. 'open' includes exams about to close. */
export function findExams(exams: readonly Exam[], { search, region, status }: Filters): Exam[] {
  const key = fold(search)
  const found = exams.filter(
    (exam) =>
      (key === '' || says(exam, key)) &&
      (region === null || fold(exam.regiao) === fold(region)) &&
      hasStatus(exam, status),
  )
  return found.sort(byUrgency)
}

function says({ titulo, regiao }: Exam, key: string): boolean {
  if (fold(titulo).includes(key) || fold(regiao).includes(key)) return true
  return (rankExam(`${titulo} ${regiao}`, key) ?? NEARLY) < NEARLY
}

/** Each region once, by name. */
export function regionsOf(exams: readonly Exam[]): string[] {
  const byKey = new Map(exams.map(({ regiao }) => [fold(regiao), regiao]))
  return [...byKey.keys()].sort().flatMap((key) => byKey.get(key) ?? [])
}

function hasStatus(exam: Exam, status: Status | null): boolean {
  return status === null || exam.status === status || (status === 'open' && exam.status === 'closing')
}

const URGENCY: Record<Status, number> = { closing: 0, open: 1, upcoming: 2, unknown: 3, closed: 4 }

/** Order: the first to close, the first to open, the unknown, and at the end the last to have closed. */
function byUrgency(a: Exam, b: Exam): number {
  return URGENCY[a.status] - URGENCY[b.status] || orderOfDays(a, b) || a.index - b.index
}

function orderOfDays(a: Exam, b: Exam): number {
  if (a.status === 'upcoming') return compareDays(a.opens_on, b.opens_on)
  return a.status === 'closed' ? compareDays(b.closes_on, a.closes_on) : compareDays(a.closes_on, b.closes_on)
}

/** An unknown day comes last. */
function compareDays(a: Day | null, b: Day | null): number {
  const [left, right] = [a ?? '9999', b ?? '9999']
  if (left === right) return 0
  return left < right ? -1 : 1
}
