import menu from 'icon:menu'
import x from 'icon:x'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { RunningTimer } from '../../../features/timer/web/running-timer.tsx'
import { AREA } from '../../../web/pages/paths.ts'
import { IconButton } from '../../../web/ui/actions/icon-button.tsx'
import { afterPaint } from '../../../web/ui/after-paint.ts'
import { Wordmark } from '../../../web/ui/icons/wordmark.tsx'
import { AreaNav } from './area-nav.tsx'
import { copy } from './copy.ts'
import { Greeting } from './greeting.tsx'
import { SignOut } from './sign-out.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { foldFloating } from './use-sidebar.ts'

/** A native modal dialog, which returns the focus when it closes. */
export function MobileMenu({ name }: { name: string | undefined }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { pathname } = useLocation()
  const open = () =>
    afterPaint(() => {
      dialog.current?.showModal()
      // Not its first button, whose hint would cover the text.
      dialog.current?.focus()
    })
  const close = () => dialog.current?.close()
  const closeLater = () => afterPaint(close)

  // A floating sidebar, open before the screen was turned, must not wait for the back gesture.
  useEffect(foldFloating, [])

  useEffect(() => {
    if (pathname) dialog.current?.close()
  }, [pathname])

  return (
    <header className="z-10 flex h-14 items-center justify-between border-rule border-b bg-paper pr-1.5 pl-4 tall:sticky tall:top-0 sm:hidden print:hidden">
      <Link to={AREA} className="flex rounded-sm" aria-label="Posse">
        <Wordmark />
      </Link>
      <RunningTimer className="mr-1 ml-auto max-w-44" />
      <IconButton icon={menu} label={copy.openMenu} side="bottom" onClick={open} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a tap beside the menu closes it; on the keyboard Escape does */}
      <dialog
        ref={dialog}
        tabIndex={-1}
        aria-label={copy.menu}
        onClick={(event) => event.target === dialog.current && closeLater()}
        className="fixed inset-y-0 right-0 left-auto outline-none m-0 h-dvh max-h-none w-[min(20rem,85vw)] max-w-none translate-x-full bg-lifted text-ink transition-[translate,display,overlay] transition-discrete duration-200 backdrop:bg-veil open:translate-x-0 starting:open:translate-x-full"
      >
        <div className="flex h-full flex-col gap-4 overflow-y-auto p-3 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
          <div className="flex items-center justify-between pl-3">
            <Greeting name={name} />
            <IconButton icon={x} label={copy.closeMenu} side="bottom" onClick={closeLater} />
          </div>
          <div className="flex-1">
            <AreaNav />
          </div>
          <ThemeSwitch />
          {/* At once: the question could not take the focus while this is in front. */}
          <SignOut label={copy.signOutMobile} onAsk={close} />
        </div>
      </dialog>
    </header>
  )
}
