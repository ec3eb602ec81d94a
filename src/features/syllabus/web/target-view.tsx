import ellipsis from 'icon:ellipsis'
import pencil from 'icon:pencil'
import { Suspense, useState } from 'react'
import type { Day } from '../../../shared/calendar.ts'
import { dotted } from '../../../shared/text.ts'
import { Panels } from '../../../web/panels/panels.tsx'
import { Button } from '../../../web/ui/actions/button.tsx'
import { ExternalLink } from '../../../web/ui/actions/external-link.tsx'
import { TextButton } from '../../../web/ui/actions/text-button.tsx'
import { afterPaint } from '../../../web/ui/after-paint.ts'
import { usePreload } from '../../../web/ui/dialogs/use-preload.ts'
import { PageHeader } from '../../../web/ui/display/page-header.tsx'
import { Panel } from '../../../web/ui/display/panel.tsx'
import { EmptyState } from '../../../web/ui/states/empty-state.tsx'
import { later } from '../../../web/ui/states/later.ts'
import { Skeleton } from '../../../web/ui/states/skeleton.tsx'
import type { Syllabus } from '../contract.ts'
import { copy } from '../copy.ts'
import type { SyllabusDocument } from '../format/contract.ts'
import { copy as knownCopy } from '../known/copy.ts'
import type { Outline } from '../outline/rules.ts'
import type { Target } from '../targets/contract.ts'
import { copy as targetWords } from '../targets/copy.ts'
import { hasOutcome } from '../targets/outcome.ts'
import { PageNews } from '../watch/web/page-news.tsx'
import { untouchedSlot } from './slots.ts'
import { Standing } from './standing.tsx'
import { TargetSelect } from './target-select.tsx'
import { TopicTree } from './topic-tree.tsx'
import { UnsentChanges } from './unsent-changes.tsx'
import { useKnownSyllabus } from './use-known-syllabus.ts'
import type { Go } from './use-step.ts'
import { useSubject } from './use-subject.ts'

const { many: known } = knownCopy

const parts = {
  more: () => import('./more-dialog.tsx'),
  marking: () => import('../known/web/mark-topics.tsx'),
  topic: () => import('./topic-sheet.tsx'),
}
const MoreDialog = later(async () => (await parts.more()).MoreDialog)
const MarkTopics = later(async () => (await parts.marking()).MarkTopics)
const ExamOutcome = later(async () => (await import('../targets/web/exam-outcome.tsx')).ExamOutcome)

/** The code of the dialogs comes when the page is at rest, so that it is there without a network. */
const LATER = Object.values(parts)

const isUntouched = ({ learned, again, in_study, known }: Outline['coverage']) =>
  learned + again + in_study + known === 0

/** Names the year of an older edital only. */
const ageOf = ({ ano: year, ultimo, seguinte }: SyllabusDocument, day: Day) =>
  year !== undefined &&
  year < Number(day.slice(0, 4)) &&
  copy.age({ year, missing: seguinte, last_on: ultimo }, day)

interface TargetViewProps {
  userId: string
  day: Day
  targets: readonly Target[]
  syllabus: Syllabus
  /** The dialog of what was studied before is open. */
  isMarking: boolean
  onStep: Go
}

/** The target in front, the student's standing in it and its tree. The chooser keeps the focus. */
export function TargetView(props: TargetViewProps) {
  const { userId, day, targets, syllabus, isMarking, onStep } = props
  const { target } = syllabus
  const { outline, document, isWaiting, refused } = useKnownSyllabus(userId, syllabus)
  const [isMore, setMore] = useState<'list' | 'data' | null>(null)
  usePreload(LATER)
  const name = copy.nameOf(target)
  const hasTopics = outline.topics > 0
  const mark = () => afterPaint(() => onStep('ja-sei'))
  return (
    <>
      <PageHeader
        title={copy.title}
        actions={
          <>
            {hasTopics && (
              <Button icon={pencil} onClick={() => afterPaint(() => onStep('editar'))}>
                {copy.actions.edit}
              </Button>
            )}
            <Button icon={ellipsis} onClick={() => afterPaint(() => setMore('list'))}>
              {copy.actions.more}
            </Button>
          </>
        }
      >
        {dotted([name, target.board, hasTopics ? ageOf(document, day) : copy.examOn(target.exam_day, day)])}
      </PageHeader>
      <div className="space-y-6">
        {targets.length > 1 && <TargetSelect userId={userId} targets={targets} />}
        <PageNews userId={userId} waiting={null} />
        <UnsentChanges userId={userId} isWaiting={isWaiting} refused={refused} />
        {(hasOutcome(target) || (target.exam_day ?? day) < day) && (
          <Panel title={targetWords.outcome.title}>
            <Suspense fallback={<Skeleton className="h-11 w-44" />}>
              <ExamOutcome key={target.id} userId={userId} target={target} />
            </Suspense>
          </Panel>
        )}
        {hasTopics ? (
          <InUse
            key={target.id}
            userId={userId}
            day={day}
            target={target}
            outline={outline}
            isMarking={isMarking}
            onMark={mark}
            onMarked={() => afterPaint(() => onStep(null))}
            onSetDay={() => setMore('data')}
          />
        ) : (
          <EmptyState
            title={copy.noSyllabus.title}
            action={
              <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
                <Button tone="primary" size="lg" onClick={() => onStep('adicionar', target.id)}>
                  {copy.actions.fill}
                </Button>
                {target.notice_url && (
                  <ExternalLink href={target.notice_url}>{copy.noSyllabus.notice}</ExternalLink>
                )}
              </div>
            }
          >
            {copy.noSyllabus.text}
          </EmptyState>
        )}
      </div>
      {isMore && (
        <Suspense fallback={null}>
          <MoreDialog
            userId={userId}
            target={target}
            document={document}
            first={isMore}
            hasTopics={hasTopics}
            onStep={onStep}
            onClose={() => afterPaint(() => setMore(null))}
          />
        </Suspense>
      )}
    </>
  )
}

interface InUseProps extends Pick<TargetViewProps, 'userId' | 'day' | 'isMarking'> {
  target: Target
  outline: Outline
  onMark: () => void
  onMarked: () => void
  onSetDay: () => void
}

function InUse(props: InUseProps) {
  const { userId, day, target, outline, isMarking, onMark, onMarked, onSetDay } = props
  const { subject } = useSubject(outline)
  const isBare = isUntouched(outline.coverage)
  // The subject stays for the way back.
  const [hasMarked, setMarked] = useState(isMarking)
  if (isMarking && !hasMarked) setMarked(true)
  return (
    <>
      {isBare && !subject && (
        <Panel title={known.title}>
          <p className="measure mb-4 text-soft">{known.offer}</p>
          <div className="flex flex-wrap gap-2.5">
            <Button onClick={onMark}>{known.open}</Button>
            <Panels of={untouchedSlot} userId={userId} />
          </div>
        </Panel>
      )}
      <div>
        {hasMarked && (
          <Suspense fallback={null}>
            <MarkTopics
              userId={userId}
              nodes={outline.nodes}
              today={day}
              isOpen={isMarking}
              onClose={onMarked}
            />
          </Suspense>
        )}
        {!subject && (
          <Standing
            outline={outline}
            examDay={target.exam_day}
            today={day}
            onSetDay={onSetDay}
            aside={!isBare && <TextButton onClick={onMark}>{known.later}</TextButton>}
          />
        )}
      </div>
      <TopicTree
        userId={userId}
        targetId={target.id}
        name={copy.nameOf(target)}
        outline={outline}
        today={day}
      />
    </>
  )
}
