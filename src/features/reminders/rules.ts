import {
  addDays,
  type Day,
  type DayZone,
  dayBounds,
  daysBetween,
  instantAt,
  timeOfDay,
  today,
} from '../../shared/calendar.ts'
import type { ListedExam } from '../exams/contract.ts'
import { enrolmentFor } from '../exams/enrolments.ts'
import { plannedBy, type Span, type WeekdaysSince } from '../schedule/planned/rules.ts'
import type { News } from '../syllabus/watch/contract.ts'
import type { SharedEvent } from '../timer/live/contract.ts'
import { sessionsOf, studiedMs } from '../timer/live/rules.ts'
import { lastSign, next } from '../timer/rules.ts'
import { type ReminderChoice, type Reminders, WORDS } from './contract.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** After this, the beginning of study is no longer reminded. */
const START_MS = 30 * MINUTE_MS
/** The longest time between two looks, because plans change meanwhile. */
export const LOOK_MS = 15 * MINUTE_MS
/** Silence, or time past the end on paper, before the reminder, and for how long it is sent. */
const RUNNING_MS = { silent: 3 * HOUR_MS, afterPaper: 30 * MINUTE_MS, asked: 12 * HOUR_MS, kept: 2 * HOUR_MS }
/** Days before enrolment closes, the minute of the day for the reminder, and how long it is useful. */
const CLOSING = { days: [3, 1, 0], from: 9 * 60, keptMs: 6 * HOUR_MS }
const ENROLMENT = 'enrolment-'

/** How long news of a page is sent. */
const NEWS_MS = 48 * HOUR_MS

const STUDY_PATH = '/area-do-aluno/estudar'
const EDITAL_PATH = '/area-do-aluno/edital'

interface Target {
  readonly id: number
  readonly body: string
  readonly notice_url: string | null
}

interface UnseenNews extends Pick<News, 'id' | 'kind' | 'name' | 'found_at'> {
  readonly target_id: number
}

/** The facts that reminders depend on. */
export interface Remindable {
  readonly zone: DayZone
  readonly choice: ReminderChoice
  readonly study_at: number | null
  readonly plans: readonly WeekdaysSince[]
  readonly rests: readonly Span[]
  readonly targets: readonly Target[]
  readonly exams: readonly ListedExam[]
  readonly news: readonly UnseenNews[]
  readonly studied_on: Day | null
  readonly live: readonly SharedEvent[]
}

/** The message as the worker gets it; a later one of the same tag replaces the shown one. */
export interface PushMessage {
  readonly title: string
  readonly body: string
  readonly path: string
  readonly tag: string
}

export interface Reminder {
  /** The same for the same thing on the same day. */
  readonly key: string
  readonly message: PushMessage
  readonly giveUpAt: Date
}

/** Whether an instant is within the quiet hours in the student's zone. */
export function isQuiet(
  { quiet_from: from, quiet_until: until }: ReminderChoice,
  now: Date,
  zone: string,
): boolean {
  const minute = minuteOf(now, zone)
  return from <= until ? minute >= from && minute < until : minute >= from || minute < until
}

/** When quiet hours begin next in the student's zone; null where there are none. */
export function quietAfter(
  { quiet_from: from, quiet_until: until }: ReminderChoice,
  now: Date,
  zone: string,
): Date | null {
  if (from === until) return null
  const day = today(now, zone)
  const [soon, later] = [instantAt(day, from, zone), instantAt(addDays(day, 1), from, zone)]
  return soon > now ? soon : later
}

function minuteOf(now: Date, zone: string): number {
  const [hours = 0, minutes = 0] = timeOfDay(now, zone).split(':').map(Number)
  return hours * 60 + minutes
}

/** The reminders that are due now; none in quiet hours. */
export function remindersAt(known: Remindable, now: Date): Reminder[] {
  if (isQuiet(known.choice, now, known.zone)) return []
  const day = today(now, known.zone)
  return [
    ...(known.choice.study_start ? startOf(known, day, now) : []),
    ...(known.choice.timer_running ? runningOf(known, now) : []),
    ...(known.choice.enrolment_end ? closingsOf(known, day, now) : []),
    ...(known.choice.page_news ? newsOf(known, now) : []),
  ]
}

