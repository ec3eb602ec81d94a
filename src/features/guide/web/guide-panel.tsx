import { type ComponentType, type ReactNode, useState } from 'react'
import { AREA } from '../../../web/pages/paths.ts'
import type { OfStudent, PanelProps } from '../../../web/panels/panels.tsx'
import { TextLink } from '../../../web/ui/actions/text-link.tsx'
import { afterPaint } from '../../../web/ui/after-paint.ts'
import { Panel } from '../../../web/ui/display/panel.tsx'
import { Sheet } from '../../../web/ui/display/sheet.tsx'
import type { Elements } from '../../../web/ui/elements.ts'
import { UnlessFailed } from '../../../web/ui/states/unless-failed.tsx'
import { abbreviatedForRecord } from '../../syllabus/outline/wish.ts'
import type { Guide } from '../contract.ts'
import { copy } from '../copy.ts'
import type { Asked } from '../order/order.ts'
import { AfterExam, ExamDay } from './exam-over.tsx'
import { NextStep } from './next-step.tsx'
import { SubjectPlaces } from './subject-places.tsx'
import { UnlessStudying } from './unless-studying.tsx'
import { useGuide } from './use-guide.ts'
import { useFilledIn } from './use-start.ts'

const EDITAL = `${AREA}/edital`

export const StudyGuide = (props: PanelProps<OfStudent & OnStudyPage>) => <GuidePanel {...props} />

interface OnStudyPage {
  leads: boolean
  /** What the clock is filled in with. */
  topic?: string
  isOpen?: boolean
}

interface GuidePanelProps extends PanelProps<OfStudent & OnStudyPage> {
  /** What stands there for a student without an edital. */
  otherwise?: ReactNode
  /** The home's part below the next step; without it the panel tells the next step alone. */
  Whole?: ComponentType<WholeProps>
}

export interface WholeProps {
  userId: string
  guide: Guide
  chosen: Asked['only']
  onChoose: (only: Asked['only']) => void
}

export function GuidePanel({ userId, waiting, Whole, otherwise, ...clock }: GuidePanelProps) {
  const isWhole = Whole !== undefined
  const [chosen, setChosen] = useState<Asked['only']>()
  const [only, setOnly] = useState<Asked['only']>()
  const { guide, answer } = useGuide(userId, only)
  // Without a network the device makes the guide, of ten years: what was chosen is shown first.
  const choose = (next: Asked['only']) => {
    setChosen(next)
    afterPaint(() => setOnly(next))
  }
  if (!(guide || answer.isLoadingError)) return waiting
  if (!guide) {
    return (
      <Panel title={copy.title}>
        <UnlessFailed queries={[answer]}>{null}</UnlessFailed>
      </Panel>
    )
  }
  // Its day is known of an exam also without its edital.
  if (guide.topics === 0 && !isOver(guide))
    return (
      isWhole && (
        <Choose exam={copy.examIn(guide.days_left)}>
          <UnlessStudying userId={userId} framed={framed}>
            {otherwise}
          </UnlessStudying>
        </Choose>
      )
    )
  return (
    <Panel
      title={copy.title}
      aside={guide.rests && !isOver(guide) ? copy.rests : copy.examIn(guide.days_left)}
      className="flex flex-col"
    >
      {/* Always as high, so that nothing below moves. */}
      <div
        className={
          isWhole
            ? 'flex min-h-131 grow flex-col gap-4 min-[30rem]:min-h-101 sm:min-h-88'
            : 'flex min-h-55 flex-col sm:min-h-46'
        }
      >
        <Told userId={userId} guide={guide} only={only} isWhole={isWhole} {...clock} />
        {Whole && !isOver(guide) && <Whole userId={userId} guide={guide} chosen={chosen} onChoose={choose} />}
      </div>
    </Panel>
  )
}

const framed = (session: ReactNode) => (
  <Panel title={copy.title}>
    <div className="min-h-50">{session}</div>
  </Panel>
)

function Choose({ exam, children }: { exam: string | undefined; children: Elements }) {
  return (
    <div className="flex flex-col *:first:grow">
      {children}
      <p className="mt-3 min-h-[2lh] text-soft text-sm @min-[48rem]:mt-6 @min-[48rem]:grow @min-[48rem]:content-center @min-[48rem]:rounded-lg @min-[48rem]:border @min-[48rem]:border-rule @min-[48rem]:bg-sheet @min-[48rem]:p-6 max-sm:min-h-[3lh]">
        <span>{`${exam ? `${exam} ` : ''}${copy.none} `}</span>
        <TextLink to={EDITAL}>{copy.choose}</TextLink>
      </p>
    </div>
  )
}

interface ToldProps extends Pick<WholeProps, 'userId' | 'guide'>, OnStudyPage {
  isWhole: boolean
  only: Asked['only']
}

function Told(told: ToldProps) {
  const { userId, guide, isWhole } = told
  if (isOver(guide)) {
    const Over = guide.days_left === 0 ? ExamDay : AfterExam
    return <Over userId={userId} target={guide.target} isWhole={isWhole} />
  }
  // The study page has the session itself.
  if (!isWhole) return <ToBegin {...told} />
  return (
    <UnlessStudying userId={userId}>
      <ToBegin {...told} />
    </UnlessStudying>
  )
}

function ToBegin({ userId, guide, only, isWhole, leads, topic, isOpen }: ToldProps) {
  const [step] = guide.steps
  useFilledIn(leads && !isWhole ? step : undefined)
  if (!step)
    return (
      <div className="flex grow flex-col justify-center gap-4">
        {!only && <Sheet filled={1} />}
        <p className="measure text-soft">{only ? copy.rested[only] : copy.done}</p>
      </div>
    )
  return (
    <NextStep
      step={step}
      others={guide.others}
      isFirst={isWhole}
      leads={leads}
      begins={!(isOpen || topic === abbreviatedForRecord(step.name))}
    >
      {guide.subjects.length > 1 && <SubjectPlaces userId={userId} subjects={guide.subjects} />}
    </NextStep>
  )
}

/** On the day of the exam and after it there is nothing to be planned for it. */
const isOver = ({ days_left }: Guide) => days_left !== null && days_left <= 0
