import { type FormEvent, useRef } from 'react'
import { afterPaint } from '../after-paint.ts'

/** Calls `send` after the press is visible; ignores further submits until then, and while `isBusy`. */
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
