import type { StoredTimer } from '../stored-timer/rules.ts'
import { FocusMode } from './focus-mode.tsx'
import { SilenceDialog } from './silence-dialog.tsx'
import { SummaryDialog } from './summary-dialog.tsx'
import type { TimerActions } from './timer-controls.tsx'
import { useNeedsAnswer } from './use-pulse.ts'
import { useSaving } from './use-saving.ts'
import { dispatch } from './use-timer.ts'

interface TimerDialogsProps {
  userId: string
  stored: StoredTimer
  actions: TimerActions
  isFocused: boolean
  isSummaryOpen: boolean
  onUnfocus: () => void
  onDiscard: () => void
  onCloseSummary: () => void
}

/** What the timer itself shows above the page: the question after a long silence, focus mode, the summary. */
export function TimerDialogs(props: TimerDialogsProps) {
  const { userId, stored, actions, isFocused, isSummaryOpen, onUnfocus, onDiscard, onCloseSummary } = props
  const { subject, timer } = stored
  const saving = useSaving(userId)
  const isSilent = useNeedsAnswer(timer)
  return (
    <>
      <FocusMode
        userId={userId}
        open={isFocused && !isSilent && timer.status !== 'stopped'}
        stored={stored}
        actions={actions}
        onClose={onUnfocus}
      />
      {timer.status === 'running' && isSilent && (
        <SilenceDialog timer={timer} subject={subject?.name ?? ''} onAnswer={(event) => dispatch(userId, event)} />
      )}
      {timer.status === 'stopped' && subject && isSummaryOpen && (
        <SummaryDialog
          userId={userId}
          stored={stored}
          timer={timer}
          onSave={(said) => saving.session(timer, subject, said)}
          onDiscard={onDiscard}
          onClose={onCloseSummary}
        />
      )}
    </>
  )
}
