import { cx } from '../cx.ts'
import { Bubble } from './bubble.tsx'

const LETTERS = ['A', 'B', 'C', 'D', 'E']

interface SheetProps {
  /** The fill of its bubbles: 0 where nothing is done yet, 1 where all is. */
  filled: 0 | 1
  className?: string
}

export function Sheet({ filled, className }: SheetProps) {
  return (
    <span className={cx('flex flex-wrap gap-2.5', className)}>
      {LETTERS.map((letter) => (
        <Bubble key={letter} fill={filled} letter={letter} className="size-8" />
      ))}
    </span>
  )
}
