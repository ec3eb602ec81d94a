import { formatCount } from '../../../shared/count.ts'
import { wholeIn } from '../../../shared/typed-number.ts'
import { FieldPair } from '../../../web/ui/fields/field-pair.tsx'
import { TextField } from '../../../web/ui/fields/text-field.tsx'
import { copy } from '../copy.ts'
import { correctAsShown } from '../rules.ts'

interface QuestionFieldsProps {
  total: string
  incorrect: string
  errors: Partial<Record<string, string>>
  onChange: (patch: { totalQuestions: string } | { incorrectAnswers: string }) => void
  autoFocus?: boolean
}

export function QuestionFields({
  total,
  incorrect,
  errors,
  onChange,
  autoFocus = false,
}: QuestionFieldsProps) {
  const correct = correctAsShown(wholeIn(total), wholeIn(incorrect))
  const field = { inputMode: 'numeric', autoComplete: 'off', placeholder: '0' } as const
  return (
    <div>
      <FieldPair>
        <TextField
          label={copy.questions.total}
          {...field}
          autoFocus={autoFocus}
          value={total}
          onChange={(text) => onChange({ totalQuestions: text })}
          error={errors.totalQuestions}
        />
        <TextField
          label={copy.questions.incorrect}
          {...field}
          value={incorrect}
          onChange={(text) => onChange({ incorrectAnswers: text })}
          error={errors.incorrectAnswers}
        />
      </FieldPair>
      <p className="mt-3 text-sm text-soft">
        <span>{`${copy.questions.correct}: `}</span>
        <output className="font-semibold text-ink">{formatCount(correct)}</output>
      </p>
    </div>
  )
}
