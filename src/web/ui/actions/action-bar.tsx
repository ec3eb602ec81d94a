import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

interface ActionBarProps {
  status: ReactNode
  /** `false` reserves the room, so that nothing moves when it appears. */
  other?: ReactNode
  above?: ReactNode
  children: ReactNode
}

/** Sticks to the lower edge, unless the screen is lower than 30 rem; no media query sees large letters. */
export function ActionBar({ status, other, above, children }: ActionBarProps) {
  return (
    <div className="print:hidden sticky bottom-[min(var(--bottom-bar,0px),(100dvh-30rem)*99)] z-20 -mx-4 mt-8 -mb-16 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 max-sm:gap-x-2 border-rule border-t bg-paper px-4 pt-3 pb-[max(0.75rem,calc(env(safe-area-inset-bottom)-var(--bottom-bar,0px)))] md:-mx-8 md:px-8 lg:mx-0 lg:px-0">
      {above && <div className="w-full min-w-0">{above}</div>}
      <p
        className={cx(
          'min-w-0 flex-1 wrap-anywhere text-sm text-soft',
          other !== undefined && 'max-sm:min-h-[1lh] max-sm:flex-none max-sm:basis-full',
        )}
      >
        {status}
      </p>
      {other && <div className="max-sm:mr-auto max-sm:[&_button]:px-2">{other}</div>}
      <div className="shrink-0 max-sm:[&_button]:px-4">{children}</div>
    </div>
  )
}
