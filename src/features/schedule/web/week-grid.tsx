import type { ReactNode } from 'react'
import { cx } from '../../../web/ui/cx.ts'

/** Below 1024 px days stand below each other, from 640 px on two in a row. */
const VIEW = 'gap-3 sm:max-lg:grid-cols-2 sm:max-lg:*:last:col-span-2 lg:grid-cols-7 lg:gap-2'

/** Beside the list of subjects the week may be wider than its place: then it is swiped. */
const DRAG = 'grid-cols-[repeat(7,minmax(6.75rem,1fr))] gap-1.5'

/** The week as a week: seven columns of one width, the same days at the same place in both modes. */
export function WeekGrid({ drag = false, children }: { drag?: boolean; children: ReactNode }) {
  return (
    <div className={cx('min-w-0', drag ? '-m-1 overflow-x-auto p-1' : 'lg:-mx-8')}>
      <div className={cx('grid', drag ? DRAG : VIEW)}>{children}</div>
    </div>
  )
}
