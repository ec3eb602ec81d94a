import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Focuses the first wrong field for each new `refusal` object, not when one error is corrected. */
export function useFirstWrong<Part extends HTMLElement = HTMLFormElement>(
  refusal: object | null,
): RefObject<Part | null> {
  const ref = useRef<Part>(null)
  useLayoutEffect(() => {
    if (!refusal) return
    const wrong = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input')
    wrong?.focus()
    // The browser scrolls only the focused box into view, not the error below it.
    wrong?.closest('[data-invalid]:has(label)')?.scrollIntoView({ block: 'nearest' })
  }, [refusal])
  return ref
}

type Errors<Field extends string> = Partial<Record<Field, string | undefined>>

export interface FieldErrors<Field extends string> {
  ref: RefObject<HTMLFormElement | null>
  errors: Errors<Field>
  show: (wrong: Errors<Field>) => void
  mend: (field: Field) => void
}

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
