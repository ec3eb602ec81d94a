import type { ReactNode } from 'react'
import { buttonStyle } from '../ui/button-style.ts'
import { cx } from '../ui/cx.ts'
import { Mark } from '../ui/mark.tsx'
import { copy } from './copy.ts'
import { Greeting } from './greeting.tsx'
import { SignOut } from './sign-out.tsx'
import { SkipLink } from './skip-link.tsx'

interface SetupFrameProps {
  /** The student's display name, once known. */
  name: string | undefined
  children: ReactNode
}

/**
 * The first choices around a page: a greeting and the way out above, nothing to be led astray by. The product's name, which
 * elsewhere leads home, is not here: the choices come first, so it could lead nowhere.
 */
export function SetupFrame({ name, children }: SetupFrameProps) {
  return (
    <div className="min-h-dvh">
      <SkipLink />
      <header className="mx-auto flex max-w-270 items-center gap-3 px-4 pt-3 md:px-8 lg:px-12 lg:pt-6">
        <Mark className="size-7 shrink-0" />
        <div className="min-w-0 flex-1">
          <Greeting name={name} />
        </div>
        <SignOut label={copy.signOut} className={cx(buttonStyle('quiet'), '-mr-3')} />
      </header>
      <main id="conteudo" tabIndex={-1} className="mx-auto max-w-270 px-4 pt-8 pb-16 outline-none md:px-8 lg:px-12">
        {children}
      </main>
    </div>
  )
}
