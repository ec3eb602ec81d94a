import { useEffect, useState } from 'react'
import { useStudentId } from '../../features/study/web/use-student-id.ts'
import { formatDay, timeOfDay, today } from '../../shared/calendar.ts'
import { Strip } from '../shell/strip.tsx'
import { onWaiting, studentOutbox } from '../student-outbox.ts'
import { studentTimeZone } from '../time-zone.ts'
import { changeTo, followWorker, sendLater } from './app-worker.ts'
import { copy } from './copy.ts'
import type { Staleness } from './freshness.ts'
import { startKeeping } from './keeper.ts'
import { renew, useStaleness } from './use-staleness.ts'
import { keepWarm } from './warm.ts'

/** What a page of the area does once it is at rest: readies itself for the time without a network, and tells of that time. */
export function Afterwards() {
  const userId = useStudentId()
  const [newer, setNewer] = useState<ServiceWorker>()
  const staleness = useStaleness()
  useEffect(() => followWorker(setNewer), [])
  useEffect(() => (userId === undefined ? undefined : readyFor(userId)), [userId])
  return (
    <>
      {newer && (
        <Strip action={copy.update.action} onAction={() => changeTo(newer)}>
          {copy.update.text}
        </Strip>
      )}
      {staleness && <Stale {...staleness} />}
    </>
  )
}

function Stale({ reason, at }: Staleness) {
  const [isBusy, setBusy] = useState(false)
  const zone = studentTimeZone()
  const day = today(at, zone)
  const again = async () => {
    setBusy(true)
    await renew()
    setBusy(false)
  }
  return (
    <Strip tone="fair" action={copy.stale.action} busy={isBusy} onAction={again}>
      {copy.stale.text(
        reason,
        timeOfDay(new Date(at), zone),
        day === today(Date.now(), zone) ? undefined : formatDay(day),
      )}
    </Strip>
  )
}

/** Keeps answers once the app itself is kept, without which they could not be shown; has what waits sent without a tab. */
function readyFor(userId: string): () => void {
  const stops: (() => void)[] = []
  let isOver = false
  const stopListening = onWaiting(sendLater)
  if (studentOutbox(userId).getSnapshot().length > 0) void sendLater()
  const start = async () => {
    await navigator.serviceWorker?.ready
    if (isOver || !navigator.serviceWorker) return
    stops.push(startKeeping(userId), keepWarm(userId))
  }
  void start()
  return () => {
    isOver = true
    stopListening()
    for (const stop of stops) stop()
  }
}
