import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { pageMeta } from '../../../web/pages/page-meta.ts'
import { AREA } from '../../../web/pages/paths.ts'
import { PublicScript } from '../../../web/public/public-script.tsx'
import { useSessionHint } from '../../../web/session/session-hint.ts'
import { LinkButton } from '../../../web/ui/actions/link-button.tsx'
import { copy } from '../copy.ts'
import { AccountFrame } from './account-frame.tsx'
import { Entry } from './entry.tsx'
import { whoIsHere } from './queries.ts'
import { useEntry } from './use-entry.ts'

export const meta = () => pageMeta(copy.login.title, copy.login.description)

function SignedIn() {
  const hint = useSessionHint()
  const { data: identity } = useQuery({ ...whoIsHere, enabled: Boolean(hint) })
  if (!(hint && identity)) return null
  return (
    <div className="mb-10 border-rule border-b pb-8">
      <p className="text-soft">{copy.entry.signedIn(identity.name)}</p>
      <LinkButton to={AREA} tone="primary" size="lg" className="mt-4 w-full">
        {copy.entry.continue}
      </LinkButton>
    </div>
  )
}

/** The address may ask for a panel, or tell how Google's sign-in ended. */
export default function LoginPage() {
  const entry = useEntry()
  const [returned, setReturned] = useState<string>()
  const [query, setQuery] = useSearchParams()
  const asked = query.toString()

  const answer = useEffectEvent((told: URLSearchParams) => {
    if (told.get('erro') === 'google') setReturned(copy.google.reason(told.get('error')))
    if (told.get('painel') === 'entrar') entry.open('sign-in')
    if (told.get('painel') === 'criar') entry.open('sign-up')
    if (told.get('painel') === 'redefinir') entry.open('sign-in', { reset: '' })
    setQuery({}, { replace: true })
  })
  useEffect(() => {
    if (asked) answer(new URLSearchParams(asked))
  }, [asked])

  return (
    <AccountFrame>
      <PublicScript />
      <SignedIn />
      <Entry heading="h1" entry={entry} returned={returned} onRead={() => setReturned(undefined)} />
    </AccountFrame>
  )
}
