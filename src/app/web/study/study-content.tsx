import { useQuery } from '@tanstack/react-query'
import { Suspense, startTransition, useCallback, useRef, useState } from 'react'
import type { ChosenSubject } from '../../../features/records/contract.ts'
import { FirstTopicsContext } from '../../../features/records/topics/web/use-first-topics.ts'
import { useTopicUnder } from '../../../features/records/topics/web/use-topics.ts'
import { DaySkeleton } from '../../../features/records/web/day-skeleton.tsx'
import { studySubjectsOf } from '../../../features/records/web/queries.ts'
import type { StudyWish } from '../../../features/records/wish.ts'
import { useStudyTopics } from '../../../features/syllabus/outline/web/use-study-topics.ts'
import { aimAtStep } from '../../../features/timer/goal/web/use-goal.ts'
import { othersOf } from '../../../features/timer/live/others.ts'
import { readRoundsChoice } from '../../../features/timer/rounds/web/use-rounds-choice.ts'
import { needsConfirmation } from '../../../features/timer/switching.ts'
import type { TimerActions } from '../../../features/timer/web/timer-controls.tsx'
import { TimerPanel } from '../../../features/timer/web/timer-panel.tsx'
import { choose, dispatch, readTimer, useKnownTimer } from '../../../features/timer/web/use-timer.ts'
import { newRecordKey } from '../../../shared/ids.ts'
import { useToday } from '../../../web/device/use-today.ts'
import { Panels } from '../../../web/panels/panels.tsx'
import { usePreload } from '../../../web/ui/dialogs/use-preload.ts'
import { useTyped } from '../../../web/ui/fields/use-typed.ts'
import { later } from '../../../web/ui/states/later.ts'
import { EndOfSession, LATER, OtherSession, StudyDialogs } from './later-dialogs.tsx'
import { afterSlot, studySlot, todaySlot } from './slots.ts'
import { StudyColumns } from './study-columns.tsx'
import type { StudyDialog } from './study-dialogs.tsx'
import { StudySetup } from './study-setup.tsx'
import type { ToStudy } from './switch-dialog.tsx'
import { TimerDialogs } from './timer-dialogs.tsx'
import { TodayPlan } from './today-plan.tsx'
import { useOnlySubject } from './use-only-subject.ts'
import { useStudyWish } from './use-study-wish.ts'

const NO_SUBJECTS: readonly ChosenSubject[] = []

/** Loaded after the clock, because today's records stand below it. */
const DayColumn = later(async () => (await import('../../../features/records/web/day-column.tsx')).DayColumn)

