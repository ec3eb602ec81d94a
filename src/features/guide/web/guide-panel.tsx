import { type ComponentType, type ReactNode, useState } from 'react'
import { AREA } from '../../../web/pages/paths.ts'
import { type OfStudent, type PanelProps, Panels } from '../../../web/panels/panels.tsx'
import { LinkButton } from '../../../web/ui/actions/link-button.tsx'
import { TextButton } from '../../../web/ui/actions/text-button.tsx'
import { TextLink } from '../../../web/ui/actions/text-link.tsx'
import { afterPaint } from '../../../web/ui/after-paint.ts'
import { Bubble } from '../../../web/ui/display/bubble.tsx'
import { Panel } from '../../../web/ui/display/panel.tsx'
import { Sheet } from '../../../web/ui/display/sheet.tsx'
import type { Elements } from '../../../web/ui/elements.ts'
import { UnlessFailed } from '../../../web/ui/states/unless-failed.tsx'
import { abbreviatedForRecord } from '../../syllabus/outline/wish.ts'
import type { Guide } from '../contract.ts'
import { copy } from '../copy.ts'
import type { Asked } from '../order/order.ts'
import { NextStep } from './next-step.tsx'
import { examOverSlot } from './slots.ts'
import type { Choosing } from './step-dialogs.tsx'
import { SubjectPlaces } from './subject-places.tsx'
import { UnlessStudying } from './unless-studying.tsx'
import { useGuide } from './use-guide.ts'
import { useFilledIn } from './use-start.ts'

const EDITAL = `${AREA}/edital`

export const StudyGuide = (props: PanelProps<OfStudent & OnStudyPage>) => <GuidePanel {...props} />

interface OnStudyPage {
  leads: boolean
  topic?: string
  isOpen?: boolean
}

interface GuidePanelProps extends PanelProps<OfStudent & OnStudyPage> {
  /** Shown to a student without an edital. */
  otherwise?: ReactNode
  /** The home's part below the next step; without it the panel tells the next step alone. */
  Whole?: ComponentType<WholeProps>
  Minutes?: ComponentType<WholeProps>
}

export interface WholeProps {
  userId: string
  guide: Guide
  only: Asked['only']
}

export function GuidePanel({ userId, waiting, Whole, Minutes, otherwise, ...clock }: GuidePanelProps) {
  const isWhole = Whole !== undefined
  const title = isWhole ? copy.today : copy.title
  const [only, setOnly] = useState<Asked['only']>()
  const { guide, answer } = useGuide(userId, only)
  // Without a network the device makes the guide, of ten years: the tap is answered first.
  const onOnly = (next: Asked['only']) => afterPaint(() => setOnly(next))
  if (!(guide || answer.isLoadingError)) return waiting
  if (!guide) {
    return (
      <Panel title={title}>
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
      title={title}
      aside={
        <Aside guide={guide} only={only} onOnly={onOnly}>
          {Minutes && <Minutes userId={userId} guide={guide} only={only} />}
        </Aside>
      }
      className="flex flex-col"
    >
      {/* Always as high, so that nothing below moves. */}
      <div className={isWhole ? 'flex min-h-116 grow flex-col gap-4' : 'flex min-h-55 flex-col sm:min-h-46'}>
        <Content userId={userId} guide={guide} only={only} onOnly={onOnly} isWhole={isWhole} {...clock} />
        {Whole && !isOver(guide) && <Whole userId={userId} guide={guide} only={only} />}
      </div>
    </Panel>
  )
}

/** Beside the title: the way out of a filter, that today is for rest, or how far away the exam is. */
function Aside({ guide, only, onOnly, children }: Choosing & { guide: Guide; children: ReactNode }) {
  if (only) return <TextButton onClick={() => onOnly(undefined)}>{copy.unfiltered[only]}</TextButton>
  if (isOver(guide)) return copy.examIn(guide.days_left)
  return guide.rests ? copy.rests : (children ?? copy.examIn(guide.days_left))
}

const framed = (session: ReactNode) => (
  <Panel title={copy.today}>
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

interface ContentProps extends WholeProps, Choosing, OnStudyPage {
  isWhole: boolean
}

function Content(props: ContentProps) {
  const { userId, guide, isWhole } = props
  if (isOver(guide)) {
    const Over = guide.days_left === 0 ? ExamDay : AfterExam
    return <Over userId={userId} target={guide.target} isWhole={isWhole} />
  }
  // The study page has the session itself.
  if (!isWhole) return <ToBegin {...props} />
  return (
    <UnlessStudying userId={userId}>
      <ToBegin {...props} />
    </UnlessStudying>
  )
}

function ToBegin({ userId, guide, only, onOnly, isWhole, leads, topic, isOpen }: ContentProps) {
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
      only={only}
      onOnly={onOnly}
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

/** The way to another exam; by itself the screen shows the one in front, which is over. */
const NEXT_EXAM = `${EDITAL}?passo=adicionar`

interface ExamOverProps extends Pick<Guide, 'target'> {
  userId: string
  /** With all that the day asks for, and whose exam it is. */
  isWhole: boolean
}

/** There is nothing to be studied any more: the sheet is the exam's own now. */
function ExamDay({ target, isWhole }: ExamOverProps) {
  return (
    <>
      <div className="flex grow flex-col justify-center gap-4">
        <Sheet filled={0} />
        <p className="font-semibold text-xl">{copy.examDay.title}</p>
        {isWhole && target && <p className="wrap-anywhere">{copy.exam(target)}</p>}
        <p className="measure text-soft">{copy.examDay.text}</p>
      </div>
      {isWhole && (
        <div className="space-y-3 border-rule border-t pt-4">
          <ul className="space-y-2 text-sm">
            {copy.examDay.lines.map((line) => (
              <li key={line} className="flex gap-2.5">
                <Bubble fill={0} className="size-5 shrink-0" />
                <span>{line}</span>
              </li>
            ))}
          </ul>
          <TextLink to={EDITAL}>{copy.examDay.edital}</TextLink>
        </div>
      )}
    </>
  )
}

function AfterExam({ userId, target, isWhole }: ExamOverProps) {
  return (
    <>
      <div className="flex grow flex-col items-start justify-center gap-4">
        {isWhole && <Sheet filled={1} />}
        <p className="font-semibold text-xl">{copy.afterExam.title}</p>
        {isWhole && target && <p className="wrap-anywhere">{copy.exam(target)}</p>}
        {target && <Panels of={examOverSlot} userId={userId} target={target} />}
      </div>
      <div className={isWhole ? 'space-y-4 border-rule border-t pt-4' : ''}>
        {isWhole && <p className="measure text-soft">{copy.afterExam.text}</p>}
        <p className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <LinkButton to={NEXT_EXAM} className="max-sm:w-full">
            {copy.nextTarget}
          </LinkButton>
          {isWhole && <TextLink to={`${AREA}/historico-de-estudos`}>{copy.afterExam.history}</TextLink>}
        </p>
      </div>
    </>
  )
}
