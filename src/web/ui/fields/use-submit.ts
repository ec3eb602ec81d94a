import { type FormEvent, useRef } from 'react'
import { afterPaint } from '../after-paint.ts'

/** Calls `send` once the press is seen; sent again in between, or while `isBusy`, it does nothing. */
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
