import type { ReactNode } from 'react'

interface PageHeaderProps {
  title: string
  children?: ReactNode
  actions?: ReactNode
}

/** Navigation moves the focus to the title. */
export function PageHeader({ title, children, actions }: PageHeaderProps) {
  return (
    <div className="mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="wrap-anywhere min-w-0">
        <h1 className="text-2xl">{title}</h1>
        {children && <p className="measure mt-1 text-soft">{children}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </div>
  )
}
