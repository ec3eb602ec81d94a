import { isDay } from '../../../shared/calendar.ts'
import { Select } from '../../../web/ui/select.tsx'
import { TextField } from '../../../web/ui/text-field.tsx'
import { copy } from '../copy.ts'
import { ORDERS } from '../rules.ts'
import { useDraft } from './use-draft.ts'
import type { View } from './use-view.ts'

const { filters: words } = copy

const orders = ORDERS.map((id) => ({ id, name: words.orders[id] }))

/** Earlier days are years whose digits are still being typed. */
const FIRST_DAY = '1900-01-01'

interface FiltersProps {
  view: View
  /** What is wrong with the period. */
  error: string | undefined
  /** Whether there is anything to put in order. */
  hasOrder: boolean
}

/** 'Data inicial', 'Data final' and 'Ordenar por' (spec §2, §5). */
export function Filters({ view, error, hasOrder }: FiltersProps) {
  const { period, order } = view
  return (
    <search
      aria-label={words.title}
      className="mb-6 grid grid-cols-2 items-start gap-x-3 gap-y-4 sm:grid-cols-[11rem_11rem_16rem] sm:gap-x-4"
    >
      <DayField label={words.from} day={period.from ?? ''} onChange={view.setFrom} />
      <DayField label={words.to} day={period.to ?? ''} error={error} onChange={view.setTo} />
      {hasOrder && (
        <div className="col-span-2 sm:col-span-1">
          <Select label={words.order} options={orders} value={order} onChange={view.setOrder} />
        </div>
      )}
    </search>
  )
}

interface DayFieldProps {
  label: string
  /** Empty when none is chosen. */
  day: string
  error?: string | undefined
  onChange: (day: string) => void
}

function DayField({ label, day, error, onChange }: DayFieldProps) {
  const [draft, setDraft] = useDraft(day, (text) => {
    if (text === '' || (isDay(text) && text >= FIRST_DAY)) onChange(text)
  })
  return <TextField type="date" label={label} value={draft} onChange={setDraft} error={error} />
}
