import { type FormEvent, useRef } from 'react'
import { afterPaint } from '../after-paint.ts'

/**
 * What a form does when it is sent: calls `send` once the press is seen, since all that a form sets in motion would hold up
 * that sign on a small phone. Sent again in between, or while `isBusy`, it does nothing.
 */
export function useSubmit(isBusy: boolean, send: () => void): (event: FormEvent) => void {
  const isPressed = useRef(false)
  return (event) => {
    event.preventDefault()
    if (isBusy || isPressed.current) return
    isPressed.current = true
    afterPaint(() => {
      isPressed.current = false
      send()
    })
  }
}
