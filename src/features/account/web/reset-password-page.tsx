import { useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { IDENTITY_MESSAGES } from '../../../shared/identity-words.ts'
import { pageMeta } from '../../../web/pages/page-meta.ts'
import { LinkButton } from '../../../web/ui/actions/link-button.tsx'
import { FormMessage } from '../../../web/ui/fields/form-message.tsx'
import { notify } from '../../../web/ui/notices.ts'
import { copy } from '../copy.ts'
import { RESET_PATH, SIGN_IN_PATH } from '../login-paths.ts'
import { AccountForm } from './account-form.tsx'
import { AccountFrame } from './account-frame.tsx'
import { choosingPassword } from './queries.ts'

export const meta = () => pageMeta(copy.newPassword.title, copy.newPassword.description)

/** Long enough to read on the next page. */
const DONE_NOTICE_MS = 6000

const never = () => () => undefined
/** Firebase's letters name the token `oobCode`. */
function tokenOfAddress() {
  const query = new URLSearchParams(location.search)
  return query.get('token') ?? query.get('oobCode') ?? ''
}

/** The letter's link contains the account's e-mail. */
const emailOfAddress = () => decodeURIComponent(location.hash.slice(1))

export default function ResetPasswordPage() {
  const navigate = useNavigate()
  const token = useSyncExternalStore(never, tokenOfAddress, () => null)
  const email = useSyncExternalStore(never, emailOfAddress, () => '')
  const done = async () => {
    await navigate(SIGN_IN_PATH, { replace: true })
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
              key={email}
              fields={['password']}
              initial={{ email }}
              chosen
              action={choosingPassword(token)}
              labels={copy.newPassword}
              onDone={done}
            />
          </>
        )}
      </div>
      <LinkButton to={RESET_PATH} tone={token === '' ? 'primary' : 'quiet'} size="lg" className="w-full">
        {copy.newPassword.again}
      </LinkButton>
    </AccountFrame>
  )
}