// A student who has already begun gets no reminder.
function startOf(
  { zone, study_at, plans, rests, studied_on, live }: Remindable,
  day: Day,
  now: Date,
): Reminder[] {
  if (study_at === null || !plannedBy(plans, rests)(day)) return []
  const start = instantAt(day, study_at, zone).getTime()
  const isNow = now.getTime() >= start && now.getTime() < start + START_MS
  const hasBegun = (studied_on ?? '') >= day || live.some(({ at }) => today(at, zone) === day)
  if (!isNow || hasBegun) return []
  const message = { ...WORDS.study, path: STUDY_PATH, tag: 'study-start' }
  return [{ key: `study-start ${day}`, message, giveUpAt: new Date(start + START_MS) }]
}

// Once per silence: any event of the session starts another.
function runningOf({ live }: Pick<Remindable, 'live'>, now: Date): Reminder[] {
  return sessionsOf(live).flatMap(({ key, timer: known, subject }) => {
    const timer = next(known, { type: 'alive' }, now.getTime())
    if (known.status !== 'running' || timer.status !== 'running') return []
    const sign = lastSign(known)
    const from = sign + (sign === known.paperUntil ? RUNNING_MS.afterPaper : RUNNING_MS.silent)
    if (now.getTime() < from || now.getTime() >= from + RUNNING_MS.asked) return []
    const minutes = Math.floor(studiedMs(known, now.getTime()) / MINUTE_MS)
    const { title, body } = WORDS.running
    const message = {
      title,
      body: body(subject?.name ?? '', minutes),
      path: STUDY_PATH,
      tag: 'timer-running',
    }
    return [
      { key: `timer-running ${key} ${sign}`, message, giveUpAt: new Date(now.getTime() + RUNNING_MS.kept) },
    ]
  })
}

function closingsOf({ zone, targets, exams }: Remindable, day: Day, now: Date): Reminder[] {
  if (minuteOf(now, zone) < CLOSING.from) return []
  return targets.flatMap((target) => {
    const { closesOn } = enrolmentFor(target, exams)
    const days = closesOn === null ? -1 : daysBetween(day, closesOn)
    if (!CLOSING.days.includes(days)) return []
    const tag = `${ENROLMENT}${target.id}`
    const { title, body } = WORDS.enrolment
    const message = { title, body: body(target.body, days), path: '/area-do-aluno/concursos', tag }
    // A text about today is wrong tomorrow.
    const until = Math.min(now.getTime() + CLOSING.keptMs, dayBounds(day, zone).to.getTime())
    return [{ key: `${tag} ${day}`, message, giveUpAt: new Date(until) }]
  })
}

/** Each news once, until it is seen or two days old. */
function newsOf({ news, targets }: Remindable, now: Date): Reminder[] {
  return news.flatMap(({ id, target_id, kind, name, found_at }) => {
    const target = targets.find((one) => one.id === target_id)
    const giveUpAt = new Date(Date.parse(found_at) + NEWS_MS)
    if (!target || giveUpAt <= now) return []
    const { title, body } = WORDS.news
    const tag = `page-news-${id}`
    const message = { title: title[kind], body: body(target.body, name), path: EDITAL_PATH, tag }
    return [{ key: tag, message, giveUpAt }]
  })
}

/** Whether the exam feed decides if the reminder is still true. */
export const goesByExams = (key: Reminder['key']): boolean => key.startsWith(ENROLMENT)

/** When to look at the student again: soon, or at the planned beginning of study if that is sooner. */
export function nextLook({ zone, study_at }: Pick<Remindable, 'zone' | 'study_at'>, now: Date): Date {
  const soon = now.getTime() + LOOK_MS
  if (study_at === null) return new Date(soon)
  const starts = [now.getTime(), soon].map((at) => instantAt(today(at, zone), study_at, zone).getTime())
  return new Date(Math.min(soon, ...starts.filter((at) => at > now.getTime())))
}

/** The choice as a whole; empty until the student asks for reminders. */
export const wholeOf = ({ choice }: Pick<Reminders, 'choice'>): Partial<ReminderChoice> => choice ?? {}
