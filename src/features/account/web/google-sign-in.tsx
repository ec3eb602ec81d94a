import { lazy, Suspense } from 'react'
import { failureText } from '../../../web/failure-text.ts'
import { Button } from '../../../web/ui/button.tsx'
import { cx } from '../../../web/ui/cx.ts'
import { useSave } from '../../../web/use-save.ts'
import { copy } from '../copy.ts'
import { GoogleMark } from './google-mark.tsx'
import { leavingForGoogle } from './queries.ts'

const GoogleFailure = lazy(async () => ({ default: (await import('./google-failure.tsx')).GoogleFailure }))

/** The server says in the document what it offers (`src/server/pages.ts`); while developing no server writes it. */
const hiddenUnlessOffered = import.meta.env.PROD && 'unless-google:hidden'

interface GoogleSignInProps {
  /** Why Google sent the student back without signing in, if it did. */
  returned?: string | undefined
  onRead?: () => void
}

/**
 * The way in with Google and the 'ou' below it (spec §2). It is always there, and hidden by a rule of style where this
 * installation does not offer it: so nothing moves when that becomes known.
 */
export function GoogleSignIn({ returned, onRead }: GoogleSignInProps) {
  const { mutate: leave, isPending, error, reset } = useSave<void, void>(leavingForGoogle)
  const failure = error ? failureText(error, { unknown: copy.google.reason(null) }) : returned
  const close = () => {
    reset()
    onRead?.()
  }
  return (
    <>
      <Button size="lg" busy={isPending} onClick={() => leave()} className={cx('w-full', hiddenUnlessOffered)}>
        {!isPending && <GoogleMark />}
        {isPending ? copy.entry.googleBusy : copy.entry.google}
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
