import type { Day } from '../../../shared/calendar.ts'
import { ApiError } from '../../../web/api/api-error.ts'
import { failureText } from '../../../web/api/failure-text.ts'
import { useSave } from '../../../web/api/use-save.ts'
import { useDraft } from '../../../web/device/use-draft.ts'
import { useToday } from '../../../web/device/use-today.ts'
import { FormDialog } from '../../../web/ui/dialogs/form-dialog.tsx'
import { DateField } from '../../../web/ui/fields/date-field.tsx'
import { useFieldErrors } from '../../../web/ui/fields/use-field-errors.ts'
import { notify } from '../../../web/ui/notices.ts'
import { copy } from '../copy.ts'
import { restErrors } from '../rules.ts'
import { declaringRest } from './queries.ts'

const { form: words } = copy.rests

type Field = 'first_day' | 'last_day'

interface RestDialogProps {
  userId: string
  onClose: () => void
}

export function RestDialog({ userId, onClose }: RestDialogProps) {
  const today = useToday()
  const draft = useDraft<Record<Field, Day | null>>(userId, 'rest', { first_day: today, last_day: today })
  const { first_day, last_day } = draft.typed
  const { ref, errors, show, mend } = useFieldErrors<Field>()
  const { mutate, isPending } = useSave({
    ...declaringRest(userId),
    onSuccess: (message) => {
      draft.clear()
      notify(message)
      onClose()
    },
    onError: (error) => {
      const fieldErrors = error instanceof ApiError ? error.errors : undefined
      const unknown = failureText(error, { unknown: copy.settings.failed })
      show({
        first_day: fieldErrors?.first_day?.[0],
        last_day: fieldErrors?.last_day?.[0] ?? (fieldErrors ? undefined : unknown),
      })
    },
  })
  const change = (field: Field) => (day: Day | undefined) => {
    draft.change({ [field]: day ?? null })
    mend('first_day')
    mend('last_day')
  }
  const submit = () => {
    if (first_day === null) return show({ first_day: words.missing })
    if (last_day === null) return show({ last_day: words.missing })
    const wrong = restErrors({ first_day, last_day })
    if (wrong) return show({ first_day: wrong.first_day?.[0], last_day: wrong.last_day?.[0] })
    mutate({ first_day, last_day })
  }
  return (
    <FormDialog
      title={words.title}
      busy={isPending}
      onSubmit={submit}
      onClose={onClose}
      onCancel={draft.clear}
      copy={words}
      formRef={ref}
      lead={<p className="mb-4 text-soft">{words.text}</p>}
    >
      <DateField
        label={words.first}
        calendarLabel={words.firstCalendar}
        day={first_day ?? undefined}
        onChange={change('first_day')}
        isWhole
        error={errors.first_day}
      />
      <DateField
        label={words.last}
        calendarLabel={words.lastCalendar}
        day={last_day ?? undefined}
        onChange={change('last_day')}
        isWhole
        error={errors.last_day}
      />
    </FormDialog>
  )
}
