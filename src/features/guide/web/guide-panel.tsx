import { useState } from 'react'
import { AREA } from '../../../web/pages/paths.ts'
import type { PanelProps } from '../../../web/places/gives.ts'
import { LinkButton } from '../../../web/ui/actions/link-button.tsx'
import { Panel } from '../../../web/ui/display/panel.tsx'
import { Segmented } from '../../../web/ui/fields/segmented.tsx'
import { UnlessFailed } from '../../../web/ui/states/unless-failed.tsx'
import type { Guide } from '../contract.ts'
import { copy } from '../copy.ts'
import type { Asked } from '../order.ts'
import { EnoughLine } from './enough.tsx'
import { NextStep } from './next-step.tsx'
import { RestOfDay } from './rest-of-day.tsx'
import { useGuide } from './use-guide.ts'

export const HomeGuide = (props: PanelProps<'home'>) => <GuidePanel {...props} isWhole />

export const StudyGuide = (props: PanelProps<'study'>) => <GuidePanel {...props} isWhole={false} />

interface GuidePanelProps extends PanelProps<'home'> {
  /** With the rest of the day, what it may be, and whether there is time enough. */
  isWhole: boolean
}

function GuidePanel({ userId, waiting, isWhole }: GuidePanelProps) {
  const [only, setOnly] = useState<Asked['only']>()
  const { guide, answer } = useGuide(userId, only)
  if (!(guide || answer.isLoadingError)) return waiting
  return (
    <Panel title={copy.title} aside={guide?.target && copy.examIn(guide.days_left)}>
      <UnlessFailed queries={guide ? [] : [answer]}>
        {/* As high with an edital as without, so that nothing below moves. */}
        {guide && (
          <div className={isWhole ? 'flex min-h-84 flex-col gap-4 sm:min-h-62' : 'flex min-h-56 flex-col sm:min-h-38'}>
            <Told guide={guide} only={only} />
            {isWhole && guide.topics > 0 && <Whole guide={guide} only={only} onOnly={setOnly} />}
          </div>
        )}
      </UnlessFailed>
    </Panel>
  )
}

function Told({ guide, only }: Pick<WholeProps, 'guide' | 'only'>) {
  const [step] = guide.steps
  if (guide.topics === 0) return <Choose text={copy.none} action={copy.choose} />
  if (guide.days_left !== null && guide.days_left < 0) {
    return <Choose text={copy.examIn(guide.days_left) ?? ''} action={copy.nextTarget} />
  }
  if (!step) return <p className="measure grow text-soft">{only ? copy.rested : copy.done}</p>
  return <NextStep step={step} others={guide.others} />
}

function Choose({ text, action }: { text: string; action: string }) {
  return (
    <div className="flex grow flex-col justify-between gap-3">
      <p className="measure text-soft">{text}</p>
      <LinkButton to={`${AREA}/edital`} className="self-start">
        {action}
      </LinkButton>
    </div>
  )
}

const CHOICES = [
  { value: 'all', label: copy.onlyAll },
  { value: 'review', label: copy.onlyReview },
  { value: 'questions', label: copy.onlyQuestions },
] as const

interface WholeProps {
  guide: Guide
  only: Asked['only']
  onOnly: (only: Asked['only']) => void
}

function Whole({ guide, only, onOnly }: WholeProps) {
  return (
    <div className="mt-auto flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-rule border-t pt-4">
      <Segmented
        label={copy.only}
        hideLabel
        options={CHOICES}
        value={only ?? 'all'}
        onChange={(value) => onOnly(value === 'all' ? undefined : value)}
      />
      <RestOfDay steps={guide.steps.slice(1)} />
      <EnoughLine guide={guide} />
    </div>
  )
}
