import { KINDS, type Kind } from '../records/contract.ts'
import type { ClockForm, SummaryForm } from '../records/rules.ts'

/** With what is said of the topic of an edital. */
export interface SummaryDraft extends SummaryForm {
  kind?: Kind | null
  finished?: boolean
}

export interface StoredSummary {
  sessionId: string
  /** The study time when it was typed: once it has gone on, a time put right before is wrong again. */
  seconds: number
  form: SummaryDraft
}

/** Whether there were questions is for the student to say. */
export const EMPTY_SUMMARY: SummaryDraft = {
  questionsResolved: null,
  totalQuestions: '',
  incorrectAnswers: '',
  time: null,
}

/** The text to keep on the device. */
export function formatSummary(summary: StoredSummary | null): string {
  return JSON.stringify(summary)
}

/** Reads also what was kept before it knew of a time; null for anything else, and it never throws. */
export function parseSummary(text: string): StoredSummary | null {
  try {
    const { sessionId, seconds = 0, form } = fieldsOf(JSON.parse(text))
    const {
      questionsResolved,
      totalQuestions,
      incorrectAnswers,
      time = null,
      kind,
      finished,
    } = fieldsOf(form)
    const typed = { questionsResolved, totalQuestions, incorrectAnswers, time }
    const isRead = typeof sessionId === 'string' && typeof seconds === 'number' && isForm(typed)
    return isRead ? { sessionId, seconds, form: { ...typed, ...saidOfTopic(kind, finished) } } : null
  } catch {
    return null
  }
}

/** What was typed for this session of so many seconds; nothing that belongs to another one. */
export function summaryOf(stored: StoredSummary | null, sessionId: string, seconds: number): SummaryDraft {
  if (stored?.sessionId !== sessionId) return EMPTY_SUMMARY
  return stored.seconds === seconds ? stored.form : { ...stored.form, time: null }
}

function isForm(form: Record<keyof SummaryForm, unknown>): form is SummaryForm {
  const { questionsResolved, totalQuestions, incorrectAnswers, time } = form
  const isAnswer = questionsResolved === 'yes' || questionsResolved === 'no' || questionsResolved === null
  return isAnswer && areTexts(totalQuestions, incorrectAnswers) && (time === null || isClock(time))
}

function isClock(value: unknown): value is ClockForm {
  const { hours, minutes, seconds } = fieldsOf(value)
  return areTexts(hours, minutes, seconds)
}

function saidOfTopic(kind: unknown, finished: unknown): Pick<SummaryDraft, 'kind' | 'finished'> {
  const known = kind === null ? null : KINDS.find((one) => one === kind)
  return { ...(known === undefined ? {} : { kind: known }), ...(finished === true ? { finished } : {}) }
}

const areTexts = (...values: unknown[]) => values.every((value) => typeof value === 'string')

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
