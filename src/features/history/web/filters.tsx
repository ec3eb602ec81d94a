import { useToday } from '../../../web/device/use-today.ts'
import { DateField } from '../../../web/ui/fields/date-field.tsx'
import { Segmented } from '../../../web/ui/fields/segmented.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import type { SubjectHistory } from '../contract.ts'
import { copy } from '../copy.ts'
import { ORDERS, periodOf, SPANS, spanOf } from '../rules.ts'
import type { View } from './use-view.ts'

const { filters: words } = copy

const orders = ORDERS.map((id) => ({ id, name: words.orders[id] }))

const spans = SPANS.map((value) => ({ value, label: words.spans[value] }))

const ALL = 0

const subjectsOf = (subjects: readonly SubjectHistory[]) => [
  { id: ALL, name: words.allSubjects },
  ...subjects.map(({ subject_id, name }) => ({ id: subject_id, name: name ?? copy.subjects.unknown })),
]

interface FiltersProps {
  view: View
  error: string | undefined
  /** Cards can be sorted; records can be limited to one of these subjects. */
  choice: 'none' | 'order' | readonly SubjectHistory[]
}

export function Filters({ view, error, choice }: FiltersProps) {
  const { period, order } = view
  const today = useToday()
  return (
    <search aria-label={words.title} className="@container mb-6">
      <div className="grid grid-cols-1 items-start gap-x-3 gap-y-4 @min-[20rem]:grid-cols-2 @[38rem]:grid-cols-[10.5rem_10.5rem_minmax(0,16rem)] @[38rem]:gap-x-4">
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
        <div className="col-span-full @[38rem]:col-auto">
          {choice === 'order' && (
            <Select label={words.order} options={orders} value={order} onChange={view.setOrder} />
          )}
          {typeof choice === 'object' && (
            <Select
              label={words.subject}
              options={subjectsOf(choice)}
              value={view.openSubject ?? ALL}
              onChange={(id) => view.setSubject(id === ALL ? null : id)}
            />
          )}
        </div>
      </div>
    </search>
  )
}
