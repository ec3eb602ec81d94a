import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TextField } from '../../../web/ui/fields/text-field.tsx'
import { me } from '../../account/web/queries.ts'
import { subjects as allSubjects } from '../../subjects/web/queries.ts'
import { copy } from '../copy.ts'
import { withSubject } from '../form.ts'
import { number } from './goal-fields.tsx'
import type { useGoalForm } from './use-goal-form.ts'

type Form = ReturnType<typeof useGoalForm>

/** Closed at first, because most students set one goal for the whole week. */
export function SubjectFields({ form }: { form: Form }) {
  const { data: student } = useQuery(me)
  const { data: known } = useQuery(allSubjects)
  const [isOpen, setOpen] = useState(false)
  const studied = known?.filter(({ id }) => student?.subject_ids.includes(id)) ?? []
  if (studied.length === 0) return null
  return (
    // A refusal opens the fields, which stay open while the student corrects them.
    <details
      className="border-rule border-t pt-2"
      open={isOpen || form.wrong.subjects !== undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="discloses py-2.5 text-sm">{copy.form.bySubject}</summary>
      <p className="mb-3 text-soft text-sm">{copy.form.bySubjectText}</p>
      <ul className="divide-y divide-rule">
        {studied.map(({ id, name }) => (
          <SubjectRow key={id} id={id} name={name} form={form} />
        ))}
      </ul>
    </details>
  )
}

function SubjectRow({ id, name, form }: { id: number; name: string; form: Form }) {
  const { form: words } = copy
  const none = { subject_id: id, minutes: '', questions: '' }
  const typed = form.shown.subjects.find(({ subject_id }) => subject_id === id) ?? none
  const change = (part: Partial<typeof none>) => form.change(withSubject(form.shown, { ...typed, ...part }))
  const field = { ...number, isReadOnly: form.isBusy }
  return (
    <li className="py-3">
      <fieldset className="min-w-0">
        <legend className="mb-2 max-w-full break-words">{name}</legend>
        <div className="grid grid-cols-2 gap-x-4">
          <TextField
            label={words.minutes}
            {...field}
            value={typed.minutes}
            onChange={(text) => change({ minutes: text })}
            error={form.wrong.subjects?.[id]}
          />
          <TextField
            label={words.questions}
            {...field}
            value={typed.questions}
            onChange={(text) => change({ questions: text })}
          />
        </div>
      </fieldset>
    </li>
  )
}
