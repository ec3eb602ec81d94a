import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { OfStudent, PanelProps } from '../../../web/panels/panels.tsx'
import { TextButton } from '../../../web/ui/actions/text-button.tsx'
import { useReadied } from '../../../web/ui/dialogs/use-readied.ts'
import { Bubble } from '../../../web/ui/display/bubble.tsx'
import { Segmented } from '../../../web/ui/fields/segmented.tsx'
import type { Guide } from '../contract.ts'
import { copy } from '../copy.ts'
import { CardsBlock } from './cards-block.tsx'
import { EnoughBars, EnoughLine } from './enough.tsx'
import { GuidePanel, type WholeProps } from './guide-panel.tsx'
import { RestOfDay } from './rest-of-day.tsx'

export const HomeGuide = (props: PanelProps<OfStudent & { otherwise: ReactNode }>) => (
  <GuidePanel {...props} Whole={WholeDay} leads />
)

const parts = [() => import('../weights/web/weights-dialog.tsx')] as const
const WeightsDialog = lazy(async () => ({ default: (await parts[0]()).WeightsDialog }))

/** Where guessed weights decide the day the screen says so; what to say of them is a tap away. */
function Weights({ userId, guide: { target, asked } }: Pick<WholeProps, 'userId' | 'guide'>) {
  const [isOpen, setOpen] = useState(false)
  useReadied(parts)
  if (!target) return null
  return (
    <>
      <TextButton onClick={() => setOpen(true)} className="-my-1.75 min-h-11">
        {copy.weights.title}
      </TextButton>
      <Suspense>
        {isOpen && (
          <WeightsDialog userId={userId} target={target} asked={asked} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  )
}

const CHOICES = [
  { value: 'all', label: copy.onlyAll },
  { value: 'review', label: copy.onlyReview },
  { value: 'questions', label: copy.onlyQuestions },
] as const

/** The rest of the day, what it may be, and whether there is time enough. */
function WholeDay({ userId, guide, chosen, onChoose }: WholeProps) {
  return (
    <>
      {guide.cards && <CardsBlock cards={guide.cards} />}
      {guide.steps.length > 0 && <Later steps={guide.steps.slice(1)} others={guide.others} />}
      <div className="flex grow flex-col gap-3 border-rule border-t pt-4">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <Segmented
            label={copy.only}
            hideLabel
            options={CHOICES}
            value={chosen ?? 'all'}
            onChange={(value) => onChoose(value === 'all' ? undefined : value)}
          />
          <Weights userId={userId} guide={guide} />
        </div>
        <EnoughLine guide={guide} />
        <EnoughBars guide={guide} />
      </div>
    </>
  )
}

/** Blocks that a wide screen names. */
const NAMED = 2

/** Once the day has no other block, what else there would be. */
function Later({ steps, others }: Pick<Guide, 'steps' | 'others'>) {
  const isLast = steps.length === 0 && others.length > 0
  return (
    <div>
      <RestOfDay steps={steps} />
      {isLast && <p className="mt-3 hidden text-soft text-sm @min-[48rem]:block">{copy.beyond}</p>}
      <ol className="mt-2 hidden space-y-1.5 text-soft text-sm @min-[48rem]:block">
        {(isLast ? others : steps).slice(0, NAMED).map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a topic may come twice, and the list changes as a whole.
          <li key={index} className="flex gap-2.5">
            <Bubble fill={0} className="mt-0.75 size-4 shrink-0" />
            <span className="wrap-anywhere line-clamp-2">
              {[step.name, ...copy.block(step)].join('\u00a0· ')}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
