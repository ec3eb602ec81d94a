import { Suspense } from 'react'
import type { ChosenSubject } from '../../../features/records/contract.ts'
import { answerLeap, useOpenLeap } from '../../../features/timer/clock/web/use-open-leap.ts'
import { openLeap } from '../../../features/timer/rules.ts'
import type { StoredTimer } from '../../../features/timer/stored-timer.ts'
import { FocusMode } from '../../../features/timer/web/focus-mode.tsx'
import type { TimerActions } from '../../../features/timer/web/timer-controls.tsx'
import { useNeedsAnswer } from '../../../features/timer/web/use-pulse.ts'
import { dispatch } from '../../../features/timer/web/use-timer.ts'
import { LeapDialog, SilenceDialog, SummaryDialog } from './later-dialogs.tsx'
import { sessionSaving } from './session-saving.ts'

interface TimerDialogsProps {
  userId: string
  stored: StoredTimer
  actions: TimerActions
  isFocused: boolean
  isSummaryOpen: boolean
  /** The subject whose session starts once this one is saved. */
  following: ChosenSubject | null
  onUnfocus: () => void
  onOptions: () => void
  onReset: () => void
  onDiscard: () => void
  onCloseSummary: () => void
}

export function TimerDialogs(props: TimerDialogsProps) {
  const { userId, stored, actions, isFocused, isSummaryOpen, following } = props
  const { onUnfocus, onOptions, onReset, onDiscard, onCloseSummary } = props
  const { subject, timer } = stored
  const save = sessionSaving(userId)
  const isSilent = useNeedsAnswer(timer)
  const leap = useOpenLeap(userId, timer)
  return (
    <>
      <FocusMode
        userId={userId}
        open={isFocused && !isSilent && leap === 0 && timer.status !== 'stopped'}
        stored={stored}
        actions={actions}
        onOptions={onOptions}
        onClose={onUnfocus}
      />
      <Suspense>
        {timer.status === 'running' && isSilent && (
          <SilenceDialog
            timer={timer}
            subject={subject?.name ?? ''}
            onAnswer={(event) => dispatch(userId, event)}
          />
        )}
        {!isSilent && leap > 0 && (
          <LeapDialog
            timer={timer}
            subject={subject?.name ?? ''}
            leap={leap}
            onAnswer={(event) => answerLeap(userId, timer, event)}
          />
        )}
      </Suspense>
      {timer.status === 'stopped' && subject && isSummaryOpen && openLeap(timer) === 0 && (
        <Suspense>
          <SummaryDialog
            userId={userId}
            stored={stored}
            timer={timer}
            following={following}
            onSave={(fields) => save(timer, subject, fields, onReset)}
            onDiscard={onDiscard}
            onClose={onCloseSummary}
          />
        </Suspense>
      )}
    </>
  )
}
