import type { CSSProperties } from 'react'
import { cx } from '../cx.ts'

interface BubbleProps {
  /** How much of it is filled, from 0 to 1. */
  fill: number
  /** Without a hue only in a bubble that is empty or full, so that the letter stays readable. */
  letter?: string
  /** Degrees; colours what is not filled. */
  hue?: number
  /** Gives it the edge of the current thing. */
  isNow?: boolean
  className?: string
}

const RADIUS = 10.5

/** Hidden from screen readers: the words beside it say the same. */
export function Bubble({ fill, letter, hue, isNow = false, className = 'size-6' }: BubbleProps) {
  const level = Math.min(1, Math.max(0, fill))
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      style={{ '--hue': hue } as CSSProperties}
      className={cx(
        'group/bubble shrink-0 overflow-visible',
        hue !== undefined && level < 1 && 'tinted',
        className,
      )}
    >
      <circle
        cx="12"
        cy="12"
        r={RADIUS}
        strokeWidth={isNow ? 2.5 : 1.5}
        className={cx('fill-sheet', isNow || level > 0 ? 'stroke-accent' : 'stroke-edge')}
      />
      {level > 0 && (
        <path
          d={filledTo(level)}
          className="fill-accent transition-opacity duration-500 starting:opacity-0"
        />
      )}
      {letter && (
        <text
          x="12"
          y="12.5"
          textAnchor="middle"
          dominantBaseline="central"
          className={cx('font-semibold text-[0.6875rem]', level >= 1 ? 'fill-on-accent' : 'fill-soft')}
        >
          {letter}
        </text>
      )}
    </svg>
  )
}

function filledTo(level: number): string {
  const inner = RADIUS - 2
  if (level >= 1)
    return `M${12 - RADIUS} 12a${RADIUS} ${RADIUS} 0 1 1 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 1 ${-2 * RADIUS} 0`
  const y = 12 + inner - 2 * inner * level
  const half = Math.sqrt(inner ** 2 - (y - 12) ** 2)
  return `M${12 - half} ${y}A${inner} ${inner} 0 ${level > 0.5 ? 1 : 0} 0 ${12 + half} ${y}Z`
}
