import type { Kind } from '../../../features/records/contract.ts'
import { copy } from '../../../features/records/copy.ts'
import { KindChips } from '../../../features/records/web/kind-chips.tsx'
import type { RecordFields } from '../../../features/records/web/queries.ts'
import type { SummaryDraft } from '../../../features/timer/stored-summary.ts'
import { Checkbox } from '../../../web/ui/fields/checkbox.tsx'

export type FactsOfTopic = Pick<SummaryDraft, 'kind' | 'finished'>

interface TopicFactsProps {
  form: FactsOfTopic
  habit: Kind | null
  change: (patch: FactsOfTopic) => void
  isTopic: boolean
}

/** Optional facts about a session, one tap each. */
export function TopicFacts({ form, habit, change, isTopic }: TopicFactsProps) {
  return (
    <>
      {isTopic && (
        <Checkbox checked={form.finished ?? false} onChange={(is) => change({ finished: is })}>
          {copy.finished}
        </Checkbox>
      )}
      <KindChips value={kindOf(form, habit)} onChange={(kind) => change({ kind })} />
    </>
  )
}

/** The chosen kind (or none), else the usual one. */
export const kindOf = ({ kind }: FactsOfTopic, habit: Kind | null): Kind | null =>
  kind === undefined ? habit : kind

export function topicFields(
  { kind, finished }: FactsOfTopic,
  topicId: number | undefined,
): Pick<RecordFields, 'kind' | 'topic_id' | 'finished'> {
  return {
    ...(kind ? { kind } : {}),
    ...(topicId === undefined ? {} : { topic_id: topicId, ...(finished ? { finished } : {}) }),
  }
}
