import { useEffect, useEffectEvent, useState } from 'react'
import { CHECK_FIELDS, NO_CONNECTION } from '../../../shared/errors.ts'
import { ApiError } from '../../../web/api/api-error.ts'
import type { Period } from '../../records/period/rules.ts'
import { MESSAGES, type Report, type ReportEvent } from '../contract.ts'
import { copy } from '../copy.ts'
import { knowReport, writeReport } from './queries.ts'

export interface ReportInProgress {
  text: string
  status: string | null
  empty: boolean
  failure: { message: string; detail?: string } | null
}

const ASKING: ReportInProgress = { text: '', status: copy.asking, empty: false, failure: null }

interface Wanted {
  userId: string
  period: Period
  /** While false, nothing is requested, and a running request is cancelled. */
  enabled: boolean
  onDone: (report: Report) => void
}

/** Leaving cancels the report, on the server too; `retry` starts again. */
export function useWriting({
  userId,
  period,
  enabled,
  onDone,
}: Wanted): ReportInProgress & { retry: () => void } {
  const [writing, setWriting] = useState(ASKING)
  const [attempt, setAttempt] = useState(0)
  const done = useEffectEvent(onDone)
  const { from, to } = period
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a new report
  useEffect(() => {
    if (!enabled) return
    const left = new AbortController()
    setWriting(ASKING)
    const query = { ...(from && { from }), ...(to && { to }) }
    follow(writeReport(userId, query, left.signal), setWriting).then(
      (report) => {
        if (left.signal.aborted) return
        knowReport(userId, report)
        done(report)
      },
      (error: unknown) => {
        if (!left.signal.aborted) setWriting((before) => ({ ...before, status: null, ...failureOf(error) }))
      },
    )
    return () => left.abort()
  }, [userId, from, to, enabled, attempt])
  return { ...writing, retry: () => setAttempt((before) => before + 1) }
}

async function follow(
  events: AsyncGenerator<ReportEvent>,
  show: (writing: ReportInProgress) => void,
): Promise<Report> {
  let writing = ASKING
  for await (const event of events) {
    if (event.type === 'done') return { ...event.report, markdown: writing.text }
    writing = after(writing, event)
    show(writing)
  }
  throw new Error('The report broke off.')
}

/** The first piece of text is the table; a model's thoughts come after it. */
function after(before: ReportInProgress, event: Exclude<ReportEvent, { type: 'done' }>): ReportInProgress {
  if (event.type === 'start') return { ...before, status: event.kind === 'ai' ? copy.thinking : copy.asking }
  const hasThought = before.text !== '' && before.status === copy.thinking
  return { ...before, text: before.text + event.text, status: hasThought ? copy.writing : before.status }
}

function failureOf(error: unknown): Pick<ReportInProgress, 'empty' | 'failure'> {
  if (!(error instanceof ApiError)) return { empty: false, failure: { message: copy.broken } }
  if (error.message === MESSAGES.noData) return { empty: true, failure: null }
  if (error.code === 'offline')
    return { empty: false, failure: { message: copy.broken, detail: NO_CONNECTION } }
  const known = error.status < 500 && error.message !== CHECK_FIELDS
  return { empty: false, failure: { message: known ? error.message : copy.failed } }
}
