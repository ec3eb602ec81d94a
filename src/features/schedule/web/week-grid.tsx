import type { ReactNode } from 'react'
import { cx } from '../../../web/ui/cx.ts'

const TWO = 'sm:@max-2xl:grid-cols-2 sm:@max-2xl:*:last:col-span-2'

/** Fills the rows from Monday on: as 3, 2 and 2, as 4 and 3, or as 5 and 2. */
const VIEW =
  '@2xl:@max-4xl:grid-cols-6 @2xl:@max-4xl:*:nth-[-n+3]:col-span-2 @2xl:@max-4xl:*:nth-[n+4]:col-span-3 ' +
  '@4xl:grid-cols-10 @4xl:*:nth-[-n+5]:col-span-2 @4xl:*:nth-[n+6]:col-span-5'

const DRAG =
  '@max-2xl:grid-cols-6 @max-2xl:*:nth-[-n+3]:col-span-2 @max-2xl:*:nth-[n+4]:col-span-3 ' +
  '@2xl:@max-3xl:grid-cols-12 @2xl:@max-3xl:*:nth-[-n+4]:col-span-3 @2xl:@max-3xl:*:nth-[n+5]:col-span-4 ' +
  '@3xl:grid-cols-10 @3xl:*:nth-[-n+5]:col-span-2 @3xl:*:nth-[n+6]:col-span-5'

/** No day stands alone in a row where there is room for two. */
export function WeekGrid({ drag = false, children }: { drag?: boolean; children: ReactNode }) {
  return (
    <div className="@container min-w-0">
      <div className={cx('grid gap-3', drag ? DRAG : cx(TWO, VIEW))}>{children}</div>
    </div>
  )
}
