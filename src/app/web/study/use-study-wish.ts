import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { wishIn } from '../../../features/records/wish.ts'
import type { StoredTimer } from '../../../features/timer/stored-timer.ts'
import { choose } from '../../../features/timer/web/use-timer.ts'
import type { StudyDialog } from './study-dialogs.tsx'

interface Desk {
  readonly userId: string
  readonly stored: StoredTimer
  readonly ask: (what: StudyDialog) => void
  readonly start: () => void
}

/** Takes over what another screen asked to study, and starts it where that was asked; an open session is asked about first. */
export function useStudyWish({ userId, stored, ask, start }: Desk): void {
  const { state } = useLocation()
  const navigate = useNavigate()
  const take = useEffectEvent(async (wished: unknown) => {
    const wish = wishIn(wished)
    if (!wish) return
    const { subject, topic, starts } = wish
    const isSame = stored.subject?.id === subject.id && (stored.topic === '' || stored.topic === topic)
    if (stored.timer.status === 'idle' || !stored.subject || isSame) await choose(userId, { subject, topic })
    else ask({ type: 'switch', to: { ...subject, topic } })
    if (starts && stored.timer.status === 'idle') start()
    // A reload does not ask again.
    await navigate('.', { replace: true, state: null, preventScrollReset: true })
  })
  useEffect(() => void take(state), [state])
}
