import { Suspense, useSyncExternalStore } from 'react'
import { deviceStores } from '../../../web/device/device-store.ts'
import { useToday } from '../../../web/device/use-today.ts'
import { useOutbox } from '../../../web/outbox/use-outbox.ts'
import type { PanelProps } from '../../../web/panels/panels.tsx'
import { later } from '../../../web/ui/states/later.ts'
import { Skeleton } from '../../../web/ui/states/skeleton.tsx'
import { rowsOf } from '../../records/log/rules.ts'
import { useLog } from '../../records/log/web/queries.ts'
import { isOf } from '../../records/pending.ts'
import { sessionAsked } from '../session.ts'

const SessionMissed = later(async () => (await import('./session-missed.tsx')).SessionMissed)

const WAITING = <Skeleton className="h-76 sm:h-52 lg:h-62" />

/** The session for which the student chose 'Agora não'. */
const putAside = deviceStores<string>({
  name: 'missed-later',
  initial: '',
  parse: (text) => text,
  format: (key) => key,
})

/** Asks about mistakes after a session with questions; the code loads only then. */
export function AfterSession({ userId }: PanelProps) {
  const today = useToday()
  const { shown } = useLog(userId)
  const writes = useOutbox(userId)
  const store = putAside(userId)
  const aside = useSyncExternalStore(store.subscribe, store.read, () => '')
  const rows = rowsOf(shown.records.filter(isOf(today)), writes, { userId, names: shown.names })
  const row = sessionAsked(rows, Date.now())
  if (!row || row.key === aside) return null
  return (
    <Suspense fallback={WAITING}>
      <SessionMissed userId={userId} row={row} waiting={WAITING} onLater={() => store.write(row.key)} />
    </Suspense>
  )
}
