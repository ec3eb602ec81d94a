import type { ReactNode } from 'react'

interface ActionBarProps {
  /** What the actions are about, as how many are selected. */
  status: ReactNode
  /** The page's actions, the main one last. */
  children: ReactNode
}

/** A page's main action, kept at the lower edge of the screen, under the thumb on the phone. Last of a page. */
export function ActionBar({ status, children }: ActionBarProps) {
  return (
    <div className="sticky bottom-0 z-20 -mx-4 mt-8 -mb-16 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-rule border-t bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:-mx-8 md:px-8 lg:-mx-12 lg:px-12">
      <p className="min-w-0 text-sm text-soft max-sm:w-full">{status}</p>
      <div className="flex gap-3 max-sm:w-full max-sm:*:last:flex-1 max-sm:[&>:last-child>button]:w-full">
        {children}
      </div>
    </div>
  )
}
