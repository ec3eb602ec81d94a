const OPTIONS = [0, 1, 2, 3, 4]

/** Marks one of five answers in blue pen: which of the page's sections this is. */
export function AnswerRow({ marked }: { marked: number }) {
  return (
    <svg viewBox="0 0 112 16" aria-hidden="true" className="h-4 w-28" fill="none">
      {OPTIONS.map((option) => (
        <circle
          key={option}
          cx={8 + option * 24}
          cy={8}
          r={6.5}
          strokeWidth="1.5"
          className={option === marked ? 'fill-accent stroke-accent' : 'stroke-edge/60'}
        />
      ))}
    </svg>
  )
}
