import { dotted } from '../../../shared/text.ts'
import { Button } from '../../../web/ui/actions/button.tsx'
import type { GuideStep } from '../contract.ts'
import { copy } from '../copy.ts'
import { useStart } from './use-start.ts'

export function StepLine({ step }: { step: GuideStep }) {
  const start = useStart()
  return (
    <li className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <p className="line-clamp-4 wrap-anywhere font-semibold">{step.name}</p>
        <p className="text-soft text-sm">{`${dotted(copy.block(step))}. ${copy.sentence(step.reason)}`}</p>
      </div>
      <Button size="sm" onClick={() => start(step)} aria-label={`${copy.start}: ${step.name}`}>
        {copy.start}
      </Button>
    </li>
  )
}
