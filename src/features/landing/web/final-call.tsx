import { Outlet } from 'react-router'
import { copy } from '../copy.ts'

/** The outlet shows the sign-up and sign-in. */
export function FinalCall() {
  const { title, text } = copy.finalCall
  return (
    <section
      id="comece"
      aria-labelledby="comece-titulo"
      className="scroll-mt-16 bg-linear-to-b from-paper to-wash"
    >
      <div className="wide grid grid-cols-1 gap-x-16 gap-y-12 pt-8 pb-16 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-center lg:pt-12 lg:pb-24">
        <div>
          <h2 id="comece-titulo" className="max-w-xl text-hero">
            {title}
          </h2>
          <p className="mt-4 text-lg text-soft">{text}</p>
        </div>
        <section aria-label={copy.entry} className="rounded-lg border border-rule bg-sheet p-6 sm:p-8">
          <Outlet />
        </section>
      </div>
    </section>
  )
}
