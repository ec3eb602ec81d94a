import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Goes to a form, and gives its first wrong field the focus whenever `refusal` is another object: not as one is mended. */
export function useFirstWrong(refusal: object | null): RefObject<HTMLFormElement | null> {
  const ref = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    if (refusal) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input')?.focus()
  }, [refusal])
  return ref
}

type Errors<Field extends string> = Partial<Record<Field, string | undefined>>

/** The texts at the fields of a form that was refused, here or by the server. */
export interface FieldErrors<Field extends string> {
  ref: RefObject<HTMLFormElement | null>
  errors: Errors<Field>
  /** Shows what is wrong, if anything is, and gives the first of it the focus. */
  show: (wrong: Errors<Field>) => void
  /** Takes away the text at a field that changes; the focus stays where it is. */
  mend: (field: Field) => void
}

/** Holds what is wrong with the fields of a form. */
export function useFieldErrors<Field extends string>(): FieldErrors<Field> {
  const [refusal, setRefusal] = useState<Errors<Field> | null>(null)
  const [errors, setErrors] = useState<Errors<Field>>({})
  const ref = useFirstWrong(refusal)
  const show = (wrong: Errors<Field>) => {
    setRefusal(wrong)
    setErrors(wrong)
  }
  const mend = (field: Field) => setErrors((known) => ({ ...known, [field]: undefined }))
  return { ref, errors, show, mend }
}
