import type { ReactNode } from 'react'
import { StudyWatch } from '../../features/study/web/study-watch.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { Sidebar } from './sidebar.tsx'
import { SkipLink } from './skip-link.tsx'

interface AreaFrameProps {
  /** The student's display name, once known. */
  name: string | undefined
  children: ReactNode
}

/** The student area around a page: menu and content. */
export function AreaFrame({ name, children }: AreaFrameProps) {
  return (
    <div className="min-h-dvh sm:grid sm:grid-cols-[auto_minmax(0,1fr)]">
      <SkipLink />
      <StudyWatch />
      <MobileMenu name={name} />
      <Sidebar name={name} />
      <main
        id="conteudo"
        tabIndex={-1}
        className="mx-auto w-full max-w-270 px-4 pt-6 pb-16 outline-none md:px-8 lg:px-12 lg:pt-10"
      >
        {children}
      </main>
    </div>
  )
}
