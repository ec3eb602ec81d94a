import type { ReactNode } from 'react'
import { Wordmark } from '../ui/wordmark.tsx'
import { SkipLink } from './skip-link.tsx'

/** The first choices around a page: the name above, nothing to be led astray by. */
export function SetupFrame({ children }: { children: ReactNode }) {
  return (
    <div className="min-h-dvh">
      <SkipLink />
      <header className="mx-auto max-w-270 px-4 pt-5 md:px-8 lg:px-12 lg:pt-8">
        <Wordmark />
      </header>
      <main id="conteudo" tabIndex={-1} className="mx-auto max-w-270 px-4 pt-8 pb-16 outline-none md:px-8 lg:px-12">
        {children}
      </main>
    </div>
  )
}
