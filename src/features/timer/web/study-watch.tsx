import { Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useOutbox } from '../../../web/outbox/use-outbox.ts'
import { later } from '../../../web/ui/states/later.ts'
import { useStudentId } from '../../account/web/queries.ts'
import { useComparedClock } from '../clock/web/use-compared-clock.ts'
import { copy } from '../copy.ts'
import type { Timer } from '../session.ts'
import { useElapsed } from './use-elapsed.ts'
import { useHeartbeat } from './use-pulse.ts'
import { loadTimer, useTimer } from './use-timer.ts'

const GoalWatch = later(async () => (await import('../goal/web/goal-watch.tsx')).GoalWatch)

/** If this code does not load, rounds still end, and the page shows that when it becomes visible. */
const RoundsWatch = later(async () => (await import('../rounds/web/rounds-watch.tsx')).RoundsWatch)

/** The page itself loads first. */
const LATER_MS = 300

/** On every page of the area: sends waiting events, gives signs of life, and shows the time in the title. */
export function StudyWatch() {
  const userId = useStudentId()
  return userId === undefined ? null : <WatchOf userId={userId} />
}

function WatchOf({ userId }: { userId: string }) {
  const { subject, timer } = useTimer(userId)
  useHeartbeat(userId, timer.status === 'running')
  useComparedClock(userId, timer)
  useUnfinishedSave(userId)
  useOtherDevices(userId)
  useOutbox(userId)
  if (timer.status === 'idle') return null
  const name = subject?.name ?? ''
  const isRunning = timer.status === 'running'
  return (
    <>
      {isRunning && <Title timer={timer} subject={name} />}
      {isRunning && (
        <Suspense>
          <GoalWatch key={timer.sessionId} userId={userId} timer={timer} subject={name} />
        </Suspense>
      )}
      {timer.rounds && (
        <Suspense>
          <RoundsWatch key={`${timer.sessionId} rounds`} userId={userId} timer={timer} subject={name} />
        </Suspense>
      )}
    </>
  )
}

/** Loaded late, because nothing on the page depends on it. */
function useOtherDevices(userId: string) {
  useEffect(() => {
    let isOver = false
    let end = () => {
      isOver = true
    }
    const load = setTimeout(() => {
      import('../live/web/use-live.ts').then(
        ({ keepInTouch }) => {
          if (!isOver) end = keepInTouch(userId)
        },
        () => undefined,
      )
    }, LATER_MS)
    return () => {
      clearTimeout(load)
      end()
    }
  }, [userId])
}

function Title({ timer, subject }: { timer: Timer; subject: string }) {
  const title = copy.timer.pageTitle(useElapsed(timer), subject)
  const { pathname } = useLocation()
  /** The page's own title, and the last one shown instead. */
  const own = useRef('')
  const shown = useRef('')

  // biome-ignore lint/correctness/useExhaustiveDependencies: each path has just set a title of its own
  useLayoutEffect(() => {
    if (document.title !== shown.current) own.current = document.title
    document.title = title
    shown.current = title
  }, [title, pathname])

  useLayoutEffect(
    () => () => {
      if (document.title === shown.current) document.title = own.current
    },
    [],
  )
  return null
}

/** Finishes the save that an earlier page began before it was closed. */
function useUnfinishedSave(userId: string): void {
  useEffect(() => {
    // If the save fails now, the session shows as before.
    endIt(userId).catch(() => undefined)
  }, [userId])
}

async function endIt(userId: string): Promise<void> {
  const { timer } = await loadTimer(userId)
  if (timer.status !== 'stopped' || !timer.farewell) return
  const { saveEndedSession } = await import('./queries.ts')
  await saveEndedSession(userId)
}
