import type { RecordRow } from '../records/log/rules.ts'
import type { KnownRecord } from '../records/pending.ts'
import { topicKey } from '../records/topics/wording.ts'
import { isReviewKey } from './card-review.ts'
import { BLANK_CARD } from './cards.ts'
import type { Cause } from './causes.ts'
import type { Mistake, MistakeBody } from './contract.ts'

/** Milliseconds after a session during which its mistakes are asked about. */
const ASKED_FOR_MS = 3 * 3_600_000

/** Today's last session with questions, for some hours; not that of a paper or of cards. */
export function sessionAsked(rows: readonly RecordRow[], now: number): RecordRow | undefined {
  const [last] = rows.filter(({ key, record }) => record.kind !== 'mock' && !isReviewKey(key))
  const isAsked =
    last && last.record.questions_resolved > 0 && Date.parse(last.record.created_at) > now - ASKED_FOR_MS
  return isAsked ? last : undefined
}

/** A mistake with one cause in the session. */
export const missedIn = (
  { key, record }: Pick<RecordRow, 'key' | 'record'>,
  cause: Cause,
  saidAt: Date,
): MistakeBody => ({
  subject_id: record.subject_id,
  topic: record.topic ?? '',
  topic_id: record.topic_id ?? null,
  cause,
  said_at: saidAt.toISOString(),
  day: record.day,
  source: key,
  title: '',
  number: null,
  questions: record.questions_resolved,
  ...BLANK_CARD,
})

/** Counts the session's mistakes by cause, and the wrong and right answers without one. */
export function sortedIn(mistakes: readonly Mistake[], { key, record }: Pick<RecordRow, 'key' | 'record'>) {
  const own = mistakes.filter(({ source }) => source === key)
  const count = (cause: Cause) => own.filter((mistake) => mistake.cause === cause).length
  const lucky = count('lucky')
  const last = own.toSorted((a, b) => a.said_at.localeCompare(b.said_at)).at(-1)
  return {
    count,
    last,
    wrongLeft: Math.max(0, record.incorrect_answers - (own.length - lucky)),
    rightLeft: Math.max(0, record.correct_answers - lucky),
  }
}

/** Whether a mistake has a record's topic. */
export const isOfTopic = (
  { subject_id, topic_id, topic }: Mistake,
  record: Pick<KnownRecord, 'subject_id' | 'topic_id' | 'topic'>,
): boolean =>
  subject_id === record.subject_id &&
  ((topic_id !== null && topic_id === record.topic_id) ||
    (topic !== '' && topicKey(topic) === topicKey(record.topic ?? '')))
