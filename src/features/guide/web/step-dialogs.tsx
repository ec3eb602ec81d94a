import { dotted } from '../../../shared/text.ts'
import { Button } from '../../../web/ui/actions/button.tsx'
import { Dialog } from '../../../web/ui/dialogs/dialog.tsx'
import type { Elements } from '../../../web/ui/elements.ts'
import type { GuideStep } from '../contract.ts'
import { copy } from '../copy.ts'
import type { Asked } from '../order/order.ts'
import { StepFigures } from './step-figures.tsx'
import { StepLine } from './step-line.tsx'

export function WhyDialog({ step, onClose }: { step: GuideStep; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={step.name}>
      <p className="mb-4 text-soft">{`${dotted(copy.block(step))}. ${copy.sentence(step.reason)}`}</p>
      <StepFigures step={step} />
    </Dialog>
  )
}

/** The student may want only reviews, or only questions, for now. */
export interface Choosing {
  only: Asked['only']
  onOnly: (only: Asked['only']) => void
}

interface OtherDialogProps extends Choosing {
  others: readonly GuideStep[]
  onClose: () => void
  children?: Elements
}

const CHOICES = [
  ['all', copy.onlyAll],
  ['review', copy.onlyReview],
  ['questions', copy.onlyQuestions],
] as const

/** Steps to choose instead of the next one, and kinds of study to choose the day's steps from. */
export function OtherDialog({ others, only, onOnly, onClose, children }: OtherDialogProps) {
  return (
    <Dialog open onClose={onClose} title={copy.otherTitle}>
      <p className="mb-4 text-soft">{others.length > 0 ? copy.otherText : copy.noOther}</p>
      <ul className="space-y-4">
        {others.map((other) => (
          <StepLine key={other.topic} step={other} />
        ))}
      </ul>
      <h3 className="mt-6 mb-2 border-rule border-t pt-4 font-semibold">{copy.only}</h3>
      <div className="flex flex-wrap gap-2.5">
        {CHOICES.filter(([value]) => value !== (only ?? 'all')).map(([value, label]) => (
          <Button
            key={value}
            size="sm"
            onClick={() => {
              onClose()
              onOnly(value === 'all' ? undefined : value)
            }}
          >
            {label}
          </Button>
        ))}
      </div>
      {children}
    </Dialog>
  )
}
