import { type RefObject, useEffect, useRef } from 'react'
import { overLimit } from '../../../shared/text.ts'

/**
 * The error of a text with too many letters, counted as the server stores it. The form is not sent meanwhile,
 * and the field gets the focus. Cuts nothing.
 */
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
