import type { ReactNode } from 'react'
import { Bubble } from './bubble.tsx'

/** The two first choices as bubbles: those before are filled, `step` is at work. */
export function SetupStep({ step, children }: { step: 0 | 1; children: ReactNode }) {
  return (
    <span className="flex gap-3">
      <span className="flex h-[1lh] shrink-0 items-center gap-1.5">
        {[0, 1].map((one) => (
          <Bubble key={one} fill={one < step ? 1 : 0} isNow={one === step} className="size-4" />
        ))}
      </span>
      {children}
    </span>
  )
}
