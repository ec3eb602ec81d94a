import { useToday } from '../../../web/device/use-today.ts'
import { DateField } from '../../../web/ui/fields/date-field.tsx'
import { Segmented } from '../../../web/ui/fields/segmented.tsx'
import { copy } from '../copy.ts'
import { periodOf, SPANS, spanOf } from '../rules.ts'
import type { View } from './use-view.ts'

const { filters: words } = copy

const spans = SPANS.map((value) => ({ value, label: words.spans[value] }))

interface PeriodFieldsProps {
  view: View
  error: string | undefined
}

export function PeriodFields({ view, error }: PeriodFieldsProps) {
  const { period } = view
  const today = useToday()
  return (
    <div className="@container mt-2 mb-6">
      <div className="grid grid-cols-1 items-start gap-x-3 gap-y-4 @min-[20rem]:grid-cols-2 @[38rem]:grid-cols-[10.5rem_10.5rem]">
        <div className="col-span-full">
          <Segmented
            label={words.span}
            hideLabel
            options={spans}
            value={spanOf(period, today) ?? null}
            onChange={(span) => view.setPeriod(periodOf(span, today))}
          />
        </div>
        <DateField
          label={words.from}
          calendarLabel={words.fromCalendar}
          day={period.from}
          onChange={view.setFrom}
        />
        <DateField
          label={words.to}
          calendarLabel={words.toCalendar}
          day={period.to}
          error={error}
          onChange={view.setTo}
        />
      </div>
    </div>
  )
}
