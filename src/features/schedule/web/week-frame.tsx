import { type ReactNode, useId } from 'react'
import type { Elements } from '../../../web/ui/elements.ts'

interface WeekFrameProps {
  side: Elements
  /** Seven days, Monday first. */
  children: ReactNode
}

/**
 * The week of a desktop: seven columns of one width, which stand in the same place in both modes. What
 * belongs to them is on their left or, where that leaves no room for a name, above them. They fill the
 * screen: however short a day is, there is room below it to drop something. A day may put its head into the
 * first of the two rows, so that what is planned begins at one height in all.
 */
export function WeekFrame({ side, children }: WeekFrameProps) {
  return (
    <div className="@container">
      <div className="grid items-start gap-6 @min-[66rem]:grid-cols-[12.5rem_minmax(0,1fr)]">
        {side}
        <div className="grid min-h-[50vh] min-w-0 grid-cols-7 grid-rows-[auto_1fr] @min-[66rem]:min-h-[65vh] gap-1 *:row-span-2 xl:gap-1.5">
          {children}
        </div>
      </div>
    </div>
  )
}

interface WeekSideProps {
  title: string
  children: ReactNode
}

/** It is as high in both modes; above the week it leaves that its room. */
export function WeekSide({ title, children }: WeekSideProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-col rounded-lg border border-rule bg-well @max-[66rem]:h-56 @min-[66rem]:sticky @min-[66rem]:top-6 @min-[66rem]:max-h-[65vh]"
    >
      <h2 id={titleId} className="px-3 pt-2.5 pb-1 text-sm">
        {title}
      </h2>
      {/* It scrolls, so the keys must reach it. */}
      <div className="flex min-h-0 grow flex-col overflow-y-auto overscroll-contain p-1.5 pt-1">
        {children}
      </div>
    </section>
  )
}
