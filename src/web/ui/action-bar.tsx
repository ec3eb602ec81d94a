import type { ReactNode } from 'react'

interface ActionBarProps {
  /** What the action is about, as how many are selected. */
  status: ReactNode
  /** The page's one main action. */
  children: ReactNode
}

/** A page's main action, kept at the lower edge of the screen, under the thumb on the phone. Last of a page. */
export function ActionBar({ status, children }: ActionBarProps) {
  return (
    <div className="sticky bottom-0 z-20 -mx-4 mt-8 -mb-16 flex items-center justify-between gap-4 border-rule border-t bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:-mx-8 md:px-8 lg:-mx-12 lg:px-12">
      <p className="min-w-0 break-words text-sm text-soft">{status}</p>
      <div className="shrink-0">{children}</div>
    </div>
  )
}
