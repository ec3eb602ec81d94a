import { useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { IDENTITY_MESSAGES } from '../../../shared/identity-words.ts'
import { failureText } from '../../../web/api/failure-text.ts'
import { useSave } from '../../../web/api/use-save.ts'
import { pageMeta } from '../../../web/pages/page-meta.ts'
import { AREA } from '../../../web/pages/paths.ts'
import { Button } from '../../../web/ui/actions/button.tsx'
import { LinkButton } from '../../../web/ui/actions/link-button.tsx'
import { FormMessage } from '../../../web/ui/fields/form-message.tsx'
import { copy } from '../copy.ts'
import { SIGN_IN_PATH } from '../login-paths.ts'
import { AccountFrame } from './account-frame.tsx'
import { enteringByLink } from './queries.ts'

export const meta = () => pageMeta(copy.byLink.title, copy.byLink.description)

const never = () => () => undefined
const tokenOfAddress = () => new URLSearchParams(location.search).get('token') ?? ''

/** Requires a press, so that a program that scans letters does not use the link up. */
export default function MailedSignInPage() {
  const words = copy.byLink
  const navigate = useNavigate()
  const token = useSyncExternalStore(never, tokenOfAddress, () => null)
  const save = useSave<void, string>({
    ...enteringByLink,
    onSuccess: () => navigate(AREA, { replace: true }),
  })
  const failure = save.error && failureText(save.error, { unknown: words.failed })
  const wrong = token === '' ? IDENTITY_MESSAGES.INVALID_SIGN_IN_LINK : failure
  const isBusy = save.isPending || save.isSuccess
  return (
    <AccountFrame>
      <h1 className="text-2xl">{words.title}</h1>
      <p className="mt-2 mb-7 text-soft">{words.text}</p>
      <div className="mb-3 flex flex-col gap-5">
        {wrong && <FormMessage tone="poor">{wrong}</FormMessage>}
        {token !== '' && (
          <Button tone="primary" size="lg" busy={isBusy} onClick={() => token && save.mutate(token)}>
            {isBusy ? words.busy : words.submit}
          </Button>
        )}
      </div>
      <LinkButton to={SIGN_IN_PATH} tone={token === '' ? 'primary' : 'quiet'} size="lg">
        {words.again}
      </LinkButton>
    </AccountFrame>
  )
}
