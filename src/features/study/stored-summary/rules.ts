import type { SummaryForm } from '../rules.ts'

/** What was typed into the summary of a session that is not saved yet. */
export interface StoredSummary {
  sessionId: string
  form: SummaryForm
}

/** The summary before anything was typed. */
export const EMPTY_SUMMARY: SummaryForm = { questionsResolved: 'no', totalQuestions: '', incorrectAnswers: '' }

/** The text to keep on the device. */
export function formatSummary(summary: StoredSummary | null): string {
  return JSON.stringify(summary)
}

/** Reads what `formatSummary` wrote; null for anything else, never an error. */
export function parseSummary(text: string): StoredSummary | null {
  try {
    const value: unknown = JSON.parse(text)
    return isSummary(value) ? value : null
  } catch {
    return null
  }
}

/** What was typed for this session; nothing that belongs to another one. */
export function summaryOf(stored: StoredSummary | null, sessionId: string): SummaryForm {
  return stored?.sessionId === sessionId ? stored.form : EMPTY_SUMMARY
}

function isSummary(value: unknown): value is StoredSummary {
  const { sessionId, form } = fieldsOf(value)
  const { questionsResolved, totalQuestions, incorrectAnswers } = fieldsOf(form)
  const isAnswer = questionsResolved === 'yes' || questionsResolved === 'no'
  return isAnswer && [sessionId, totalQuestions, incorrectAnswers].every((text) => typeof text === 'string')
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
