import circleAlert from 'icon:circle-alert'
import circleCheck from 'icon:circle-check'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icons/icon.tsx'

/** Shown above the fields, and read aloud. */
export function FormMessage({ tone, children }: { tone: 'good' | 'poor'; children: ReactNode }) {
  const good = tone === 'good'
  return (
    <p
      role={good ? 'status' : 'alert'}
      className={cx(
        'flex items-start gap-2.5 rounded-md px-3.5 py-3 text-sm',
        good ? 'bg-good-wash text-good' : 'bg-poor-wash text-poor',
      )}
    >
      <Icon of={good ? circleCheck : circleAlert} className="mt-px size-5" />
      <span>{children}</span>
    </p>
  )
}
