import type { ReactNode } from 'react'
import { Icon, type IconShapes } from '../icons/icon.tsx'

interface EmptyStateProps {
  icon?: IconShapes
  title: string
  /** One sentence: what there will be here, or what to do. */
  children?: ReactNode
  action?: ReactNode
}

export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="flex max-w-md flex-col items-start py-6">
      {icon && <Icon of={icon} className="mb-4 size-8 text-accent" />}
      <p className="font-semibold text-lg">{title}</p>
      {children && <p className="mt-1.5 text-soft">{children}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  )
}
