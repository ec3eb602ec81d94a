import { Suspense } from 'react'
import { failureText } from '../../../web/api/failure-text.ts'
import { useSave } from '../../../web/api/use-save.ts'
import { Button } from '../../../web/ui/actions/button.tsx'
import { cx } from '../../../web/ui/cx.ts'
import { later } from '../../../web/ui/states/later.ts'
import { copy } from '../copy.ts'
import { GoogleMark } from './google-mark.tsx'
import { leavingForGoogle } from './queries.ts'

const GoogleFailure = later(async () => (await import('./google-failure.tsx')).GoogleFailure)

/** The document tells what the server offers (`src/server/pages/pages.ts`), except in development. */
const hiddenUnlessOffered = import.meta.env.PROD && 'unless-google:hidden'

interface GoogleSignInProps {
  /** Why Google returned the student without a sign-in. */
  returned?: string | undefined
  onRead?: () => void
}

/** A style rule hides it where the server does not offer Google, so that nothing moves later. */
export function GoogleSignIn({ returned, onRead }: GoogleSignInProps) {
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
