import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { failureText } from '../../../web/failure-text.ts'
import { Button } from '../../../web/ui/button.tsx'
import { useSave } from '../../../web/use-save.ts'
import { copy } from '../copy.ts'
import { GoogleMark } from './google-mark.tsx'
import { leavingForGoogle, signInOptions } from './queries.ts'

const GoogleFailure = lazy(async () => ({ default: (await import('./google-failure.tsx')).GoogleFailure }))

interface GoogleSignInProps {
  /** Why Google sent the student back without signing in, if it did. */
  returned?: string | undefined
  onRead?: () => void
}

/** The way in with Google and the 'ou' below it, where this installation offers it (spec §2). */
export function GoogleSignIn({ returned, onRead }: GoogleSignInProps) {
  const { data: offered } = useQuery(signInOptions)
  const { mutate: leave, isPending, error, reset } = useSave<void, void>(leavingForGoogle)
  const failure = error ? failureText(error, { unknown: copy.google.reason(null) }) : returned
  const close = () => {
    reset()
    onRead?.()
  }
  return (
    <>
      {offered?.google && (
        <>
          <Button size="lg" busy={isPending} onClick={() => leave()} className="w-full">
            {!isPending && <GoogleMark />}
            {isPending ? copy.entry.googleBusy : copy.entry.google}
          </Button>
          <p className="flex items-center gap-3 text-soft text-sm before:h-px before:flex-1 before:bg-rule after:h-px after:flex-1 after:bg-rule">
            {copy.entry.or}
          </p>
        </>
      )}
      {failure && (
        <Suspense fallback={null}>
          <GoogleFailure message={failure} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
