import { cx } from '../cx.ts'

/** Its size is given by `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx('animate-pulse rounded-md bg-ink/8', className)} />
}
