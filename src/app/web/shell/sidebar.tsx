import { useRef } from 'react'
import { Link } from 'react-router'
import { RunningTimer } from '../../../features/timer/web/running-timer.tsx'
import { AREA } from '../../../web/pages/paths.ts'
import { cx } from '../../../web/ui/cx.ts'
import { Wordmark } from '../../../web/ui/icons/wordmark.tsx'
import { AreaNav } from './area-nav.tsx'
import { copy } from './copy.ts'
import { Greeting } from './greeting.tsx'
import { foldable } from './nav-style.ts'
import { SidebarToggle } from './sidebar-toggle.tsx'
import { SignOut } from './sign-out.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { useFloating } from './use-floating.ts'
import { foldFloating, useSidebar } from './use-sidebar.ts'

const VEIL = 'fixed inset-0 z-30 bg-veil transition-opacity starting:opacity-0'

export function Sidebar({ name }: { name: string | undefined }) {
  const { folded, floats, fold, unfold } = useSidebar()
  const frame = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const close = () => {
    fold()
    toggle.current?.focus()
  }
  useFloating(frame, floats, close)
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: on the keyboard Escape does the same */}
      {floats && <div className={VEIL} onClick={close} />}
      <aside
        ref={frame}
        className={cx(
          'sticky top-0 hidden h-dvh w-60 flex-col gap-5 border-rule border-r bg-well px-2.5 pt-2.5 transition-[width] sm:flex folded:w-18 max-lg:folded:px-1 print:hidden',
          floats && 'z-30 shadow-float',
        )}
      >
        <div className="flex items-center justify-between pl-2 folded:flex-col folded:gap-3 folded:pt-2 folded:pl-0">
          <Link to={AREA} className="flex rounded-sm" aria-label="Posse">
            <Wordmark nameClassName="folded:hidden" />
          </Link>
          <SidebarToggle ref={toggle} folded={folded} onToggle={folded ? unfold : fold} />
        </div>
        <div className="-mx-1 flex min-h-0 flex-1 flex-col gap-6 overflow-y-auto overscroll-contain px-1 pt-1 pb-[max(0.625rem,env(safe-area-inset-bottom))] [scrollbar-width:thin]">
          <div className="px-2.5 folded:hidden">
            <Greeting name={name} />
          </div>
          <RunningTimer className="shrink-0 folded:justify-center folded:px-0 folded:text-[0.6875rem] folded:tracking-tight folded:*:first:hidden" />
          <div className="flex-1">
            <AreaNav unfold={folded ? unfold : undefined} />
          </div>
          <div className="space-y-1">
            <ThemeSwitch className="mb-2 folded:flex-col folded:*:flex-none" />
            {/* At once: the question comes in front of what floats. */}
            <SignOut label={copy.signOut} labelClassName={foldable} onAsk={foldFloating} />
          </div>
        </div>
      </aside>
    </>
  )
}
