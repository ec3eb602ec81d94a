import { useEffect, useState } from 'react'
import { useStudentId } from '../../../features/account/web/queries.ts'
import { formatDay, timeOfDay, today } from '../../../shared/calendar.ts'
import { studentTimeZone } from '../../../web/device/time-zone.ts'
import { changeTo, followWorker, sendLater } from '../../../web/offline/app-worker.ts'
import { copy } from '../../../web/offline/copy.ts'
import type { Staleness } from '../../../web/offline/freshness.ts'
import { startStoringAnswers } from '../../../web/offline/store-answers.ts'
import { renew, useStaleness } from '../../../web/offline/use-staleness.ts'
import { onWaiting, studentOutbox } from '../../../web/outbox/student-outbox.ts'
import { Strip } from '../shell/strip.tsx'
import { MergeQuestions } from './merge-questions.tsx'
import { keepWarm } from './warm.ts'
import { syncZone } from './zone-sync.ts'

/** Mounted when the page is idle: prepares for the time without a network, and shows that there is none. */
export function OfflineReadiness() {
  const userId = useStudentId()
  const [newer, setNewer] = useState<ServiceWorker>()
  const staleness = useStaleness()
  useEffect(() => followWorker(setNewer), [])
  useEffect(() => (userId === undefined ? undefined : readyFor(userId)), [userId])
  useEffect(() => (userId === undefined ? undefined : syncZone(userId)), [userId])
  return (
    <>
      {newer && (
        <Strip action={copy.update.action} onAction={() => changeTo(newer)}>
          {copy.update.text}
        </Strip>
      )}
      {staleness && <Stale {...staleness} />}
      {userId !== undefined && <MergeQuestions userId={userId} />}
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

/** Stores answers after the app itself, without which the device could not show them. */
function readyFor(userId: string): () => void {
  const stops: (() => void)[] = []
  let isOver = false
  const stopListening = onWaiting(sendLater)
  if (studentOutbox(userId).getSnapshot().length > 0) void sendLater()
  const start = async () => {
    await navigator.serviceWorker?.ready
    if (isOver || !navigator.serviceWorker) return
    stops.push(startStoringAnswers(userId), keepWarm(userId))
  }
  void start()
  return () => {
    isOver = true
    stopListening()
    for (const stop of stops) stop()
  }
}
