import { cx } from '../../../web/ui/cx.ts'

/** The current page's entry stands out by colour, weight and `aria-current`. */
export const entryStyle = cx(
  'group flex min-h-11 w-full items-center gap-2.5 rounded-md px-2.5 text-left text-[0.90625rem] text-soft fade-colors',
  'hover:bg-ink/5 hover:text-ink sm:min-h-10 sm:folded:justify-center sm:folded:px-0',
  'aria-[current=page]:bg-ink/8 aria-[current=page]:font-semibold aria-[current=page]:text-ink',
)

/** A folded sidebar hides this from the eye only. */
export const foldable = 'sm:folded:sr-only'
