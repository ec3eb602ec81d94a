interface ProgressBarProps {
  label: string
  /** The percentage goes from 0 to 100. */
  percent: number
  valueText?: string
}

export function ProgressBar({ label, percent, valueText }: ProgressBarProps) {
  const bounded = Math.min(100, Math.max(0, percent))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={bounded}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={valueText}
      className="h-1.5 overflow-hidden rounded-full bg-ink/10"
    >
      <div className="h-full rounded-full bg-accent transition-[width]" style={{ width: `${bounded}%` }} />
    </div>
  )
}
