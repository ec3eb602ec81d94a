import type { ReactNode } from 'react'

/** The next step, and below it (or beside it on a wide screen) the week; the first child gets most room. */
export function Glance({ children }: { children: ReactNode }) {
  return (
    <div className="@container">
      <div className="grid gap-6 *:min-w-0 @min-[36rem]:grid-cols-2 @min-[48rem]:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] @min-[36rem]:*:first:col-span-2 @min-[48rem]:*:first:col-span-1 @min-[48rem]:*:first:row-span-2">
        {children}
      </div>
    </div>
  )
}
