import keyRound from 'icon:key-round'
import { useState } from 'react'
import type { Static } from 'typebox'
import { formatDay, today } from '../../../../shared/calendar.ts'
import { LIMITS } from '../../../../shared/credentials.ts'
import { ApiError } from '../../../../web/api/api-error.ts'
import { failureText } from '../../../../web/api/failure-text.ts'
import { useSave } from '../../../../web/api/use-save.ts'
import { studentTimeZone } from '../../../../web/device/time-zone.ts'
import { Button } from '../../../../web/ui/actions/button.tsx'
import { ConfirmDialog } from '../../../../web/ui/dialogs/confirm-dialog.tsx'
import { FormDialog } from '../../../../web/ui/dialogs/form-dialog.tsx'
import { PasswordField } from '../../../../web/ui/fields/password-field.tsx'
import { Icon } from '../../../../web/ui/icons/icon.tsx'
import { notify } from '../../../../web/ui/notices.ts'
import type { WayIn } from '../../ways-in/contract.ts'
import { GoogleMark } from '../../web/google-mark.tsx'
import { copy } from '../copy.ts'
import { linkingGoogle, unlinkingGoogle } from './queries.ts'

type Way = Static<typeof WayIn>

const words = copy.waysIn

interface WaysInProps {
  userId: string
  email: string
  ways: readonly Way[]
}

export function WaysIn({ userId, email, ways }: WaysInProps) {
  const [asking, setAsking] = useState<'link' | 'unlink'>()
  const { mutateAsync: unlink } = useSave({
    ...unlinkingGoogle(userId),
    onSuccess: (message) => notify(message),
  })
  const close = () => setAsking(undefined)
  return (
    <>
      <ul className="divide-y divide-rule">
        {ways.map((way) => (
          <li key={way.provider} className="flex min-h-16 flex-wrap items-center gap-3 py-2 first:pt-0">
            {way.provider === 'google' ? <GoogleMark /> : <Icon of={keyRound} className="size-5 text-soft" />}
            <div className="min-w-0 flex-1">
              <p className="font-semibold text-sm">{words.names[way.provider]}</p>
              <p className="text-soft text-xs">{stateOf(way)}</p>
            </div>
            {way.provider === 'google' && <GoogleAction way={way} onAsk={setAsking} />}
          </li>
        ))}
      </ul>
      {asking === 'link' && <LinkDialog userId={userId} email={email} onClose={close} />}
      {asking === 'unlink' && (
        <ConfirmDialog
          copy={words.unlinkQuestion}
          onConfirm={async () => void (await unlink())}
          onClose={close}
        />
      )}
    </>
  )
}

function GoogleAction({ way, onAsk }: { way: Way; onAsk: (what: 'link' | 'unlink') => void }) {
  const what = way.linked ? 'unlink' : 'link'
  if (way.linked && !way.removable) return <p className="text-soft text-xs">{words.only}</p>
  return (
    <Button size="sm" aria-haspopup="dialog" onClick={() => onAsk(what)}>
      {words[what]}
    </Button>
  )
}

function stateOf({ provider, since }: Way): string {
  if (since === null) return provider === 'google' ? words.notLinked : words.noPassword
  return words.since(formatDay(today(new Date(since), studentTimeZone())))
}

interface LinkDialogProps {
  userId: string
  email: string
  onClose: () => void
}

/** Asks for the password first: whoever finds an open session must not add a way in. */
function LinkDialog({ userId, email, onClose }: LinkDialogProps) {
  const words = copy.waysIn
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<string>()
  const { mutate, isPending, isSuccess } = useSave({
    ...linkingGoogle(userId),
    onError: (error) => {
      const { password: messages } = (error instanceof ApiError && error.errors) || {}
      setWrong(messages?.[0] ?? failureText(error, { unknown: words.failed }))
    },
  })
  const isBusy = isPending || isSuccess
  const change = (typed: string) => {
    setPassword(typed)
    setWrong(undefined)
  }
  return (
    <FormDialog
      title={words.link}
      busy={isBusy}
      onSubmit={() => (password ? mutate(password) : setWrong(words.passwordMissing))}
      onClose={onClose}
      copy={{ submit: words.leave, busy: words.leaving, cancel: words.cancel }}
    >
      <PasswordField
        email={email}
        value={password}
        error={wrong}
        onChange={change}
        isReadOnly={isBusy}
        isRequired
        label={words.password}
        autoComplete="current-password"
        limit={LIMITS.passwordMax}
      />
    </FormDialog>
  )
}
