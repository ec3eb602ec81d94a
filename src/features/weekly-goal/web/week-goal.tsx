import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { failureText } from '../../../web/api/failure-text.ts'
import { useSave } from '../../../web/api/use-save.ts'
import { useToday } from '../../../web/device/use-today.ts'
import { headingIn } from '../../../web/pages/heading-in.ts'
import type { PanelProps } from '../../../web/panels/panels.tsx'
import { Button } from '../../../web/ui/actions/button.tsx'
import { TextButton } from '../../../web/ui/actions/text-button.tsx'
import { cx } from '../../../web/ui/cx.ts'
import { lookAfterFocus } from '../../../web/ui/dialogs/look-after-focus.ts'
import { Figures } from '../../../web/ui/display/figures.tsx'
import { Panel } from '../../../web/ui/display/panel.tsx'
import { ProgressBar } from '../../../web/ui/display/progress-bar.tsx'
import { notify } from '../../../web/ui/notices.ts'
import { UnlessFailed } from '../../../web/ui/states/unless-failed.tsx'
import { type Log, useLog } from '../../records/log/web/queries.ts'
import type { SavedGoal, WeeklyGoal } from '../contract.ts'
import { copy, goalWords } from '../copy.ts'
import { wholeOf } from '../merging.ts'
import {
  hasGoal,
  isBesideExam,
  isRest,
  questionsOf,
  type Standing,
  standingOf,
  subjectsOf,
  tellsLeft,
  withDone,
} from '../rules.ts'
import { GoalDialog } from './goal-dialog.tsx'
import { savingGoal, weeklyGoalOf } from './queries.ts'
import { SubjectsDialog } from './subjects-dialog.tsx'
import { useProposal } from './use-proposal.ts'

export function WeekGoal({ userId, waiting }: PanelProps) {
  const goal = useQuery(weeklyGoalOf(userId, useToday()))
  const { log, answer } = useLog(userId)
  if (goal.data && log) return <Week userId={userId} saved={goal.data} log={log} />
  if (!(goal.isLoadingError || answer.isLoadingError)) return waiting
  return (
    <Panel title={copy.title}>
      <UnlessFailed queries={[goal, answer]}>{null}</UnlessFailed>
    </Panel>
  )
}

type Opened = 'goal' | 'subjects' | undefined

interface WeekProps {
  userId: string
  saved: SavedGoal
  log: Log
}

function Week({ userId, saved, log }: WeekProps) {
  const [opened, setOpened] = useState<Opened>()
  const known = useMemo(() => withDone(saved, log.records), [saved, log])
  const sent = useMemo(() => withDone(saved, log.saved), [saved, log])
  const subjects = subjectsOf(known)
  const isSet = hasGoal(saved)
  const close = () => setOpened(undefined)
  return (
    <Panel
      title={copy.title}
      aside={
        isSet && (
          <span className="flex gap-5">
            {subjects.length > 0 && (
              <TextButton onClick={() => setOpened('subjects')} className="-my-1">
                {copy.bySubject}
              </TextButton>
            )}
            <TextButton onClick={() => setOpened('goal')} className="-my-1">
              {copy.change}
            </TextButton>
          </span>
        )
      }
    >
      {/* As high with a goal as without, so that nothing below moves. */}
      <div
        className={cx('flex min-h-34 flex-col sm:max-lg:min-h-27', isSet ? 'justify-between gap-3' : 'gap-4')}
      >
        {isSet ? (
          <Against known={known} waiting={known.studied_seconds - sent.studied_seconds} />
        ) : (
          <NoGoal userId={userId} saved={saved} onSet={() => setOpened('goal')} />
        )}
      </div>
      {opened === 'goal' && <GoalDialog userId={userId} saved={saved} onClose={close} />}
      {opened === 'subjects' && <SubjectsDialog subjects={subjects} onClose={close} />}
    </Panel>
  )
}

/** The time or, if the goal has none, the questions. */
function Against({ known, waiting }: { known: WeeklyGoal; waiting: number }) {
  const [time, questions] = [standingOf(known), questionsOf(known)]
  const standing = time ?? questions
  if (!standing) return <p className="text-soft">{copy.bySubjectOnly}</p>
  const written = time ? copy.minutes : copy.questions
  const sentences = [
    tellsLeft(known, standing) && copy.left(standing, written),
    time && copy.more(questions),
    waiting > 0 && copy.waiting(waiting),
  ]
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-8">
        <p className="flex items-baseline gap-2 whitespace-nowrap tabular-nums">
          <span className="font-semibold text-hero tracking-tight">
            <Figures text={time ? copy.minutes(standing.studied) : copy.count(standing.studied)} />
          </span>
          <span className="text-soft">{time ? copy.of(standing.goal) : copy.ofQuestions(standing.goal)}</span>
        </p>
        {!isBesideExam(known) && <Today standing={standing} isRest={isRest(known)} written={written} />}
      </div>
      <ProgressBar
        label={copy.title}
        percent={standing.percent}
        valueText={time ? copy.progress(standing) : copy.questionsProgress(standing)}
      />
      <p className="text-soft text-sm">{sentences.filter(Boolean).join(' ')}</p>
    </>
  )
}

interface TodayProps {
  standing: Standing
  isRest: boolean
  written: (amount: number) => string
}

function Today({ standing: { left, leftToday }, isRest, written }: TodayProps) {
  if (left === 0) return null
  if (leftToday === 0) return <p className="text-soft">{isRest ? copy.rest : copy.todayDone}</p>
  return (
    <p className="flex items-baseline gap-2 whitespace-nowrap tabular-nums">
      <span className="text-soft">{copy.today}</span>
      <span className="font-semibold text-xl tracking-tight">
        <Figures text={written(leftToday)} />
      </span>
    </p>
  )
}

interface NoGoalProps {
  userId: string
  saved: SavedGoal
  onSet: () => void
}

function NoGoal({ userId, saved, onSet }: NoGoalProps) {
  const proposal = useProposal(userId, saved)
  const panel = useRef<Element>(null)
  const { mutate, isPending } = useSave({
    ...savingGoal(userId),
    onSuccess: (message) => {
      notify(message)
      // The focused button has disappeared.
      lookAfterFocus(() => headingIn(panel.current), 'ends')
    },
    onError: (error) => notify(failureText(error, { unknown: copy.form.failed }), { tone: 'poor' }),
  })
  return (
    <>
      <p className="measure text-soft">{proposal ? copy.proposal(proposal) : copy.none}</p>
      {/* Two that stand below each other are as wide as each other. */}
      <div className={cx('flex flex-wrap gap-3', proposal && '*:grow')}>
        {proposal && (
          <Button
            busy={isPending}
            onClick={(event) => {
              panel.current = event.currentTarget.closest('section')
              const base = wholeOf(saved)
              const { minutes, questions } = proposal
              const mine = wholeOf({ minutes, questions, subjects: saved.subjects })
              mutate({ base, mine, words: goalWords(saved.subjects) })
            }}
          >
            {isPending ? copy.accepting : copy.accept(proposal)}
          </Button>
        )}
        <Button onClick={onSet}>{proposal ? copy.another : copy.set}</Button>
      </div>
    </>
  )
}
