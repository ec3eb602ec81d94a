import { type RefObject, useState } from 'react'
import { useFirstWrong } from '../../../web/ui/use-field-errors.ts'
import type { Checked } from '../rules.ts'

type Errors = Partial<Record<string, string>>

/** A form as typed, its texts at fields, and what a field needs of both. */
export interface FormState<Form, Value> {
  form: Form
  change: (patch: Partial<Form>) => void
  /** The errors after a submit that failed; a field's goes away once it is mended. */
  errors: Errors
  /** The values when all stand; otherwise the errors show and the first field that does not stand takes the focus. */
  submit: () => Value | null
  /** The first of the errors, in the order of the fields, of the form as it is now. */
  firstError: () => string | undefined
  ref: RefObject<HTMLFormElement | null>
}

/** Holds a form of texts and checks it when it is submitted; what was typed stays. */
export function useForm<Form extends object, Value, Field extends string>(
  initial: Form,
  check: (form: Form) => Checked<Value, Field>,
): FormState<Form, Value> {
  const [form, setForm] = useState(initial)
  const [shown, setShown] = useState<Errors | null>(null)
  const ref = useFirstWrong(shown)

  const change = (patch: Partial<Form>) => {
    setForm({ ...form, ...patch })
  }
  const submit = () => {
    const checked = check(form)
    setShown(checked.ok ? null : checked.errors)
    return checked.ok ? checked.value : null
  }
  const firstError = () => {
    const checked = check(form)
    return checked.ok ? undefined : Object.values<string | undefined>(checked.errors)[0]
  }
  return { form, change, errors: shown ? stillWrong(shown, check(form)) : {}, submit, firstError, ref }
}

/** Of the errors that are shown, those that a change since has not mended. */
function stillWrong(shown: Errors, now: Checked<unknown, string>): Errors {
  if (now.ok) return {}
  const errors: Errors = {}
  for (const field of Object.keys(shown)) {
    const text = now.errors[field]
    if (text !== undefined) errors[field] = text
  }
  return errors
}
