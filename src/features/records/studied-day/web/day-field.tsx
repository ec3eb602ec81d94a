import { DateField } from '../../../../web/ui/fields/date-field.tsx'
import { copy } from '../copy.ts'
import type { StudiedDay } from './use-studied-day.ts'

export function DayField({ of: { day, today, change, error, ref } }: { of: StudiedDay }) {
  return (
    <DateField
      label={copy.label}
      calendarLabel={copy.calendar}
      day={day}
      last={today}
      isWhole
      onChange={change}
      error={error}
      inputRef={ref}
    />
  )
}
