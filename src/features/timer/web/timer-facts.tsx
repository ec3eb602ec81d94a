import { timeOfDay } from '../../../shared/calendar.ts'
import { dotted } from '../../../shared/text.ts'
import { studentTimeZone } from '../../../web/device/time-zone.ts'
import { copy as late } from '../late/copy.ts'
import { copy as paper } from '../paper/copy.ts'
import { copy as rounds } from '../rounds/copy.ts'
import { restEnd } from '../rounds/rules.ts'
import { roundEnd } from '../rules.ts'
import type { Timer } from '../session.ts'

/** The options in use; nothing when there are none. */
export function TimerFacts({ timer, className }: { timer: Timer; className?: string }) {
  const facts = factsOf(timer)
  return facts.length > 0 && <p className={className}>{dotted(facts)}</p>
}

function factsOf(timer: Timer): string[] {
  const at = (instant: number | null, say: (time: string) => string) =>
    instant === null ? [] : [say(timeOfDay(instant, studentTimeZone()))]
  if (timer.status === 'paused') return at(restEnd(timer), rounds.resting)
  if (timer.status !== 'running') return []
  const lead = Math.round(timer.lead / 60_000)
  return [
    ...at(roundEnd(timer), rounds.round),
    ...at(timer.paperUntil, paper.shown),
    ...(lead > 0 ? [late.shown(lead)] : []),
  ]
}
