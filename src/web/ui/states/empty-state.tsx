import type { ReactNode } from 'react'
import { Sheet } from '../display/sheet.tsx'

interface EmptyStateProps {
  title: string
  /** One sentence: what will be here, or what to do. */
  children?: ReactNode
  action?: ReactNode
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="flex max-w-md flex-col items-start py-6">
      <Sheet filled={0} className="mb-4" />
      <p className="text-balance font-semibold text-lg">{title}</p>
      {children && <p className="mt-1.5 text-balance text-soft">{children}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  )
}
