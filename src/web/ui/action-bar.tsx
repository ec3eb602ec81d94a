import type { ReactNode } from 'react'
import { cx } from './cx.ts'

interface ActionBarProps {
  /** What the action is about, as how many are selected. */
  status: ReactNode
  /** A lesser action beside the main one; on the phone the status then has a line of its own. */
  other?: ReactNode
  /** The page's one main action. */
  children: ReactNode
}

/** A page's main action, kept at the lower edge of the screen, under the thumb on the phone. Last of a page. */
export function ActionBar({ status, other, children }: ActionBarProps) {
  return (
    <div className="sticky bottom-0 z-20 -mx-4 mt-8 -mb-16 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-rule border-t bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:-mx-8 md:px-8 lg:-mx-12 lg:px-12">
      <p
        className={cx(
          'min-w-0 flex-1 wrap-anywhere text-sm text-soft',
          Boolean(other) && 'max-sm:flex-none max-sm:basis-full',
        )}
      >
        {status}
      </p>
      {other && <div className="max-sm:mr-auto">{other}</div>}
      <div className="shrink-0">{children}</div>
    </div>
  )
}
