import { FieldPair } from '../../../web/ui/fields/field-pair.tsx'
import { TextField } from '../../../web/ui/fields/text-field.tsx'
import { copy } from '../copy.ts'
import type { useGoalForm } from './use-goal-form.ts'

export const number = { inputMode: 'numeric', autoComplete: 'off', maxLength: 6 } as const

/** Digits as typed. A comma stays, that 7,5 is not read as 75; the point in 1.000 goes. */
export const digits = (text: string) => text.replaceAll(/[^\d,]/g, '')

// Keyboards of numbers may have a point alone.
const hoursIn = (text: string) => digits(text.replace('.', ','))

interface GoalFieldsProps {
  form: ReturnType<typeof useGoalForm>
  autoFocus?: boolean
}

export function GoalFields({
  form: { shown, change, wrong, isBusy, mayBeNone },
  autoFocus = false,
}: GoalFieldsProps) {
  const { form: words } = copy
  const isWrong = Boolean(wrong.time || wrong.questions)
  return (
    <div className="space-y-4">
      <FieldPair>
        <TextField
          label={words.hours}
          {...number}
          autoFocus={autoFocus}
          isReadOnly={isBusy}
          value={shown.hours}
          onChange={(text) => change({ hours: hoursIn(text) })}
          error={wrong.time}
        />
        <TextField
          label={words.minutes}
          {...number}
          isReadOnly={isBusy}
          value={shown.minutes}
          onChange={(text) => change({ minutes: digits(text) })}
        />
      </FieldPair>
      <TextField
        label={words.questions}
        {...number}
        maxLength={6}
        isReadOnly={isBusy}
        value={shown.questions}
        onChange={(text) => change({ questions: digits(text) })}
        error={wrong.questions}
      />
      {mayBeNone && !isWrong && <p className="text-soft text-xs">{words.hint}</p>}
    </div>
  )
}
