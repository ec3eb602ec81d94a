import type { Kind } from '../../../features/records/contract.ts'
import { copy } from '../../../features/records/copy.ts'
import { KindChips } from '../../../features/records/web/kind-chips.tsx'
import type { Said } from '../../../features/records/web/queries.ts'
import type { SummaryDraft } from '../../../features/timer/stored-summary.ts'
import { Checkbox } from '../../../web/ui/fields/checkbox.tsx'

export type FactsOfTopic = Pick<SummaryDraft, 'kind' | 'finished'>

interface TopicFactsProps {
  form: FactsOfTopic
  /** The kind that is offered by habit. */
  habit: Kind | null
  change: (patch: FactsOfTopic) => void
  /** The words are those of a topic of the edital. */
  isTopic: boolean
}

/** What a student may say of a session by one tap each. */
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

/** What was said, also that it is none, else the habit. */
export const kindOf = ({ kind }: FactsOfTopic, habit: Kind | null): Kind | null =>
  kind === undefined ? habit : kind

/** What is said of no topic is left out. */
export function saidOfTopic(
  { kind, finished }: FactsOfTopic,
  topicId: number | undefined,
): Pick<Said, 'kind' | 'topic_id' | 'finished'> {
  return {
    ...(kind ? { kind } : {}),
    ...(topicId === undefined ? {} : { topic_id: topicId, ...(finished ? { finished } : {}) }),
  }
}
