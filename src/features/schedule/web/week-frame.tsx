import { type ReactNode, useId } from 'react'
import { SCHEDULE_WEEKDAYS } from '../../../shared/calendar.ts'
import type { Elements } from '../../../web/ui/elements.ts'

interface WeekFrameProps {
  side: Elements
  /** So many of the first days are over and need less room. */
  past?: number
  /** Seven days, Monday first. */
  children: ReactNode
}

const columnsOf = (past: number) =>
  `repeat(${past}, minmax(4.25rem, 0.5fr)) repeat(${SCHEDULE_WEEKDAYS.length - past}, minmax(0, 1fr))`

/**
 * The week on a desktop: seven columns, in the same place in both modes. Controls stand on the
 * left or, without room for a name, above. The columns fill the screen, so that even an empty day has room to
 * drop something. The first of the two rows holds a day's heading, so that the plans begin at one height.
 */
export function WeekFrame({ side, past = 0, children }: WeekFrameProps) {
  return (
    <div className="@container">
      <div className="grid items-start gap-6 @min-[66rem]:grid-cols-[12.5rem_minmax(0,1fr)]">
        {side}
        <div
          style={{ gridTemplateColumns: past > 0 ? columnsOf(past) : undefined }}
          className="grid min-h-[50vh] min-w-0 grid-cols-7 grid-rows-[auto_1fr] @min-[66rem]:min-h-[65vh] gap-1 *:row-span-2 xl:gap-1.5"
        >
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

/** Equally high in both modes; above the week it leaves the heading's row free. */
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
