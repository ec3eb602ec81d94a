import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { StudyWatch } from '../../../features/timer/web/study-watch.tsx'
import { useRoomForSidebar } from '../../../web/device/media.ts'
import { AREA } from '../../../web/pages/paths.ts'
import { PanelList } from '../../../web/panels/panels.tsx'
import { cx } from '../../../web/ui/cx.ts'
import { panels } from '../panels.ts'
import { BottomBar } from './bottom-bar.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { Sidebar } from './sidebar.tsx'
import { SkipLink } from './skip-link.tsx'

/** In ms: the page itself needs its first seconds. */
const AT_REST_MS = 2500

interface AreaFrameProps {
  name: string | undefined
  children: ReactNode
}

/** The prerendered page has both menus: the style sheet shows one, and the app keeps only that one. */
export function AreaFrame({ name, children }: AreaFrameProps) {
  const hasRoom = useRoomForSidebar()
  const isWeek = useLocation().pathname.startsWith(`${AREA}/cronograma`)
  const [OfflineReadiness, setOfflineReadiness] = useState<ComponentType>()
  useEffect(() => {
    // Without a connection it loads the next time.
    const load = () =>
      import('../offline/offline-readiness.tsx').then(
        ({ OfflineReadiness }) => setOfflineReadiness(() => OfflineReadiness),
        () => undefined,
      )
    const waiting = setTimeout(load, navigator.onLine ? AT_REST_MS : 0)
    return () => clearTimeout(waiting)
  }, [])
  return (
    <div className="min-h-dvh max-sm:tall:[--bottom-bar:calc(3.5rem+env(safe-area-inset-bottom))] sm:grid sm:grid-cols-[4.5rem_minmax(0,1fr)] lg:grid-cols-[auto_minmax(0,1fr)] print:block">
      <SkipLink />
      <StudyWatch />
      {hasRoom !== true && <MobileMenu name={name} />}
      {hasRoom !== false && <Sidebar name={name} />}
      <main
        id="conteudo"
        tabIndex={-1}
        className={cx(
          'w-full pt-6 pb-[calc(4rem+var(--bottom-bar,0px))] outline-none max-sm:[&_:is(a,button,input,select,textarea,summary,[tabindex]:not([role=row]))]:scroll-mb-44 lg:pt-10',
          isWeek ? 'mx-auto max-w-400 px-4 md:px-8 lg:pr-6 lg:pl-12 min-[84rem]:pl-6' : 'wide',
        )}
      >
        {OfflineReadiness && <OfflineReadiness />}
        <PanelList value={panels}>{children}</PanelList>
      </main>
      {hasRoom !== true && <BottomBar />}
    </div>
  )
}
