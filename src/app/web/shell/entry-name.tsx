import { cx } from '../../../web/ui/cx.ts'
import { foldable } from './nav-style.ts'

interface EntryNameProps {
  label: string
  /** A shorter name, for the eye alone. */
  short?: string | undefined
  className?: string
}

export function EntryName({ label, short, className }: EntryNameProps) {
  if (!short) return <span className={cx('truncate', foldable, className)}>{label}</span>
  return (
    <>
      <span className={cx('truncate sm:folded:sr-only', className)}>{label}</span>
      <span aria-hidden="true" className={cx('hidden sm:max-lg:upright:folded:block', foldable)}>
        {short}
      </span>
    </>
  )
}
