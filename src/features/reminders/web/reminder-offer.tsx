import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deviceStores } from '../../../web/device/device-store.ts'
import type { PanelProps } from '../../../web/places/gives.ts'
import { Button } from '../../../web/ui/actions/button.tsx'
import type { Reminders } from '../contract.ts'
import { copy } from '../copy.ts'
import { remindersOf } from './queries.ts'
import { usePush } from './use-push.ts'

const { offer: words } = copy

/** Who has said 'not now' is not asked again on this device. */
const declinedBy = deviceStores({
  name: 'reminders-declined',
  initial: false,
  parse: (text) => text === 'yes',
  format: (isDeclined) => (isDeclined ? 'yes' : ''),
})

export function ReminderOffer({ userId }: PanelProps<'planned'>) {
  const { data } = useQuery(remindersOf(userId))
  const [isDeclined, setDeclined] = useState(() => declinedBy(userId).read())
  if (!data || isDeclined) return null
  const decline = () => {
    declinedBy(userId).write(true)
    setDeclined(true)
  }
  return <Offer userId={userId} reminders={data} onDecline={decline} />
}

interface OfferProps {
  userId: string
  reminders: Reminders
  onDecline: () => void
}

function Offer({ userId, reminders, onDecline }: OfferProps) {
  const { state, isBusy, turn } = usePush(userId, reminders)
  if (state !== 'off') return null
  return (
    <section
      aria-label={words.title}
      className="mt-4 flex flex-wrap items-center justify-between gap-4 rounded-lg bg-wash p-4"
    >
      <p className="measure">{words.text}</p>
      <div className="flex flex-wrap gap-3">
        <Button tone="primary" busy={isBusy} onClick={() => turn('on')}>
          {isBusy ? copy.busy : words.accept}
        </Button>
        <Button onClick={onDecline}>{words.later}</Button>
      </div>
    </section>
  )
}
