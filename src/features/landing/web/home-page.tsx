import { Outlet } from 'react-router'
import { PublicScript } from '../../../web/public/public-script.tsx'
import { LinkButton } from '../../../web/ui/actions/link-button.tsx'
import { copy } from '../copy.ts'
import { Faq } from './faq.tsx'
import { FinalCall } from './final-call.tsx'
import { Gallery } from './gallery.tsx'
import { HomeFooter } from './home-footer.tsx'
import { HomeHeader } from './home-header.tsx'
import { homeMeta } from './home-meta.tsx'
import { Plans } from './plans.tsx'
import { Statistics } from './statistics.tsx'
import { Testimonials } from './testimonials.tsx'
import { Tour } from './tour.tsx'

export const meta = homeMeta

/** The account's ways in stand where the outlet is. */
export default function HomePage() {
  return (
    <>
      <PublicScript />
      <HomeHeader />
      <main className="mx-auto max-w-270 px-4 md:px-8 lg:px-12">
        <div
          id="inicio"
          className="grid scroll-mt-16 gap-x-16 gap-y-12 py-12 md:py-16 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-center lg:py-24"
        >
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
        <Statistics />
        <Tour />
        <Gallery />
        <Testimonials />
        <Plans />
        <Faq />
        <FinalCall />
      </main>
      <HomeFooter />
    </>
  )
}
