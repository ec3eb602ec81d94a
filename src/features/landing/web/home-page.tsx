import { Outlet } from 'react-router'
import { useLeaveHome } from '../../../web/guard.ts'
import { pageMeta } from '../../../web/page-meta.ts'
import { LinkButton } from '../../../web/ui/link-button.tsx'
import { copy } from '../copy.ts'
import { Features } from './features.tsx'
import { HomeHeader } from './home-header.tsx'

export const meta = () => pageMeta(copy.title, copy.description)

/** The public home (spec §2). The ways in are the account's own and stand where the outlet is. */
export default function HomePage() {
  const leaving = useLeaveHome()
  if (leaving) return null
  return (
    <>
      <HomeHeader />
      <main className="mx-auto max-w-270 px-4 md:px-8 lg:px-12">
        <div className="grid gap-x-16 gap-y-12 py-12 md:py-16 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-center lg:py-24">
          <div className="max-w-xl">
            <h1 className="font-bold text-hero lg:text-[3.5rem] lg:leading-[1.05]">{copy.hero.title}</h1>
            <p className="mt-5 text-lg text-soft">{copy.hero.text}</p>
            <LinkButton to="/login" tone="primary" size="lg" className="mt-8">
              {copy.hero.action}
            </LinkButton>
            <p className="mt-4 text-soft text-sm">{copy.hero.note}</p>
          </div>
          <section aria-label={copy.entry} className="rounded-lg border border-rule bg-sheet p-6 sm:p-8">
            <Outlet />
          </section>
        </div>
        <Features />
      </main>
    </>
  )
}
