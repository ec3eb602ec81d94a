import { cx } from '../cx.ts'

/** `primary` once a screen, `quiet` among text, `danger` for actions that cannot be undone. */
export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger'

/** `lg` is for a page's one main action, `sm` for dense rows. */
export type ButtonSize = 'sm' | 'md' | 'lg'

const TONES: Record<ButtonTone, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-deep',
  secondary: 'border border-edge/60 bg-sheet text-ink hover:border-edge hover:bg-well',
  quiet: 'text-ink hover:bg-ink/6',
  danger: 'bg-poor text-on-accent hover:opacity-90',
}

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-row gap-1.5 px-3 text-sm',
  md: 'min-h-11 gap-2 px-4 text-sm',
  lg: 'min-h-13 gap-2.5 px-6 text-base',
}

export const buttonStyle = (tone: ButtonTone = 'secondary', size: ButtonSize = 'md') =>
  cx(
    'inline-flex print:hidden select-none items-center justify-center rounded-md py-1.5 font-semibold leading-tight fade-colors forced-colors:border',
    'aria-disabled:cursor-not-allowed aria-disabled:border-transparent aria-disabled:bg-ink/8 aria-disabled:text-soft',
    'aria-disabled:hover:bg-ink/8 forced-colors:aria-disabled:border-[GrayText] forced-colors:aria-disabled:text-[GrayText]',
    TONES[tone],
    SIZES[size],
  )
