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

/** Long enough to read why one is no longer where one was. */
const ENDED_NOTICE_MS = 6000

const api = client<typeof accountContract>()

const forgetting = () => import('../../../web/session/forget-shown.ts')

/** Who comes where another never signed out is shown nothing that was for the other. */
async function silence(): Promise<void> {
  const { silenceDevice } = await forgetting()
  await silenceDevice()
}

async function arrived(): Promise<void> {
  await Promise.all([silence(), register()])
}

/** A failure is only logged. */
async function register(): Promise<void> {
  try {
    await api('POST /users/sync-on-register')
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the specification wants this failure logged
    console.error(copy.syncFailed, error)
  }
}

/** What waits on the device stays for the next sign-in. */
async function ended(navigate: NavigateFunction): Promise<void> {
  notify(SESSION_ENDED, { tone: 'poor', ms: ENDED_NOTICE_MS })
  if (isGuarded(location.pathname)) await navigate('/', { replace: true })
  queryClient.clear()
  const { forgetShown } = await forgetting()
  await forgetShown()
}

/** Another tab may change the student: nothing of the one before may stay on this screen. */
function followOtherTab(hint: string | null): void {
  const mine = session.heldStudent()
  if (hint === null) forgetDrafts()
  if (hint === null && isGuarded(location.pathname)) location.replace('/login')
  else if (hint && mine && hint !== mine) location.reload()
}

/** The browser may bring back a whole page that its student has left meanwhile. */
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
