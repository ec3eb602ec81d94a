import { Suspense, useState } from 'react'
import { TextButton } from '../../../web/ui/actions/text-button.tsx'
import { later } from '../../../web/ui/states/later.ts'
import type { GuideStep } from '../contract.ts'
import { copy } from '../copy.ts'

const RestDialog = later(async () => (await import('./step-dialogs.tsx')).RestDialog)

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
      <Suspense>{isOpen && <RestDialog steps={steps} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
