import type { ReactNode } from 'react'

interface PageHeaderProps {
  title: string
  /** A line below the title, as 'Carreira: …'. */
  children?: ReactNode
  /** The page's actions, at the right on wide screens. */
  actions?: ReactNode
}

/** A page's title with the line below it and its actions; navigation moves the focus to the title. */
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
