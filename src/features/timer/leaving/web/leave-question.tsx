import { use, useEffect, useEffectEvent } from 'react'
import { thingOf } from '../../../../web/outbox/outbox-rules.ts'
import { studentOutbox } from '../../../../web/outbox/student-outbox.ts'
import { useOutbox } from '../../../../web/outbox/use-outbox.ts'
import type { Leave } from '../../../../web/session/leave.ts'
import { Button } from '../../../../web/ui/actions/button.tsx'
import { Dialog } from '../../../../web/ui/dialogs/dialog.tsx'
import { useStudentId } from '../../../account/web/queries.ts'
import { dispatch, readTimer, useKnownTimer } from '../../web/use-timer.ts'
import { copy } from '../copy.ts'

interface LeaveQuestionProps {
  onLeave: Leave
  onClose: () => void
}

export function LeaveQuestion(props: LeaveQuestionProps) {
  const userId = useStudentId()
  return userId === undefined ? <LeaveAtOnce {...props} /> : <LeaveOf userId={userId} {...props} />
}

function LeaveOf({ userId, onLeave, onClose }: LeaveQuestionProps & { userId: string }) {
  const unsaved = useUnsaved(userId)
  const texts = textsOf(unsaved)
  if (texts.length === 0) return <LeaveAtOnce onLeave={onLeave} onClose={onClose} />
  const leave = () => {
    onClose()
    return onLeave(() => pauseForLeaving(userId))
  }
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={copy.title}
      actions={
        <>
          <Button onClick={onClose} autoFocus>
            {copy.cancel}
          </Button>
          <Button tone="primary" onClick={leave}>
            {unsaved.timer === 'running' ? copy.pause : copy.leave}
          </Button>
        </>
      }
    >
      <div className="space-y-2 text-soft">
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </Dialog>
  )
}

function LeaveAtOnce({ onLeave, onClose }: LeaveQuestionProps) {
  const go = useEffectEvent(() => {
    onClose()
    onLeave()
  })
  useEffect(() => go(), [])
  return null
}

function textsOf({ timer, waiting }: Unsaved): string[] {
  const texts: string[] = []
  if (timer === 'running') texts.push(copy.running)
  if (timer === 'open') texts.push(copy.open)
  if (waiting > 0) texts.push(copy.waiting(waiting))
  return texts
}

interface Unsaved {
  /** Running, or halted with unsaved time. */
  timer: 'none' | 'running' | 'open'
  waiting: number
}

/** Suspends until the outbox was read from the device. */
function useUnsaved(userId: string): Unsaved {
  use(studentOutbox(userId).loaded)
  const { status } = useKnownTimer(userId).timer
  const waiting = new Set(useOutbox(userId).map(thingOf)).size
  const halted = status === 'idle' ? 'none' : 'open'
  return { timer: status === 'running' ? 'running' : halted, waiting }
}

/** Pauses the timer, which must not count while nobody is signed in. */
async function pauseForLeaving(userId: string): Promise<void> {
  if (readTimer(userId).timer.status === 'running') await dispatch(userId, { type: 'pause' })
}
