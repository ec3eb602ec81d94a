import { useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { notify } from '../../../web/notices.ts'
import { pageMeta } from '../../../web/page-meta.ts'
import { FormMessage } from '../../../web/ui/form-message.tsx'
import { LinkButton } from '../../../web/ui/link-button.tsx'
import { IDENTITY_MESSAGES } from '../contract.ts'
import { copy } from '../copy.ts'
import { AccountForm } from './account-form.tsx'
import { AccountFrame } from './account-frame.tsx'
import { choosingPassword } from './queries.ts'

export const meta = () => pageMeta(copy.newPassword.title, copy.newPassword.description)

/** Long enough to be read on the page that one is led to. */
const DONE_NOTICE_MS = 6000

const never = () => () => undefined
/** Firebase names it `oobCode`, where its letters are made to lead here. */
function tokenOfAddress() {
  const query = new URLSearchParams(location.search)
  return query.get('token') ?? query.get('oobCode') ?? ''
}

/** What the mailed link opens: a new password, or the way to a new link when this one is no longer good. */
export default function ResetPasswordPage() {
  const navigate = useNavigate()
  const token = useSyncExternalStore(never, tokenOfAddress, () => null)
  const done = async () => {
    await navigate('/login?painel=entrar', { replace: true })
    notify(copy.newPassword.done, { ms: DONE_NOTICE_MS })
  }
  return (
    <AccountFrame>
      <h1 className="text-2xl">{copy.newPassword.title}</h1>
      <div className="mt-2 mb-3">
        {token === '' ? (
          <div className="my-5">
            <FormMessage tone="poor">{IDENTITY_MESSAGES.INVALID_TOKEN}</FormMessage>
          </div>
        ) : (
          <>
            <p className="mb-7 text-soft">{copy.newPassword.text}</p>
            <AccountForm
              fields={['password']}
              chosen
              action={choosingPassword(token)}
              labels={copy.newPassword}
              onDone={done}
            />
          </>
        )}
      </div>
      <LinkButton to="/login?painel=redefinir" tone={token === '' ? 'primary' : 'quiet'} size="lg">
        {copy.newPassword.again}
      </LinkButton>
    </AccountFrame>
  )
}
