import { useState } from 'react'
import { Link } from 'react-router'
import type { ChosenSubject } from '../../../features/records/contract.ts'
import type { SubjectOfDay } from '../../../features/schedule/progress/rules.ts'
import { useSubjectsOfDay } from '../../../features/schedule/web/queries.ts'
import { wholePercent } from '../../../shared/percent.ts'
import { AREA } from '../../../web/pages/paths.ts'
import { TextButton } from '../../../web/ui/actions/text-button.tsx'
import { cx } from '../../../web/ui/cx.ts'
import { ProgressBar } from '../../../web/ui/display/progress-bar.tsx'
import { SubjectFace } from '../../../web/ui/display/subject-face.tsx'
import { Skeleton } from '../../../web/ui/states/skeleton.tsx'
import { copy } from './copy.ts'

interface TodayPlanProps {
  userId: string
  day: string
  chosen: ChosenSubject | null
  onChoose: (subject: ChosenSubject) => void
}

/** Subjects shown before 'more', so that the clock stays in the first screen. */
const SHOWN = 2

/** The first unfinished subjects, in the plan's order; done ones follow where there is room. */
const firstOf = (subjects: readonly SubjectOfDay[]) =>
  [...subjects].sort((a, b) => Number(a.done === a.count) - Number(b.done === b.count)).slice(0, SHOWN)

export function TodayPlan({ userId, day, chosen, onChoose }: TodayPlanProps) {
  const { subjects, answer } = useSubjectsOfDay(userId, day)
  const { error, refetch } = answer
  const [isWhole, setWhole] = useState(false)
  return (
    <section aria-label={copy.plan.title} className="min-h-23 max-sm:min-h-21">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg">{copy.plan.title}</h2>
        {subjects && subjects.length > SHOWN && (
          <TextButton
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
            className="-my-2.75 min-h-11"
          >
            <span>{isWhole ? copy.plan.fewer : copy.plan.all(subjects.length)}</span>
          </TextButton>
        )}
      </div>
      {!(subjects || error) && <Loading />}
      {error && !subjects && (
        <p role="alert" className="mt-1 text-sm text-soft">
          <span>{`${error.message} `}</span>
          <TextButton onClick={() => refetch()}>{copy.plan.retry}</TextButton>
        </p>
      )}
      {subjects?.length === 0 && <Nothing />}
      {subjects && subjects.length > 0 && (
        <ul className="mt-2 grid gap-x-3 gap-y-2 sm:grid-cols-2">
          {(isWhole ? subjects : firstOf(subjects)).map((subject) => (
            <PlannedSubject
              key={subject.id}
              subject={subject}
              isChosen={subject.id === chosen?.id}
              onChoose={() => onChoose({ id: subject.id, name: subject.name })}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

interface PlannedSubjectProps {
  subject: SubjectOfDay
  isChosen: boolean
  onChoose: () => void
}

function PlannedSubject({ subject: { id, name, done, count }, isChosen, onChoose }: PlannedSubjectProps) {
  const isDone = done === count
  const text = copy.plan.done(done, count)
  return (
    <li
      className={cx(
        'relative rounded-md border px-3 py-2.5 text-sm leading-snug fade-colors max-sm:pb-3.5',
        isChosen ? 'border-accent bg-wash' : 'border-rule bg-sheet',
        !(isChosen || isDone) && 'hover:border-edge',
      )}
    >
      <div className="flex cramped:flex-wrap items-center justify-between gap-2 sm:mb-2">
        <SubjectFace
          id={id}
          name={name}
          fill={done / count}
          isNow={isChosen}
          className="-my-0.5 size-6 cramped:hidden"
        />
        <button
          type="button"
          disabled={isDone}
          aria-pressed={isChosen}
          onClick={onChoose}
          className="min-w-0 grow cramped:basis-full wrap-anywhere text-left outline-none after:absolute after:inset-0 after:rounded-md focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:outline-offset-2 disabled:text-soft disabled:line-through"
        >
          {name}
        </button>
        <span className="shrink-0 text-soft tabular-nums">{text}</span>
      </div>
      <div className="max-sm:absolute max-sm:inset-x-3 max-sm:bottom-1.5">
        <ProgressBar label={name} percent={wholePercent(done, count)} valueText={text} />
      </div>
    </li>
  )
}

function Loading() {
  return (
    <div className="mt-2">
      <p role="status" className="sr-only">
        {copy.plan.loading}
      </p>
      <Skeleton className="h-14" />
    </div>
  )
}

function Nothing() {
  return (
    <p className="mt-1 text-sm text-soft group-has-data-instead/study:hidden">
      <span>{`${copy.plan.empty} `}</span>
      <Link
        to={`${AREA}/cronograma`}
        className="text-accent underline underline-offset-3 hover:text-accent-deep"
      >
        {copy.plan.link}
      </Link>
    </p>
  )
}
