import { type RefObject, useState } from 'react'
import type { Draft } from '../../../web/device/use-draft.ts'
import { useFirstWrong } from '../../../web/ui/fields/use-field-errors.ts'
import type { FormResult } from '../rules.ts'

type Errors = Partial<Record<string, string>>

export interface FormState<Form, Value> {
  form: Form
  change: (patch: Partial<Form>) => void
  /** Set by a failed submit; a corrected field loses its text. */
  errors: Errors
  /** Null unless all values are valid; then errors show and the first wrong field takes the focus. */
  submit: () => Value | null
  /** The form's current first error, in the order of the fields. */
  firstError: () => string | undefined
  ref: RefObject<HTMLFormElement | null>
}

/** Checks the typed values at the submit, and keeps them. */
export function useForm<Form extends object, Value, Field extends string>(
  { typed: form, change }: Pick<Draft<Form>, 'typed' | 'change'>,
  check: (form: Form) => FormResult<Value, Field>,
): FormState<Form, Value> {
  const [shown, setShown] = useState<Errors | null>(null)
  const ref = useFirstWrong(shown)

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

/** Leaves out errors that a change has corrected. */
function stillWrong(shown: Errors, now: FormResult<unknown, string>): Errors {
  if (now.ok) return {}
  const errors: Errors = {}
  for (const field of Object.keys(shown)) {
    const text = now.errors[field]
    if (text !== undefined) errors[field] = text
  }
  return errors
}
