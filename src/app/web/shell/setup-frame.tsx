import type { ReactNode } from 'react'
import { buttonStyle } from '../../../web/ui/actions/button-style.ts'
import { cx } from '../../../web/ui/cx.ts'
import { Mark } from '../../../web/ui/icons/mark.tsx'
import { copy } from './copy.ts'
import { Greeting } from './greeting.tsx'
import { SignOut } from './sign-out.tsx'
import { SkipLink } from './skip-link.tsx'

interface SetupFrameProps {
  name: string | undefined
  children: ReactNode
}

/** Leaves the product's name out: it would link home, which is closed until the choices are made. */
export function SetupFrame({ name, children }: SetupFrameProps) {
  return (
    <div className="min-h-dvh">
      <SkipLink />
      <header className="wide flex flex-wrap items-center gap-x-3 pt-3 lg:pt-6">
        <Mark className="size-7 shrink-0" />
        <div className="min-w-0 grow basis-24">
          <Greeting name={name} />
        </div>
        <SignOut label={copy.signOut} className={cx(buttonStyle('quiet'), '-mr-3')} />
      </header>
      <main id="conteudo" tabIndex={-1} className="wide pt-8 pb-16 outline-none">
        {children}
      </main>
    </div>
  )
}