export function StudyContent({ userId }: { userId: string }) {
  const stored = useKnownTimer(userId)
  const { subject, topic, timer } = stored
  const [typedTopic, typeTopic] = useTyped(topic, (text) => choose(userId, { topic: text }))
  const today = useToday()
  const studied = useQuery(studySubjectsOf(userId))
  const [dialog, setDialog] = useState<StudyDialog | null>(null)
  const [isFocused, setFocused] = useState(false)
  /** The latest wish of another screen or of the guide. */
  const wish = useRef<StudyWish>(null)
  /** The session whose summary the student closed, to save it later. */
  const [putAway, setPutAway] = useState<string>()
  /** The subject whose session starts once the open one is saved. */
  const [following, setFollowing] = useState<ToStudy | null>(null)
  const [ended, setEnded] = useState<{ sessionKey: string }>()
  const { offered } = useStudyTopics(userId)
  const topicUnder = useTopicUnder(userId, offered)
  useOnlySubject(userId, studied.data, subject)
  const isOpen = timer.status !== 'idle'
  usePreload(LATER, isOpen)
  // Paints the tap first: dialogs open and close after the next frame.
  const ask = useCallback((what: StudyDialog | null) => startTransition(() => setDialog(what)), [])
  const focus = () => startTransition(() => setFocused(true))
  const unfocus = () => startTransition(() => setFocused(false))

  const actions: TimerActions = {
    start: () => {
      setEnded(undefined)
      const sessionId = newRecordKey(Date.now())
      const { topic: wished, minutes } = wish.current ?? {}
      if (minutes && wished === readTimer(userId).topic) aimAtStep(userId, minutes, sessionId)
      dispatch(userId, { type: 'start', sessionId, rounds: readRoundsChoice(userId).lengths })
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
  const pick = (chosen: ChosenSubject | null) => {
    if (chosen && needsConfirmation(stored, chosen)) ask({ type: 'switch', to: chosen })
    else
      choose(userId, {
        subject: chosen,
        topic: topicUnder(typedTopic, { from: subject?.id, to: chosen?.id }),
      })
  }
  const subjects = studied.data ?? NO_SUBJECTS
  const onTake = (taker: StudyWish) => {
    wish.current = taker
  }
  useStudyWish({ userId, stored, subjects, ask, start: actions.start, onTake })
  const follow = (next: ToStudy) => {
    setFollowing(next)
    actions.stop()
  }
  const begin = async () => {
    if (!following) return setEnded(timer.status === 'idle' ? undefined : { sessionKey: timer.sessionId })
    setFollowing(null)
    const { id, name, topic: wished = '' } = following
    await choose(userId, { subject: { id, name }, topic: wished })
    actions.start()
  }
  const options = subject && !subjects.some(({ id }) => id === subject.id) ? [subject, ...subjects] : subjects

  return (
    <FirstTopicsContext value={offered}>
      <StudyColumns
        isOpen={isOpen}
        setup={
          <StudySetup
            subjects={options}
            subject={subject}
            topic={typedTopic}
            isOpen={isOpen}
            userId={userId}
            onSubject={pick}
            onTopic={typeTopic}
            onManual={() => ask({ type: 'manual' })}
            onQuestions={() => ask({ type: 'questions' })}
          />
        }
        other={
          othersOf(stored).length > 0 && (
            <Suspense>
              <OtherSession userId={userId} stored={stored} />
            </Suspense>
          )
        }
        clock={
          <TimerPanel
            userId={userId}
            stored={stored}
            actions={actions}
            isFocused={isFocused && timer.status !== 'stopped'}
            onFocus={focus}
            onOptions={() => ask({ type: 'options' })}
            onAdd={(minutes) => dispatch(userId, { type: 'addMinutes', minutes })}
            onReset={() => ask({ type: 'discard' })}
          />
        }
        end={!isOpen && ended && <EndOfSession userId={userId} {...ended} onClose={setEnded} />}
        after={<Panels of={afterSlot} userId={userId} />}
        step={
          <Panels of={studySlot} userId={userId} leads={!(subject || isOpen)} topic={topic} isOpen={isOpen} />
        }
        plan={<TodayPlan userId={userId} day={today} chosen={subject} onChoose={pick} />}
        later={<Panels of={todaySlot} userId={userId} />}
        day={
          <Suspense fallback={<DaySkeleton />}>
            <DayColumn userId={userId} day={today} onAsk={ask} />
          </Suspense>
        }
      />
      <Suspense>
        {dialog && (
          <StudyDialogs
            userId={userId}
            dialog={dialog}
            stored={stored}
            subjects={subjects}
            onFollow={follow}
            onClose={() => ask(null)}
          />
        )}
      </Suspense>
      <TimerDialogs
        userId={userId}
        stored={stored}
        actions={actions}
        isFocused={isFocused}
        isSummaryOpen={dialog === null && timer.status === 'stopped' && putAway !== timer.sessionId}
        following={following}
        onUnfocus={unfocus}
        onOptions={() => ask({ type: 'options' })}
        onReset={begin}
        onDiscard={() => {
          setFollowing(null)
          ask({ type: 'discard' })
        }}
        onCloseSummary={() => {
          setFollowing(null)
          if (timer.status === 'stopped') setPutAway(timer.sessionId)
        }}
      />
    </FirstTopicsContext>
  )
}
