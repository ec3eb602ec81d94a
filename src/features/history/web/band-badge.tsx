import circleCheck from 'icon:circle-check'
import circleMinus from 'icon:circle-minus'
import triangleAlert from 'icon:triangle-alert'
import { type Band, band } from '../../../shared/percent.ts'
import { cx } from '../../../web/ui/cx.ts'
import { Icon, type IconShapes } from '../../../web/ui/icons/icon.tsx'
import { copy } from '../copy.ts'

const LOOKS: Record<Band, { icon: IconShapes; style: string }> = {
  good: { icon: circleCheck, style: 'bg-good-wash text-good' },
  fair: { icon: circleMinus, style: 'bg-fair-wash text-fair' },
  poor: { icon: triangleAlert, style: 'bg-alarm text-on-alarm' },
}

interface BandBadgeProps {
  correct: number
  questions: number
}

export function BandBadge({ correct, questions }: BandBadgeProps) {
  const found = band(correct, questions)
  const { icon, style } = LOOKS[found]
  return (
    <span
      title={copy.subjects.bands[found]}
      className={cx(
        'inline-flex items-center gap-1.5 rounded-full py-0.5 pr-2.5 pl-1.5 font-semibold text-xs',
        style,
      )}
    >
      <Icon of={icon} className="size-4" />
      <span>{copy.subjects.bands[found]}</span>
    </span>
  )
}
