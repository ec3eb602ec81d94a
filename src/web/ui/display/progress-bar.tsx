interface ProgressBarProps {
  label: string
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
      className="h-1.5 overflow-hidden rounded-full bg-ink/10 forced-colors:border"
    >
      {/* Its width is no style, which the content policy refuses in a page as it is served. */}
      <svg aria-hidden="true" className="block size-full">
        <rect width={`${bounded}%`} height="100%" rx="3" className="fill-accent transition-[width]" />
      </svg>
    </div>
  )
}
