import { useQuery } from '@tanstack/react-query'
import { startTransition, useCallback, useState } from 'react'
import { newRecordKey } from '../../../shared/ids.ts'
import { useToday } from '../../../web/use-today.ts'
import { DayColumn } from './day-column.tsx'
import { studyDayOf } from './queries.ts'
import { type Asked, StudyDialogs } from './study-dialogs.tsx'
import { StudySetup } from './study-setup.tsx'
import type { TimerActions } from './timer-controls.tsx'
import { TimerDialogs } from './timer-dialogs.tsx'
import { TimerPanel } from './timer-panel.tsx'
import { TodayPlan } from './today-plan.tsx'
import { useAnswersInDay } from './use-answers-in-day.ts'
import { choose, dispatch, useTimer } from './use-timer.ts'

/** The study page of a student: what to study and the timer at the left, the day's work at the right (spec §2). */
export function StudyDesk({ userId }: { userId: string }) {
  const stored = useTimer(userId)
  const { subject, topic, timer } = stored
  const today = useToday()
  const day = useQuery(studyDayOf(userId, today))
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isFocused, setFocused] = useState(false)
  /** The session whose summary was put away, to be saved later. */
  const [putAway, setPutAway] = useState<string>()
  useAnswersInDay(userId)
  // What opens and closes above the page does so after the next frame: a tap is answered first.
  const ask = useCallback((what: Asked | null) => startTransition(() => setAsked(what)), [])
  const focus = () => startTransition(() => setFocused(true))
  const unfocus = () => startTransition(() => setFocused(false))

  const actions: TimerActions = {
    start: () => {
      dispatch(userId, { type: 'start', sessionId: newRecordKey(Date.now()) })
      focus()
    },
    pause: () => dispatch(userId, { type: 'pause' }),
    resume: () => dispatch(userId, { type: 'resume' }),
    stop: () => {
      dispatch(userId, { type: 'stop', sessionId: newRecordKey(Date.now()) })
      startTransition(() => {
        setFocused(false)
        setPutAway(undefined)
      })
    },
    save: () => setPutAway(undefined),
  }
  const subjects = day.data?.subjects ?? []
  const options = subject && !subjects.some(({ id }) => id === subject.id) ? [subject, ...subjects] : subjects

  return (
    <div className="grid items-start gap-6 max-sm:pb-16 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:gap-8">
      <div className="min-w-0 space-y-6">
        <TodayPlan userId={userId} day={today} chosen={subject} onChoose={(one) => choose(userId, { subject: one })} />
        <StudySetup
          subjects={options}
          subject={subject}
          topic={topic}
          isOpen={timer.status !== 'idle'}
          onChange={(chosen) => choose(userId, chosen)}
          onManual={() => ask({ type: 'manual' })}
        />
        <TimerPanel
          userId={userId}
          stored={stored}
          actions={actions}
          isFocused={isFocused && timer.status !== 'stopped'}
          onFocus={focus}
          onAdd={(minutes) => dispatch(userId, { type: 'addMinutes', minutes })}
          onReset={() => ask({ type: 'discard' })}
        />
      </div>
      <DayColumn userId={userId} day={today} onAsk={ask} />
      <StudyDialogs userId={userId} asked={asked} stored={stored} subjects={subjects} onClose={() => ask(null)} />
      <TimerDialogs
        userId={userId}
        stored={stored}
        actions={actions}
        isFocused={isFocused}
        isSummaryOpen={asked === null && timer.status === 'stopped' && putAway !== timer.sessionId}
        onUnfocus={unfocus}
        onDiscard={() => ask({ type: 'discard' })}
        onCloseSummary={() => timer.status === 'stopped' && setPutAway(timer.sessionId)}
      />
    </div>
  )
}
