import type { ReactNode } from 'react'

interface SwitchProps {
  on: boolean
  onChange: (on: boolean) => void
  children: ReactNode
}

/** Turns something on or off at once. */
export function Switch({ on, onChange, children }: SwitchProps) {
  return (
    <label className="inline-flex min-h-11 items-center gap-3 text-sm">
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        onChange={(event) => onChange(event.target.checked)}
        className="peer sr-only"
      />
      <span className="h-6 w-10 rounded-full bg-edge p-0.5 transition-colors after:block after:size-5 after:rounded-full after:bg-sheet after:transition-transform peer-checked:bg-accent peer-checked:after:translate-x-4 peer-focus-visible:outline-2 peer-focus-visible:outline-accent peer-focus-visible:outline-offset-2" />
      {children}
    </label>
  )
}
