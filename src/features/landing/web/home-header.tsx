import { LinkButton } from '../../../web/ui/actions/link-button.tsx'
import { Wordmark } from '../../../web/ui/icons/wordmark.tsx'
import { copy } from '../copy.ts'

const [home, ...sections] = copy.nav.links

/** The last button has its width, so that nothing moves while a slow network brings the rest, or the font. */
export function HomeHeader() {
  return (
    <header className="top-0 z-20 border-rule border-b bg-paper md:sticky">
      <div className="mx-auto flex max-w-270 flex-wrap items-center justify-between gap-x-4 px-4 pt-3 md:flex-nowrap md:px-8 md:pb-3 lg:px-12">
        <a href={`#${home[0]}`} className="flex min-h-11 items-center rounded-sm" aria-label={copy.home}>
          <Wordmark />
        </a>
        <nav
          aria-label={copy.nav.label}
          className="slides order-last -mx-4 flex basis-[calc(100%+2rem)] overflow-x-auto px-1 md:order-none md:mx-0 md:mr-auto md:ml-2 md:basis-auto md:px-0"
        >
          {[home, ...sections].map(([id, name]) => (
            <a
              key={id}
              href={`#${id}`}
              className="whitespace-nowrap rounded-md px-3 py-3 font-semibold text-soft text-sm -outline-offset-2 hover:text-ink"
            >
              {name}
            </a>
          ))}
        </nav>
        <LinkButton to="/login" className="w-32 shrink-0">
          {copy.nav.join}
        </LinkButton>
      </div>
    </header>
  )
}
