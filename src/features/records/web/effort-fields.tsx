import { wholeIn } from '../../../shared/typed-number.ts'
import { FieldPair } from '../../../web/ui/fields/field-pair.tsx'
import { TextField } from '../../../web/ui/fields/text-field.tsx'
import { copy } from '../copy.ts'
import { correctAsShown, type EditForm } from '../rules.ts'
import { TimeFields } from './time-fields.tsx'

interface EffortFieldsProps {
  form: EditForm
  change: (patch: Partial<EditForm>) => void
  errors: Partial<Record<string, string>>
}

const number = { inputMode: 'numeric', autoComplete: 'off', placeholder: '0' } as const

export function EffortFields({ form, change, errors }: EffortFieldsProps) {
  const { form: words, questions } = copy
  const answers = (patch: Pick<EditForm, 'totalQuestions'> | Pick<EditForm, 'incorrectAnswers'>) => {
    const { totalQuestions, incorrectAnswers } = { ...form, ...patch }
    const correct = correctAsShown(wholeIn(totalQuestions), wholeIn(incorrectAnswers))
    change({ ...patch, correctAnswers: String(correct) })
  }
  const field = (name: keyof EditForm, label: string, onChange: (text: string) => void) => (
    <TextField label={label} {...number} value={form[name]} onChange={onChange} error={errors[name]} />
  )
  return (
    <>
      <TimeFields form={form} change={change} error={errors.studyTime} />
      <FieldPair>
        {field('totalPauses', words.pauses, (totalPauses) => change({ totalPauses }))}
        {field('totalQuestions', questions.total, (totalQuestions) => answers({ totalQuestions }))}
      </FieldPair>
      <FieldPair>
        {field('incorrectAnswers', questions.incorrect, (incorrectAnswers) => answers({ incorrectAnswers }))}
        {field('correctAnswers', questions.correct, (correctAnswers) => change({ correctAnswers }))}
      </FieldPair>
    </>
  )
}
