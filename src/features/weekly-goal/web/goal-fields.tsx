import { FieldPair } from '../../../web/ui/fields/field-pair.tsx'
import { TextField } from '../../../web/ui/fields/text-field.tsx'
import { copy } from '../copy.ts'
import type { useGoalForm } from './use-goal-form.ts'

export const number = { inputMode: 'numeric', autoComplete: 'off' } as const

interface GoalFieldsProps {
  form: ReturnType<typeof useGoalForm>
  autoFocus?: boolean
}

export function GoalFields({
  form: { shown, change, wrong, isBusy, mayBeNone },
  autoFocus = false,
}: GoalFieldsProps) {
  const { form: words } = copy
  const isWrong = Boolean(wrong.time || wrong.minutes || wrong.questions)
  return (
    <div className="space-y-4">
      <FieldPair>
        <TextField
          label={words.hours}
          {...number}
          inputMode="decimal"
          autoFocus={autoFocus}
          isReadOnly={isBusy}
          value={shown.hours}
          onChange={(text) => change({ hours: text })}
          error={wrong.time}
        />
        <TextField
          label={words.minutes}
          {...number}
          isReadOnly={isBusy}
          value={shown.minutes}
          onChange={(text) => change({ minutes: text })}
          error={wrong.minutes}
        />
      </FieldPair>
      <TextField
        label={words.questions}
        {...number}
        isReadOnly={isBusy}
        value={shown.questions}
        onChange={(text) => change({ questions: text })}
        error={wrong.questions}
      />
      {mayBeNone && !isWrong && <p className="text-soft text-xs">{words.hint}</p>}
    </div>
  )
}
