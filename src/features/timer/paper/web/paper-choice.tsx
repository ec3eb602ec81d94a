import { timeOfDay } from '../../../../shared/calendar.ts'
import { studentTimeZone } from '../../../../web/device/time-zone.ts'
import { Chips } from '../../../../web/ui/fields/chips.tsx'
import { notify } from '../../../../web/ui/notices.ts'
import type { Running } from '../../session.ts'
import { dispatch } from '../../web/use-timer.ts'
import { copy } from '../copy.ts'

const HOURS = [2, 4, 6, 8]

const OPTIONS = [
  { value: '0', label: copy.none },
  ...HOURS.map((hours) => ({ value: String(hours), label: copy.hours(hours) })),
]

/** Studying on paper: the phone gives no sign of life for the chosen time. */
export function PaperChoice({ userId, timer: { paperUntil } }: { userId: string; timer: Running }) {
  const time = paperUntil === null ? null : timeOfDay(paperUntil, studentTimeZone())
  const choose = async (value: string) => {
    const hours = Number(value)
    await dispatch(userId, { type: 'paper', minutes: hours * 60 })
    if (hours > 0) notify(copy.said(hours))
  }
  return (
    <div>
      <Chips label={copy.label} options={OPTIONS} value={time === null ? '0' : null} onChange={choose} />
      {time !== null && <p className="mt-1.5 text-soft text-xs">{copy.text(time)}</p>}
    </div>
  )
}
