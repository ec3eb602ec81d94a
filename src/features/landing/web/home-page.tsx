import { PublicScript } from '../../../web/public/public-script.tsx'
import { copy } from '../copy.ts'
import { ExamQuestion } from './exam-question.tsx'
import { Faq } from './faq.tsx'
import { FinalCall } from './final-call.tsx'
import { Gallery } from './gallery.tsx'
import { HomeFooter } from './home-footer.tsx'
import { HomeHeader } from './home-header.tsx'
import { homeMeta } from './home-meta.tsx'
import { LiveDesk } from './live-desk.tsx'
import { Plans } from './plans.tsx'
import { Statistics } from './statistics.tsx'
import { StickyCall } from './sticky-call.tsx'
import { Testimonials } from './testimonials.tsx'
import { Tour } from './tour.tsx'

export const meta = homeMeta

export default function HomePage() {
  return (
    <>
      <PublicScript />
      <HomeHeader />
      {/* The open zero is a file of its own: here the great figures alone wait for it. */}
      <main id="conteudo" tabIndex={-1} className="scroll-mt-16 wrap-break-word font-table outline-none">
        <div id="inicio" className="scroll-mt-16 bg-linear-to-b from-wash to-paper">
          <div className="wide grid grid-cols-1 gap-x-8 gap-y-10 py-8 md:grid-cols-[minmax(0,1fr)_22rem] md:items-center md:py-16 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-16 lg:py-24">
            <div className="max-w-xl">
              <h1 className="font-bold text-hero lg:text-[3.5rem] lg:leading-[1.05]">{copy.hero.title}</h1>
              <p className="mt-5 text-lg text-soft">{copy.hero.text}</p>
              <ExamQuestion />
              <p className="mt-4 text-soft text-sm">{copy.hero.note}</p>
            </div>
            <LiveDesk />
          </div>
        </div>
        <div className="wide">
          <StickyCall>
            <Statistics />
            <Tour />
            <Gallery />
            <Testimonials />
            <Plans />
            <Faq />
          </StickyCall>
        </div>
        <FinalCall />
      </main>
      <HomeFooter />
    </>
  )
}
