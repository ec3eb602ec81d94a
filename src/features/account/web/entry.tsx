import { type ComponentProps, Suspense, useEffect, useRef } from 'react'
import { announceAwake } from '../../../web/public/wake.ts'
import { Button } from '../../../web/ui/actions/button.tsx'
import { lookAfterFocus } from '../../../web/ui/dialogs/look-after-focus.ts'
import { later } from '../../../web/ui/states/later.ts'
import { copy } from '../copy.ts'
import { SIGN_IN, SIGN_UP } from '../doors.ts'
import { GoogleSignIn } from './google-sign-in.tsx'
import type { PanelName, useEntry } from './use-entry.ts'

const loadPanel = () => import('./entry-panel.tsx')
const EntryPanel = later(async () => (await loadPanel()).EntryPanel)

const DOORS: Readonly<Record<PanelName, string>> = { 'sign-in': SIGN_IN, 'sign-up': SIGN_UP }

const soon = { onPointerEnter: loadPanel, onTouchStart: loadPanel, onFocus: loadPanel }

interface EntryProps extends ComponentProps<typeof GoogleSignIn> {
  heading: 'h1' | 'h2'
  entry: ReturnType<typeof useEntry>
}

export function Entry({ heading: Heading, entry, ...google }: EntryProps) {
  const { panel, open, setReset, close } = entry
  const doors = useRef<HTMLDivElement>(null)
  useEffect(() => void announceAwake(), [])
  /** If the address opened the panel, nothing had the focus before it. */
  const closeAtDoor = () => {
    close()
    const door = () => doors.current?.querySelector<HTMLElement>(`[data-door="${DOORS[panel.name]}"]`)
    lookAfterFocus(door, 'waits')
  }
  const button = (name: PanelName) => ({
    ...soon,
    tone: name === likely ? ('primary' as const) : ('secondary' as const),
    onClick: () => open(name),
    'aria-haspopup': 'dialog' as const,
    'data-door': DOORS[name],
  })
  // Visitors of `/login` mostly have an account; readers at the end of the home page have none.
  const likely: PanelName = Heading === 'h1' ? 'sign-in' : 'sign-up'
  return (
    <>
      <Heading className={Heading === 'h1' ? 'text-2xl' : 'text-xl'}>{copy.entry.title}</Heading>
      <p className="measure mt-2 text-soft">{copy.entry.text}</p>
      <div data-wakes className="@container shows-busy mt-7 flex flex-col gap-4">
        <GoogleSignIn {...google} />
        <div ref={doors} className="flex flex-col gap-2.5 @md:flex-row @md:*:flex-1">
          <Button size="lg" {...button('sign-in')}>
            {copy.entry.signIn}
          </Button>
          <Button size="lg" {...button('sign-up')}>
            {copy.entry.signUp}
          </Button>
        </div>
      </div>
      <p role="alert" data-unopened hidden className="mt-4 text-poor text-sm">
        <span>{`${copy.entry.unopened} `}</span>
        <a href="/login" className="underline underline-offset-3">
          {copy.entry.again}
        </a>
      </p>
      <noscript>
        <p className="mt-4 text-soft text-sm">{copy.entry.noScript}</p>
      </noscript>
      {panel.visit > 0 && (
        <Suspense fallback={null}>
          <EntryPanel panel={panel} onOpen={open} onReset={setReset} onClose={closeAtDoor} />
        </Suspense>
      )}
    </>
  )
}
