import { dotted } from '../../../shared/text.ts'
import { Dialog } from '../../../web/ui/dialogs/dialog.tsx'
import type { Elements } from '../../../web/ui/elements.ts'
import type { GuideStep } from '../contract.ts'
import { copy } from '../copy.ts'
import { StepFigures } from './step-figures.tsx'
import { StepLine } from './step-line.tsx'

/** The reason of a step with its numbers. */
export function WhyDialog({ step, onClose }: { step: GuideStep; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={step.name}>
      <p className="mb-4 text-soft">{`${dotted(copy.block(step))}. ${copy.sentence(step.reason)}`}</p>
      <StepFigures step={step} />
    </Dialog>
  )
}

interface OtherDialogProps {
  others: readonly GuideStep[]
  onClose: () => void
  children?: Elements
}

/** Steps to choose instead of the next one. */
export function OtherDialog({ others, onClose, children }: OtherDialogProps) {
  return (
    <Dialog open onClose={onClose} title={copy.otherTitle}>
      <p className="mb-4 text-soft">{others.length > 0 ? copy.otherText : copy.noOther}</p>
      <ul className="space-y-4">
        {others.map((other) => (
          <StepLine key={other.topic} step={other} />
        ))}
      </ul>
      {children}
    </Dialog>
  )
}

/** The day's other blocks, each to be started. */
export function RestDialog({ steps, onClose }: { steps: readonly GuideStep[]; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={copy.laterTitle} size="md">
      <ol className="space-y-4">
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a topic may come twice, and the list changes as a whole.
          <StepLine key={index} step={step} />
        ))}
      </ol>
    </Dialog>
  )
}
