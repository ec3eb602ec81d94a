import type { ReactNode } from 'react'
import { Figures } from './figures.tsx'

interface StatProps {
  label: string
  value: string
  children?: ReactNode
}

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
