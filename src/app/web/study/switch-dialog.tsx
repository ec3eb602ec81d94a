import { useState } from 'react'
import type { ChosenSubject } from '../../../features/records/contract.ts'
import { elapsedSeconds } from '../../../features/timer/rules.ts'
import type { Halted, Running } from '../../../features/timer/session.ts'
import { formatDuration } from '../../../shared/duration.ts'
import { Button } from '../../../web/ui/actions/button.tsx'
import { Dialog } from '../../../web/ui/dialogs/dialog.tsx'
import { copy as words } from './dialogs/copy.ts'

const copy = words.switching

/** The subject to change to, with the topic of an edital if there is one. */
export type ToStudy = ChosenSubject & { topic?: string }

interface SwitchDialogProps {
  timer: Running | Halted
  subject: ChosenSubject
  topic: string
  to: ToStudy
  onChange: () => void
  onFollow: () => void
  onClose: () => void
}

/** Choosing another subject in an open session may be a mistake, a correction, or the next session. */
export function SwitchDialog({ timer, subject, topic, to, onChange, onFollow, onClose }: SwitchDialogProps) {
  const [now] = useState(() => Date.now())
  const { status } = timer
  const isTopic = to.topic !== undefined && to.id === subject.id
  const [from, into] = isTopic ? [topic || subject.name, to.topic || to.name] : [subject.name, to.name]
  const answers = [
    { name: copy.stay[status](from), after: copy.staying, act: () => undefined },
    { name: copy.change(into), after: isTopic ? copy.changingTopic : copy.changing, act: onChange },
    { name: copy.follow(into), after: copy.following(from), act: onFollow },
  ]
  return (
    <Dialog open role="alertdialog" onClose={onClose} title={isTopic ? copy.titleTopic : copy.title}>
      <p className="text-soft">{copy.text[status](from, formatDuration(elapsedSeconds(timer, now)))}</p>
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
