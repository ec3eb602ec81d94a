import { type RefObject, useEffect, useRef } from 'react'
import { overLimit } from '../../../shared/text.ts'

/** The error of too many letters, as the server counts them; the form is not sent meanwhile. */
export function useLimit<Part extends HTMLElement>(
  text: string,
  limit: number | undefined,
): { over: string | undefined; field: RefObject<Part | null> } {
  const field = useRef<Part>(null)
  const over = limit === undefined ? undefined : overLimit(text, limit)
  const isOver = over !== undefined
  useEffect(() => {
    const form = field.current?.closest('form')
    if (!(isOver && form)) return
    const hold = (event: Event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      field.current?.querySelector<HTMLElement>('input, textarea')?.focus()
    }
    form.addEventListener('submit', hold, true)
    return () => form.removeEventListener('submit', hold, true)
  }, [isOver])
  return { over, field }
}
