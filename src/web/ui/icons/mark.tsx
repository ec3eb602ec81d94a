/** In a square of 32 × 32. */
export const LETTER = 'M12 23.5V9h5a4.6 4.6 0 0 1 0 9.2h-5'

export function Mark({ className = 'size-7' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <circle cx="16" cy="16" r="16" className="fill-accent" />
      <path
        d={LETTER}
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-on-accent"
      />
    </svg>
  )
}
