import { KINDS } from '../../../features/records/contract.ts'
import type { Said } from '../../../features/records/web/queries.ts'
import type { SummaryDraft } from '../../../features/timer/stored-summary.ts'
import { Checkbox } from '../../../web/ui/fields/checkbox.tsx'
import { Chips } from '../../../web/ui/fields/chips.tsx'
import { copy } from './copy.ts'

export type FactsOfTopic = Pick<SummaryDraft, 'kind' | 'finished'>

const { summary } = copy

const kinds = KINDS.map((value) => ({ value, label: summary.kinds[value] }))

interface TopicFactsProps {
  form: FactsOfTopic
  change: (patch: FactsOfTopic) => void
  /** The words are those of a topic of the edital. */
  isTopic: boolean
}

/** What a student with an edital may say of a session by one tap each. */
export function TopicFacts({ form: { kind = null, finished = false }, change, isTopic }: TopicFactsProps) {
  return (
    <>
      {isTopic && (
        <Checkbox checked={finished} onChange={(is) => change({ finished: is })}>
          {summary.finished}
        </Checkbox>
      )}
      <Chips label={summary.kind} options={kinds} value={kind} onChange={(chosen) => change({ kind: chosen })} />
    </>
  )
}

/** What is said of no topic is left out. */
export function saidOfTopic({ kind, finished }: FactsOfTopic, topicId: number | undefined): Partial<Said> {
  return {
    ...(kind ? { kind } : {}),
    ...(topicId === undefined ? {} : { topic_id: topicId, ...(finished ? { finished } : {}) }),
  }
}
