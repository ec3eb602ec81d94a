import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { LIMITS } from '../../../shared/credentials.ts'
import { keepNamedExam } from '../../../web/device/named-exam.ts'
import { pageMeta } from '../../../web/pages/page-meta.ts'
import { AREA } from '../../../web/pages/paths.ts'
import { PublicScript } from '../../../web/public/public-script.tsx'
import { useSessionHint } from '../../../web/session/session-hint.ts'
import { buttonStyle } from '../../../web/ui/actions/button-style.ts'
import { LinkButton } from '../../../web/ui/actions/link-button.tsx'
import { textStyle } from '../../../web/ui/actions/text-button.tsx'
import { cx } from '../../../web/ui/cx.ts'
import { fieldStyle, inputStyle, labelStyle } from '../../../web/ui/fields/field-style.ts'
import { copy } from '../copy.ts'
import { EXAM_PARAM } from '../login-paths.ts'
import { AccountFrame } from './account-frame.tsx'
import { Entry } from './entry.tsx'
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
    const exam = params.get(EXAM_PARAM)
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

const { name, email, password } = copy.fields

const PANELS = [
  { look: 'in-data-[panel=criar]:block', labels: copy.signUp, fields: [name, email, password] },
  { look: 'in-data-[panel=entrar]:block', labels: copy.signIn, fields: [email, password] },
  { look: 'in-data-[panel=redefinir]:block', labels: copy.reset, fields: [email] },
]

/** A picture of the panel until the app has it; `boot.js` says which in `data-panel`. */
function FirstPanel() {
  return PANELS.map(({ look, labels, fields }) => (
    <div key={look} aria-hidden="true" inert className={cx('fixed inset-0 z-40 hidden bg-veil', look)}>
      <div className="fixed inset-y-0 right-0 w-full overflow-hidden bg-lifted px-5 pt-6 shadow-float sm:max-w-md sm:px-8 sm:py-8">
        <p className="mb-6 flex min-h-11 items-center font-semibold text-xl">{labels.title}</p>
        {'text' in labels && <p className="mb-5 text-soft">{labels.text}</p>}
        <div className="flex flex-col gap-5">
          {fields.map((label) => (
            <p key={label} className={fieldStyle}>
              <span className={labelStyle}>{label}</span>
              <span className={inputStyle} />
              {label === password && 'passwordHint' in labels && (
                <span className="text-soft text-xs">{labels.passwordHint(LIMITS.passwordMin)}</span>
              )}
            </p>
          ))}
          {'forgot' in labels && <p className={cx(textStyle, '-mt-2 self-start')}>{labels.forgot}</p>}
          <p className="mt-1 flex flex-col gap-2.5">
            <span className={buttonStyle('primary', 'lg')}>{labels.submit}</span>
            <span className={buttonStyle('secondary', 'lg')}>{copy.cancel}</span>
          </p>
        </div>
      </div>
    </div>
  ))
}
