import { DateField } from '../../../../web/ui/fields/date-field.tsx'
import { TextField } from '../../../../web/ui/fields/text-field.tsx'
import { TARGET_LIMITS } from '../contract.ts'
import { copy } from '../copy.ts'
import type { TargetForm } from '../form.ts'

const { form: words } = copy

interface TargetFieldsProps {
  form: TargetForm
  onChange: (form: TargetForm) => void
  error?: string | undefined
  autoFocus?: boolean
}

export function TargetFields({ form, onChange, error, autoFocus = false }: TargetFieldsProps) {
  const change = (patch: Partial<TargetForm>) => onChange({ ...form, ...patch })
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextField
        label={words.body}
        limit={TARGET_LIMITS.body}
        autoFocus={autoFocus}
        autoComplete="off"
        value={form.body}
        onChange={(body) => change({ body })}
        error={error}
      />
      <TextField
        label={words.position}
        limit={TARGET_LIMITS.position}
        autoComplete="off"
        value={form.position}
        onChange={(position) => change({ position })}
      />
      <TextField
        label={words.board}
        limit={TARGET_LIMITS.board}
        autoComplete="off"
        value={form.board}
        onChange={(board) => change({ board })}
      />
      <DateField
        label={words.day}
        calendarLabel={words.calendar}
        day={form.exam_day ?? undefined}
        onChange={(day) => change({ exam_day: day ?? null })}
      />
    </div>
  )
}
