import type { ReactNode } from 'react'

interface SectionProps {
  id: string
  title: string
  lead?: string
  children: ReactNode
}

export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-titulo`}
      className="scroll-mt-16 gap-x-12 border-rule border-t py-14 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:py-20"
    >
      <div className="mb-8 self-start lg:sticky lg:top-24 lg:mb-0">
        <h2 id={`${id}-titulo`} className="text-2xl">
          {title}
        </h2>
        {lead && <p className="mt-3 max-w-md text-soft">{lead}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
