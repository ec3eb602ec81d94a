import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { deviceStores } from '../../../web/device/device-store.ts'
import type { PanelProps } from '../../../web/panels/panels.tsx'
import { Button } from '../../../web/ui/actions/button.tsx'
import { LinkButton } from '../../../web/ui/actions/link-button.tsx'
import { consistencyOf } from '../../consistency/web/queries.ts'
import type { Reminders } from '../contract.ts'
import { copy } from '../copy.ts'
import { remindersOf } from './queries.ts'
import { usePush } from './use-push.ts'

const { offer: words } = copy

/** A student who has answered, or turned reminders on elsewhere, is not asked again on this device. */
const answeredBy = deviceStores({
  name: 'reminders-declined',
  initial: false,
  parse: (text) => text === 'yes',
  format: (isAnswered) => (isAnswered ? 'yes' : ''),
})

export function ReminderOffer({ userId }: PanelProps) {
  const { data } = useQuery(remindersOf(userId))
  const [isAnswered, setAnswered] = useState(() => answeredBy(userId).read())
  if (!data || isAnswered) return null
  const decline = () => {
    answeredBy(userId).write(true)
    setAnswered(true)
  }
  return <Offer userId={userId} reminders={data} onDecline={decline} />
}

const SECTION = 'mb-6 flex flex-wrap items-center justify-between gap-4 rounded-lg bg-wash p-4'

interface OfferProps {
  userId: string
  reminders: Reminders
  onDecline: () => void
}

function Offer({ userId, reminders, onDecline }: OfferProps) {
  const { state, isBusy, turn } = usePush(userId, reminders)
  const [isAccepted, setAccepted] = useState(false)
  const accept = () => {
    setAccepted(true)
    // Closing the browser's question counts as declining.
    turn('on', { onError: () => Notification.permission === 'granted' || onDecline() })
  }
  useEffect(() => {
    if (state === 'on') answeredBy(userId).write(true)
  }, [userId, state])
  if (state === 'on' && isAccepted) return <HourUnset userId={userId} />
  if (state !== 'off') return null
  return (
    <section aria-label={words.title} className={SECTION}>
      <p className="measure">{words.text}</p>
      <div className="flex flex-wrap gap-3">
        <Button tone="primary" busy={isBusy} onClick={accept}>
          {isBusy ? copy.busy : words.accept}
        </Button>
        <Button onClick={onDecline}>{words.later}</Button>
      </div>
    </section>
  )
}

/** Without a planned hour there is nothing to be reminded of. */
function HourUnset({ userId }: { userId: string }) {
  const { data } = useQuery(consistencyOf(userId))
  if (data?.settings.study_at !== null) return null
  return (
    <section aria-label={words.title} className={SECTION}>
      <p className="measure">{words.unset}</p>
      <LinkButton to="/area-do-aluno/conta">{words.set}</LinkButton>
    </section>
  )
}
