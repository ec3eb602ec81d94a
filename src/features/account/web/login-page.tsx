import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { keepNamedExam } from '../../../web/device/named-exam.ts'
import { pageMeta } from '../../../web/pages/page-meta.ts'
import { AREA } from '../../../web/pages/paths.ts'
import { PublicScript } from '../../../web/public/public-script.tsx'
import { useSessionHint } from '../../../web/session/session-hint.ts'
import { LinkButton } from '../../../web/ui/actions/link-button.tsx'
import { copy } from '../copy.ts'
import { EXAM } from '../doors.ts'
import { AccountFrame } from './account-frame.tsx'
import { Entry } from './entry.tsx'
import { FirstPanel } from './first-panel.tsx'
import { sessionStudent } from './queries.ts'
import { useEntry } from './use-entry.ts'

export const meta = () => pageMeta(copy.login.title, copy.login.description)

function SignedIn() {
  const hint = useSessionHint()
  const { data: identity } = useQuery({ ...sessionStudent, enabled: Boolean(hint) })
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

/** The address may open a panel, or carry the result of Google's sign-in. */
export default function LoginPage() {
  const entry = useEntry()
  const [returned, setReturned] = useState<string>()
  const [query, setQuery] = useSearchParams()
  const search = query.toString()

  const answer = useEffectEvent((params: URLSearchParams) => {
    const exam = params.get(EXAM)
    if (exam) keepNamedExam(exam)
    if (params.get('erro') === 'google') setReturned(copy.google.reason(params.get('error')))
    if (params.get('painel') === 'entrar') entry.open('sign-in')
    if (params.get('painel') === 'criar') entry.open('sign-up')
    if (params.get('painel') === 'redefinir') entry.open('sign-in', { reset: '' })
    setQuery({}, { replace: true })
  })
  useEffect(() => {
    if (search) answer(new URLSearchParams(search))
  }, [search])

  return (
    <AccountFrame>
      <PublicScript />
      <FirstPanel />
      <SignedIn />
      <Entry heading="h1" entry={entry} returned={returned} onRead={() => setReturned(undefined)} />
    </AccountFrame>
  )
}
