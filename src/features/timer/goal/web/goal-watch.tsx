import { useEffect, useRef } from 'react'
import { notifyWhenHidden } from '../../../../web/device/notifications.ts'
import { notify } from '../../../../web/ui/notices.ts'
import type { Timer } from '../../session.ts'
import { useElapsed } from '../../web/use-elapsed.ts'
import { copy } from '../copy.ts'
import { hasReached } from '../rules.ts'
import { useGoal } from './use-goal.ts'

const SHOWN_MS = 8000
const VIBRATION_MS = [200, 120, 200]

interface GoalWatchProps {
  userId: string
  timer: Timer
  subject: string
}

export function GoalWatch({ userId, timer, subject }: GoalWatchProps) {
  const [goal] = useGoal(userId, timer)
  return goal > 0 && <Watch key={goal} goal={goal} timer={timer} subject={subject} />
}

function Watch({ goal, timer, subject }: { goal: number; timer: Timer; subject: string }) {
  const isReached = hasReached(goal, useElapsed(timer))
  /** A session that is past its goal when it opens, or when the goal is set, is not announced. */
  const isNotified = useRef(isReached)
  useEffect(() => {
    if (!isReached || isNotified.current) return
    isNotified.current = true
    tell(copy.reached(goal), copy.still(subject))
  }, [isReached, goal, subject])
  return null
}

function tell(title: string, body: string): void {
  notify(title, { ms: SHOWN_MS })
  navigator.vibrate?.(VIBRATION_MS)
  notifyWhenHidden(title, { body, tag: 'goal' })
}
