import { Link } from 'react-router'
import { LinkButton } from '../../../web/ui/actions/link-button.tsx'
import { Wordmark } from '../../../web/ui/icons/wordmark.tsx'
import { SIGN_IN_PATH, SIGN_UP_PATH } from '../../account/login-paths.ts'
import { copy } from '../copy.ts'

const [home, ...sections] = copy.nav.links

/** The first row sticks as a child of the page (`contents`); the fixed width keeps things from moving. */
export function HomeHeader() {
  return (
    <header className="contents md:tall:sticky md:top-0 md:z-20 md:block md:border-rule md:border-b md:bg-paper">
      <div className="contents md:mx-auto md:flex md:max-w-270 md:items-center md:gap-x-2 md:px-8 lg:gap-x-4 md:py-3 lg:px-12">
        <div className="tall:sticky top-0 z-20 flex min-h-15 flex-wrap items-center justify-between gap-x-2 border-rule border-b bg-paper px-4 md:contents">
          <a href={`#${home[0]}`} className="flex min-h-11 items-center rounded-sm" aria-label={copy.home}>
            <Wordmark />
          </a>
          <div className="flex items-center gap-x-1 max-md:flex-wrap md:order-last">
            <Link
              to={SIGN_IN_PATH}
              className="rounded-md px-3 py-3 font-semibold text-sm text-soft -outline-offset-2 hover:text-ink max-[22rem]:px-1.5"
            >
              {copy.nav.signIn}
            </Link>
            <LinkButton
              to={SIGN_UP_PATH}
              className="w-32 shrink-0 whitespace-nowrap md:max-lg:w-28 md:max-lg:px-2"
            >
              {copy.nav.join}
            </LinkButton>
          </div>
        </div>
        <nav
          aria-label={copy.nav.label}
          className="slides flex overflow-x-auto pr-10 pl-1 max-md:mask-r-from-[calc(100%-2.5rem)] md:mr-auto md:px-0"
        >
          {[home, ...sections].map(([id, name]) => (
            <a
              key={id}
              href={`#${id}`}
              className="whitespace-nowrap rounded-md px-3 py-3 md:max-lg:px-2 font-semibold text-sm text-soft -outline-offset-2 hover:text-ink"
            >
              {name}
            </a>
          ))}
        </nav>
      </div>
    </header>
  )
}
