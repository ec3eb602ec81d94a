import { cx } from '../cx.ts'
import { Mark } from './mark.tsx'

export function Wordmark({ nameClassName }: { nameClassName?: string }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <Mark />
      <span className={cx('font-bold text-lg tracking-tight', nameClassName)}>Posse</span>
    </span>
  )
}
