import { useEffect } from 'react'
import { type NavigateFunction, useNavigate } from 'react-router'
import type { accountContract } from '../../../features/account/contract.ts'
import { SESSION_ENDED } from '../../../shared/errors.ts'
import { client } from '../../../web/api/api.ts'
import { queryClient } from '../../../web/api/queries.ts'
import { forgetDrafts } from '../../../web/device/use-draft.ts'
import { session } from '../../../web/session/session.ts'
import { onForeignHint, sessionHint } from '../../../web/session/session-hint.ts'
import { notify } from '../../../web/ui/notices.ts'
import { isGuarded } from '../guard.ts'
import { copy } from './copy.ts'

/** Long enough to read why the page changed. */
const ENDED_NOTICE_MS = 6000

const api = client<typeof accountContract>()

const forgetting = () => import('../../../web/session/forget-shown.ts')

/** Hides the previous student's notices from a student who signs in without a sign-out in between. */
async function silence(): Promise<void> {
  const { silenceDevice } = await forgetting()
  await silenceDevice()
}

async function arrived(): Promise<void> {
  await Promise.all([silence(), register()])
}

/** Registers the student; a failure is only logged. */
async function register(): Promise<void> {
  try {
    await api('POST /users/sync-on-register')
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the specification wants this failure logged
    console.error(copy.syncFailed, error)
  }
}

/** Handles an ended session; unsent writes stay on the device for the next sign-in. */
async function ended(navigate: NavigateFunction): Promise<void> {
  notify(SESSION_ENDED, { tone: 'poor', ms: ENDED_NOTICE_MS })
  if (isGuarded(location.pathname)) await navigate('/', { replace: true })
  queryClient.clear()
  const { forgetShown } = await forgetting()
  await forgetShown()
}

/** Reloads when another tab changed the student, so that this screen shows no data of the previous one. */
function followOtherTab(hint: string | null): void {
  const mine = session.heldStudent()
  if (hint === null) forgetDrafts()
  if (hint === null && isGuarded(location.pathname)) location.replace('/login')
  else if (hint && mine && hint !== mine) location.reload()
}

/** The browser may restore a page from its cache after its student has signed out. */
function onReturn({ persisted }: PageTransitionEvent): void {
  if (persisted && !sessionHint() && isGuarded(location.pathname)) location.replace('/')
}

export function useSessionNews(): void {
  const navigate = useNavigate()
  useEffect(() => session.onNews((news) => (news === 'arrived' ? arrived() : ended(navigate))), [navigate])
  useEffect(() => onForeignHint(followOtherTab), [])
  useEffect(() => {
    addEventListener('pageshow', onReturn)
    return () => removeEventListener('pageshow', onReturn)
  }, [])
}
