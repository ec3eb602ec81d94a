import circleAlert from 'icon:circle-alert'
import { useId } from 'react'
import { FieldPair } from '../../../web/ui/field-pair.tsx'
import { Icon } from '../../../web/ui/icon.tsx'
import { TextField } from '../../../web/ui/text-field.tsx'
import { copy } from '../copy.ts'
import { correctOf, countIn, type EditForm } from '../rules.ts'

interface EffortFieldsProps {
  form: EditForm
  change: (patch: Partial<EditForm>) => void
  errors: Partial<Record<string, string>>
}

const number = { inputMode: 'numeric', autoComplete: 'off' } as const

/** The fields of an edited record: time, pauses and questions. The correct ones follow the other two (spec §5). */
export function EffortFields({ form, change, errors }: EffortFieldsProps) {
  const { form: words, questions } = copy
  const answers = (patch: Pick<EditForm, 'totalQuestions'> | Pick<EditForm, 'incorrectAnswers'>) => {
    const { totalQuestions, incorrectAnswers } = { ...form, ...patch }
    const correct = correctOf(countIn(totalQuestions), countIn(incorrectAnswers))
    change({ ...patch, correctAnswers: String(correct) })
  }
  const field = (name: keyof EditForm, label: string, onChange: (text: string) => void) => (
    <TextField label={label} {...number} maxLength={6} value={form[name]} onChange={onChange} error={errors[name]} />
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

interface TimeFieldsProps {
  form: EditForm
  change: (patch: Partial<EditForm>) => void
  error: string | undefined
}

function TimeFields({ form, change, error }: TimeFieldsProps) {
  const { form: words } = copy
  const errorId = useId()
  const described = error ? { 'aria-describedby': errorId } : {}
  const field = (name: 'hours' | 'minutes' | 'seconds') => (
    <TextField
      label={words[name]}
      {...number}
      {...described}
      maxLength={6}
      value={form[name]}
      onChange={(text) => change({ [name]: text })}
    />
  )
  return (
    <div data-invalid={error ? true : undefined}>
      <div className="grid grid-cols-3 gap-4">
        {field('hours')}
        {field('minutes')}
        {field('seconds')}
      </div>
      {error && (
        <p id={errorId} role="alert" className="mt-1.5 flex items-start gap-1.5 text-poor text-xs">
          <Icon of={circleAlert} className="mt-0.5 size-4" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
