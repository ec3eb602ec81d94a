import type { ReactNode } from 'react'

/** Shows the error of either field below both, over the whole width. */
export function FieldPair({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-1.5 *:contents [&_[slot=errorMessage]]:col-span-full [&_input]:row-start-2 [&_label]:row-start-1 [&_label]:self-end">
      {children}
    </div>
  )
}
