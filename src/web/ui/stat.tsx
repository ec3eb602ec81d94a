import type { ReactNode } from 'react'
import { Figures } from './figures.tsx'

interface StatProps {
  label: string
  /** The number, formatted; the largest thing on its part of the page. */
  value: string
  /** A control or a line that belongs to the number. */
  children?: ReactNode
}

/** One number of the student's own work, with its small label. */
export function Stat({ label, value, children }: StatProps) {
  return (
    <div className="min-w-0">
      <p className="text-soft text-xs">{label}</p>
      <p className="mt-1 whitespace-nowrap font-semibold text-hero tabular-nums tracking-tight">
        <Figures text={value} />
      </p>
      {children && <div className="mt-2 text-soft text-sm">{children}</div>}
    </div>
  )
}
