import { cx } from '../../../web/ui/cx.ts'

export const entryStyle = cx(
  'group flex min-h-11 w-full items-center gap-2.5 rounded-md px-2.5 text-left text-[0.90625rem] text-soft fade-colors',
  'hover:bg-ink/5 hover:text-ink sm:min-h-10 sm:folded:justify-center sm:folded:px-0',
  'sm:max-lg:upright:folded:flex-col sm:max-lg:upright:folded:gap-1 sm:max-lg:upright:folded:py-1.5',
  'aria-[current=page]:bg-ink/8 aria-[current=page]:font-semibold aria-[current=page]:text-ink',
)

/** In a folded sidebar for screen readers only; small under the icon on touch screens with room. */
export const foldable = cx(
  'lg:folded:sr-only sm:lying:folded:sr-only',
  'sm:max-lg:upright:folded:overflow-visible sm:max-lg:upright:folded:tracking-tighter',
  'sm:max-lg:upright:folded:flex-none sm:max-lg:upright:folded:text-[0.75rem] sm:max-lg:upright:folded:leading-tight',
)
