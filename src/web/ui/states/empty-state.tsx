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
      {/* An empty bubble of the answer sheet. */}
      {icon && (
        <span className="mb-4 flex size-14 items-center justify-center rounded-full border-2 border-accent text-accent">
          <Icon of={icon} className="size-6" />
        </span>
      )}
      <p className="font-semibold text-lg">{title}</p>
      {children && <p className="mt-1.5 text-soft">{children}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  )
}
