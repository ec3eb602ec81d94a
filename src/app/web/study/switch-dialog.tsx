import { useState } from 'react'
import type { ChosenSubject } from '../../../features/records/contract.ts'
import { elapsedSeconds, type Halted, type Running } from '../../../features/timer/rules.ts'
import { formatDuration } from '../../../shared/duration.ts'
import { Button } from '../../../web/ui/actions/button.tsx'
import { Dialog } from '../../../web/ui/dialogs/dialog.tsx'
import { copy as words } from './copy.ts'

const copy = words.switching

interface SwitchDialogProps {
  timer: Running | Halted
  subject: ChosenSubject
  to: ChosenSubject
  onChange: () => void
  /** Saves the open session and begins one of the chosen subject. */
  onFollow: () => void
  onClose: () => void
}

/** Choosing another subject in an open session may be nothing, a correction, or the next session. */
export function SwitchDialog({ timer, subject, to, onChange, onFollow, onClose }: SwitchDialogProps) {
  const [now] = useState(() => Date.now())
  const { status } = timer
  const answers = [
    { name: copy.stay[status](subject.name), after: copy.staying, act: () => undefined },
    { name: copy.change(to.name), after: copy.changing, act: onChange },
    { name: copy.follow(to.name), after: copy.following(subject.name), act: onFollow },
  ]
  return (
    <Dialog open role="alertdialog" onClose={onClose} title={copy.title}>
      <p className="text-soft">{copy.text[status](subject.name, formatDuration(elapsedSeconds(timer, now)))}</p>
      <div className="mt-5 flex flex-col gap-2.5">
        {answers.map(({ name, after, act }, index) => (
          <Button
            key={name}
            once
            autoFocus={index === 0}
            onClick={() => {
              onClose()
              act()
            }}
            className="flex-col items-start! gap-0.5! py-2.5 text-left"
          >
            <span className="wrap-anywhere text-base">{name}</span>
            <span className="wrap-anywhere font-normal text-soft text-xs">{after}</span>
          </Button>
        ))}
      </div>
    </Dialog>
  )
}
