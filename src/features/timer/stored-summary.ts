import { KINDS, type Kind } from '../records/contract.ts'
import type { ClockForm, SummaryForm } from '../records/rules.ts'

/** The summary's form with facts about its topic. */
export interface SummaryDraft extends SummaryForm {
  kind?: Kind | null
  finished?: boolean
}

export interface StoredSummary {
  sessionId: string
  /** The study time when the form was typed: a corrected time is outdated once the session has gone on. */
  seconds: number
  form: SummaryDraft
}

/** Only the student knows whether there were questions. */
export const EMPTY_SUMMARY: SummaryDraft = {
  questionsResolved: null,
  totalQuestions: '',
  incorrectAnswers: '',
  time: null,
}

/** The text to store on the device. */
export function formatSummary(summary: StoredSummary | null): string {
  return JSON.stringify(summary)
}

/** Also reads texts of versions without a time; returns null for anything else, and never throws. */
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
    return isRead ? { sessionId, seconds, form: { ...typed, ...topicFields(kind, finished) } } : null
  } catch {
    return null
  }
}

/** The form typed for this session at this number of seconds; an empty one for any other session. */
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

function topicFields(kind: unknown, finished: unknown): Pick<SummaryDraft, 'kind' | 'finished'> {
  const known = kind === null ? null : KINDS.find((one) => one === kind)
  return { ...(known === undefined ? {} : { kind: known }), ...(finished === true ? { finished } : {}) }
}

const areTexts = (...values: unknown[]) => values.every((value) => typeof value === 'string')

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
