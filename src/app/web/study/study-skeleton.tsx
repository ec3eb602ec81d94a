import { DaySkeleton } from '../../../features/records/web/day-skeleton.tsx'
import { PanelsSkeleton } from '../../../web/panels/panels.tsx'
import { Skeleton } from '../../../web/ui/states/skeleton.tsx'
import { studySlot } from './slots.ts'

/** Puts the next step beside the desk, and on a narrower screen after the subject and the clock. */
export const STUDY_GRID = {
  whole:
    'group/study grid grid-cols-[minmax(0,1fr)] items-start gap-6 max-sm:tall:pb-16 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]',
  step: 'contents lg:*:col-start-2',
  desk: 'max-lg:contents lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:flex lg:flex-col lg:gap-5',
} as const

export function StudySkeleton() {
  return (
    <div className={STUDY_GRID.whole}>
      <div className={STUDY_GRID.step}>
        <PanelsSkeleton of={studySlot} />
      </div>
      <div className={STUDY_GRID.desk}>
        <Skeleton className="h-23 max-lg:-order-1 max-sm:-order-2 max-sm:h-21" />
        <Skeleton className="h-54 max-lg:-order-2 max-sm:-order-1 max-sm:h-72 sm:max-md:h-75.5 lg:max-xl:h-75.5" />
        <Skeleton className="h-106.5 max-lg:-order-2 max-sm:-order-3 max-sm:h-37 lg:max-xl:h-98" />
      </div>
      <DaySkeleton />
    </div>
  )
}
