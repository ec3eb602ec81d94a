import { Suspense, useState } from 'react'
import { Button } from '../../../web/ui/actions/button.tsx'
import { afterPaint } from '../../../web/ui/after-paint.ts'
import { cx } from '../../../web/ui/cx.ts'
import { useReadied } from '../../../web/ui/dialogs/use-readied.ts'
import type { Elements } from '../../../web/ui/elements.ts'
import { later } from '../../../web/ui/states/later.ts'
import type { GuideStep } from '../contract.ts'
import { copy } from '../copy.ts'
import { useStart } from './use-start.ts'

const dialogs = [() => import('./step-dialogs.tsx')] as const
const WhyDialog = later(async () => (await dialogs[0]()).WhyDialog)
const OtherDialog = later(async () => (await dialogs[0]()).OtherDialog)

interface NextStepProps {
  step: GuideStep
  others: readonly GuideStep[]
  /** The screen is about it. */
  isFirst: boolean
  /** No other button leads the screen. */
  leads: boolean
  /** The clock beside it does not begin it. */
  begins: boolean
  /** What else can be said of what comes, under the others. */
  children?: Elements
}

/** On a phone the buttons share a line. */
const LINE = 'whitespace-nowrap max-sm:flex-auto max-sm:px-2'

/** One tap starts it; why, and what else, are asked in dialogs, so that nothing moves. */
export function NextStep({ step, others, isFirst, leads, begins, children }: NextStepProps) {
  const [asked, setAsked] = useState<'why' | 'other'>()
  const start = useStart()
  useReadied(dialogs)
  const ask = (next?: 'why' | 'other') => afterPaint(() => setAsked(next))
  const close = () => ask()
  return (
    <div className={cx('@container flex flex-col gap-4', !isFirst && 'grow justify-between')}>
      <div className="space-y-1">
        <p className="wrap-anywhere font-semibold text-xl leading-snug @min-[14rem]:line-clamp-2">
          {step.name}
        </p>
        <p className="text-soft @min-[14rem]:flex">
          <span className="@min-[14rem]:truncate">{step.subject}</span>
          <span className="@min-[14rem]:shrink-0 @min-[14rem]:whitespace-pre">{copy.length(step)}</span>
        </p>
        <p className="measure @min-[14rem]:line-clamp-3">{copy.sentence(step.reason)}</p>
      </div>
      <div className="flex flex-wrap gap-2.5">
        {begins && (
          <Button
            tone={leads ? 'primary' : 'secondary'}
            onClick={() => start(step)}
            className={isFirst ? 'max-sm:w-full' : LINE}
          >
            {copy.start}
          </Button>
        )}
        <Button onClick={() => ask('why')} className={LINE}>
          {copy.why}
        </Button>
        <Button onClick={() => ask('other')} className={LINE}>
          {copy.other}
        </Button>
      </div>
      <Suspense>
        {asked === 'why' && <WhyDialog step={step} onClose={close} />}
        {asked === 'other' && (
          <OtherDialog others={others} onClose={close}>
            {children}
          </OtherDialog>
        )}
      </Suspense>
    </div>
  )
}
