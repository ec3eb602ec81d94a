import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ChosenSubject } from '../../../features/records/contract.ts'
import { type StudyWish, wishIn, wishInAddress } from '../../../features/records/wish.ts'
import type { StoredTimer } from '../../../features/timer/stored-timer.ts'
import { choose } from '../../../features/timer/web/use-timer.ts'
import type { StudyDialog } from './study-dialogs.tsx'

interface Desk {
  readonly userId: string
  readonly stored: StoredTimer
  readonly subjects: readonly ChosenSubject[]
  readonly ask: (what: StudyDialog) => void
  readonly start: () => void
  /** Called before the clock takes its subject. */
  readonly onTake: (wish: StudyWish) => void
}

/** Takes the subject chosen on another screen; an open session needs a confirmation first. */
export function useStudyWish({ userId, stored, subjects, ask, start, onTake }: Desk): void {
  const { state, search } = useLocation()
  const navigate = useNavigate()
  const take = useEffectEvent(async (wish: StudyWish | null) => {
    if (!wish) return
    onTake(wish)
    const { subject, topic, starts } = wish
    const isSame = stored.subject?.id === subject.id && (stored.topic === '' || stored.topic === topic)
    if (stored.timer.status === 'idle' || !stored.subject || isSame) await choose(userId, { subject, topic })
    else ask({ type: 'switch', to: { ...subject, topic } })
    if (starts && stored.timer.status === 'idle') start()
    // A reload must not repeat it.
    await navigate('.', { replace: true, state: null, preventScrollReset: true })
  })
  useEffect(() => void take(wishIn(state)), [state])
  useEffect(() => void take(wishInAddress(search, subjects)), [search, subjects])
}
