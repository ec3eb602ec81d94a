import { KindChips } from '../../../features/records/web/kind-chips.tsx'
import { useKindHabit } from '../../../features/records/web/use-kind-habit.ts'
import type { Halted, Running } from '../../../features/timer/session.ts'
import type { StoredTimer } from '../../../features/timer/stored-timer.ts'
import { kindOf } from './topic-facts.tsx'
import { useSummaryDraft } from './use-summary-draft.ts'

interface KindOfSessionProps {
  userId: string
  stored: StoredTimer
  timer: Running | Halted
}

export function KindOfSession({ userId, stored: { subject, topic }, timer }: KindOfSessionProps) {
  const [form, change] = useSummaryDraft(userId, timer.sessionId, 0)
  const habit = useKindHabit(userId, subject?.id, topic)
  return <KindChips value={kindOf(form, habit)} onChange={(kind) => change({ kind })} />
}
