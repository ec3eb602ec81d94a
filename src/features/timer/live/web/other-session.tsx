import { Button } from '../../../../web/ui/actions/button.tsx'
import { elapsedSeconds } from '../../rules.ts'
import type { StoredTimer } from '../../stored-timer.ts'
import { changeTimer, dispatch, hereAt } from '../../web/use-timer.ts'
import { copy } from '../copy.ts'
import { appendEvents } from '../log.ts'
import { othersOf } from '../others.ts'
import { knownSkew } from './use-server-clock.ts'

/** Asks about a session of another device at the same time; a stopped one waits its turn. */
export function OtherSession({ userId, stored }: { userId: string; stored: StoredTimer }) {
  const [other] = othersOf(stored)
  if (!other) return null
  const seconds = elapsedSeconds(other.timer, Date.now() - (knownSkew() ?? 0))
  const name = other.subject?.name ?? ''
  if (other.timer.status === 'stopped') return <p className="text-soft">{copy.other.waits(name, seconds)}</p>
  const tellIt = (type: 'stop' | 'reset') =>
    void changeTimer(userId, (before) => ({
      ...before,
      shared: appendEvents(before.shared, [{ session: other.key, type }], hereAt(Date.now())),
    }))
  return (
    <section aria-label={copy.other.title} className="space-y-3 rounded-lg border border-rule bg-sheet p-4">
      <div role="alert">
        <h2 className="font-semibold">{copy.other.title}</h2>
      </div>
      <p>{copy.other.text(name, seconds)}</p>
      <div className="flex flex-wrap gap-2">
        <Button tone="primary" once onClick={() => tellIt('stop')}>
          {copy.other.both}
        </Button>
        <Button once onClick={() => tellIt('reset')}>
          {copy.other.only}
        </Button>
        <Button once onClick={() => void dispatch(userId, { type: 'reset' })}>
          {copy.other.instead}
        </Button>
      </div>
    </section>
  )
}
