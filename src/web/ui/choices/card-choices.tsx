import type { ReactNode } from 'react'

export function CardChoices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="grid gap-2.5 sm:grid-cols-2 xl:grid-cols-3">
      {children}
    </ul>
  )
}
