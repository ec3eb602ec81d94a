import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Figures } from './figures.tsx'

interface StatProps {
  label: string
  value: string
  to?: string
  children?: ReactNode
}

export function Stat({ label, value, to, children }: StatProps) {
  const content = (
    <>
      <p className="text-soft text-xs group-hover/stat:text-ink group-hover/stat:underline">{label}</p>
      <p className="mt-1 font-semibold text-hero tabular-nums tracking-tight">
        <Figures text={value} />
      </p>
    </>
  )
  return (
    <div className="min-w-0">
      {to === undefined ? (
        content
      ) : (
        <Link to={to} className="group/stat block w-fit rounded-sm underline-offset-4">
          {content}
        </Link>
      )}
      {children && <div className="mt-2 text-soft text-sm">{children}</div>}
    </div>
  )
}
