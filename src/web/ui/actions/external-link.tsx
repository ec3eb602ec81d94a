import arrow from 'icon:arrow-up-right'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import { Icon } from '../icons/icon.tsx'

interface ExternalLinkProps {
  href: string
  /** The id of the link's subject, where its own words do not name it. */
  about?: string
  children: ReactNode
}

/** Opens a new tab without access to this one. */
export function ExternalLink({ href, about, children }: ExternalLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-describedby={about}
      className="inline-flex min-h-11 min-w-0 items-center gap-0.5 rounded-sm font-semibold text-accent text-sm underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      <span>{children}</span>
      <Icon of={arrow} className="size-3.5" />
      <span className="sr-only">{copy.newTab}</span>
    </a>
  )
}
