import { useState } from 'react'
import { TextButton } from '../../../web/ui/actions/text-button.tsx'
import { Dialog } from '../../../web/ui/dialogs/dialog.tsx'
import type { GuideStep } from '../contract.ts'
import { copy } from '../copy.ts'
import { StepLine } from './step-line.tsx'

/** The day's blocks after the next step. */
export function RestOfDay({ steps }: { steps: readonly GuideStep[] }) {
  const [isOpen, setOpen] = useState(false)
  if (steps.length === 0) return <p className="text-soft text-sm">{copy.nothingLater}</p>
  const minutes = steps.reduce((sum, step) => sum + step.minutes, 0)
  return (
    <>
      <TextButton onClick={() => setOpen(true)} className="-my-1.75 min-h-11">
        {copy.later(steps.length, minutes)}
      </TextButton>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={copy.laterTitle} size="md">
        <ol className="space-y-4">
          {steps.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a topic may come twice, and the list changes as a whole.
            <StepLine key={index} step={step} />
          ))}
        </ol>
      </Dialog>
    </>
  )
}
