import { Suspense, useState } from 'react'
import { Button } from '../../../web/ui/actions/button.tsx'
import { textStyle } from '../../../web/ui/actions/text-button.tsx'
import { afterPaint } from '../../../web/ui/after-paint.ts'
import { cx } from '../../../web/ui/cx.ts'
import { usePreload } from '../../../web/ui/dialogs/use-preload.ts'
import type { Elements } from '../../../web/ui/elements.ts'
import { later } from '../../../web/ui/states/later.ts'
import type { GuideStep } from '../contract.ts'
import { copy } from '../copy.ts'
import type { Choosing } from './step-dialogs.tsx'
import { useStart } from './use-start.ts'

const dialogs = [() => import('./step-dialogs.tsx')] as const
const WhyDialog = later(async () => (await dialogs[0]()).WhyDialog)
const OtherDialog = later(async () => (await dialogs[0]()).OtherDialog)

interface NextStepProps extends Choosing {
  step: GuideStep
  others: readonly GuideStep[]
  /** The screen is about it. */
  isFirst: boolean
  /** No other button leads the screen. */
  leads: boolean
  /** The clock beside it does not begin it. */
  begins: boolean
  children?: Elements
}

/** One tap starts it; why, and what else, are asked in dialogs, so that nothing moves. */
export function NextStep({ step, others, isFirst, leads, begins, children, ...choosing }: NextStepProps) {
  const [asked, setAsked] = useState<'why' | 'other'>()
  const start = useStart()
  usePreload(dialogs)
  const ask = (next?: 'why' | 'other') => afterPaint(() => setAsked(next))
  const close = () => ask()
  return (
    <div className={cx('@container flex flex-col gap-4', !isFirst && 'grow justify-between')}>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => ask('why')}
        className="group space-y-1 rounded-sm text-left focus-visible:outline-2 focus-visible:outline-accent focus-visible:outline-offset-4"
      >
        <span className="wrap-anywhere block font-semibold text-xl leading-snug @min-[14rem]:line-clamp-2">
          {step.name}
        </span>
        <span className="block text-soft @min-[14rem]:flex">
          <span className="@min-[14rem]:truncate">{step.subject}</span>
          <span className="@min-[14rem]:shrink-0 @min-[14rem]:whitespace-pre">{copy.length(step)}</span>
        </span>
        <span className="measure block @min-[14rem]:line-clamp-3">{copy.sentence(step.reason)}</span>
        <span className={cx(textStyle, 'inline-block group-hover:decoration-2')}>{copy.why}</span>
      </button>
      <div className="flex flex-wrap gap-2.5">
        {begins && (
          <Button
            tone={leads ? 'primary' : 'secondary'}
            onClick={() => start(step)}
            className="max-sm:flex-auto"
          >
            {copy.start}
          </Button>
        )}
        <Button onClick={() => ask('other')} className={cx(!begins && 'max-sm:flex-auto')}>
          {copy.other}
        </Button>
      </div>
      <Suspense>
        {asked === 'why' && <WhyDialog step={step} onClose={close} />}
        {asked === 'other' && (
          <OtherDialog others={others} onClose={close} {...choosing}>
            {children}
          </OtherDialog>
        )}
      </Suspense>
    </div>
  )
}
