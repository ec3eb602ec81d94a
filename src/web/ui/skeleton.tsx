import { cx } from './cx.ts'

/** A quiet block of the size of what is being loaded; give its size by `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx('animate-pulse rounded-md bg-ink/8', className)} />
}
