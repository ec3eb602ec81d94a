import { type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'
import type { Elements } from '../elements.ts'

interface PanelProps {
  title: string
  aside?: ReactNode
  className?: string
  children: Elements
}

/** Never put a panel into a panel. */
export function Panel({ title, aside, className, children }: PanelProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className={cx('rounded-lg border border-rule bg-sheet p-4 sm:p-6', className)}
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={titleId} className="text-lg">
          {title}
        </h2>
        {aside && <div className="text-soft text-sm">{aside}</div>}
      </div>
      {children}
    </section>
  )
}
