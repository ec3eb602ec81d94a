import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import { cx } from '../cx.ts'
import { Bubble } from './bubble.tsx'

/** Bubbles for the new account and two choices: earlier ones are filled, `step` is the current one. */
export function SetupStep({ step, children }: { step: 1 | 2; children: ReactNode }) {
  return (
    <>
      <span aria-hidden="true" className="mt-3 mb-3.5 flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
        {copy.setup.map((name, nth) => (
          <span
            key={name}
            className={cx(
              'flex items-center gap-2',
              nth <= step && 'text-ink',
              nth === step && 'font-semibold',
            )}
          >
            <Bubble fill={nth < step ? 1 : 0} isNow={nth === step} className="size-5" />
            <span>{name}</span>
          </span>
        ))}
      </span>
      <span>{children}</span>
    </>
  )
}
