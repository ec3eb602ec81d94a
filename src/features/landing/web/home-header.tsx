import { Link } from 'react-router'
import { LinkButton } from '../../../web/ui/link-button.tsx'
import { Wordmark } from '../../../web/ui/wordmark.tsx'
import { copy } from '../copy.ts'

/** The public home's menu (spec §2). */
export function HomeHeader() {
  return (
    <header className="mx-auto flex max-w-270 items-center justify-between gap-4 px-4 pt-4 md:px-8 lg:px-12 lg:pt-6">
      <Link to="/" className="rounded-sm" aria-label="Posse">
        <Wordmark />
      </Link>
      <nav aria-label={copy.nav.label} className="flex items-center gap-1 sm:gap-3">
        <a
          href="#funcionalidades"
          className="hidden rounded-md px-3 py-2.5 font-semibold text-soft text-sm hover:text-ink sm:inline-block"
        >
          {copy.nav.features}
        </a>
        <LinkButton to="/login">{copy.nav.join}</LinkButton>
      </nav>
    </header>
  )
}
