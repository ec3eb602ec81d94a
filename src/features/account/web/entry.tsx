import { type ComponentProps, Suspense, useEffect, useRef } from 'react'
import { failureText } from '../../../web/api/failure-text.ts'
import { useSave } from '../../../web/api/use-save.ts'
import { announceAwake } from '../../../web/public/wake.ts'
import { Button } from '../../../web/ui/actions/button.tsx'
import { cx } from '../../../web/ui/cx.ts'
import { lookAfterFocus } from '../../../web/ui/dialogs/look-after-focus.ts'
import { later } from '../../../web/ui/states/later.ts'
import { copy } from '../copy.ts'
import { SIGN_IN_PATH, SIGN_UP_PATH } from '../login-paths.ts'
import { GoogleMark } from './google-mark.tsx'
import { leavingForGoogle } from './queries.ts'
import type { PanelName, useEntry } from './use-entry.ts'

const loadPanel = () => import('./entry-panel.tsx')
const EntryPanel = later(async () => (await loadPanel()).EntryPanel)

const DOORS: Readonly<Record<PanelName, string>> = { 'sign-in': SIGN_IN_PATH, 'sign-up': SIGN_UP_PATH }

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

const GoogleFailure = later(async () => (await import('./google-failure.tsx')).GoogleFailure)

/** The document tells what the server offers (`src/server/pages/pages.ts`), except in development. */
const hiddenUnlessOffered = import.meta.env.PROD && 'unless-google:hidden'

interface GoogleSignInProps {
  /** Why Google returned the student without a sign-in. */
  returned?: string | undefined
  onRead?: () => void
}

/** A style rule hides it where the server does not offer Google, so that nothing moves later. */
function GoogleSignIn({ returned, onRead }: GoogleSignInProps) {
  const { mutate: leave, isPending, error, reset } = useSave<void, void>(leavingForGoogle)
  const failure = error ? failureText(error, { unknown: copy.google.reason(null) }) : returned
  const close = () => {
    reset()
    onRead?.()
  }
  return (
    <>
      <Button
        size="lg"
        busy={isPending}
        onClick={() => leave()}
        className={cx('w-full', hiddenUnlessOffered)}
      >
        {!isPending && <GoogleMark />}
        <span>{isPending ? copy.entry.googleBusy : copy.entry.google}</span>
      </Button>
      <p
        className={cx(
          'flex items-center gap-3 text-soft text-sm before:h-px before:flex-1 before:bg-rule after:h-px after:flex-1 after:bg-rule',
          hiddenUnlessOffered,
        )}
      >
        {copy.entry.or}
      </p>
      {failure && (
        <Suspense fallback={null}>
          <GoogleFailure message={failure} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
