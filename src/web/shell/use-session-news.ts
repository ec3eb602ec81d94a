import { useEffect } from 'react'
import { type NavigateFunction, useNavigate } from 'react-router'
import type { accountContract } from '../../features/account/contract.ts'
import { SESSION_ENDED } from '../../shared/errors.ts'
import { client } from '../api.ts'
import { isGuarded } from '../guard.ts'
import { notify } from '../notices.ts'
import { queryClient } from '../queries.ts'
import { session } from '../session.ts'
import { onForeignHint, sessionHint } from '../session-hint.ts'
import { copy } from './copy.ts'

/** Long enough to read why one is no longer where one was. */
const ENDED_NOTICE_MS = 6000

const api = client<typeof accountContract>()

/** Makes a student who is new to this browser known to the product; a failure is only logged (spec §7, §8). */
async function register(): Promise<void> {
  try {
    await api('POST /users/sync-on-register')
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the specification wants this failure logged (§8)
    console.error(copy.syncFailed, error)
  }
}

/** A session that ended by itself: says so at the public home; what waits on the device stays for the next sign-in. */
async function ended(navigate: NavigateFunction): Promise<void> {
  notify(SESSION_ENDED, { tone: 'poor', ms: ENDED_NOTICE_MS })
  if (isGuarded(location.pathname)) await navigate('/', { replace: true })
  queryClient.clear()
  const { forgetAnswers } = await import('../offline/answers.ts')
  await forgetAnswers()
}

/** Another tab signed out, or signed another student in: nothing of the student before may stay on this screen. */
function followOtherTab(hint: string | null): void {
  const mine = session.heldStudent()
  if (hint === null && isGuarded(location.pathname)) location.replace('/login')
  else if (hint && mine && hint !== mine) location.reload()
}

/** A page that the browser kept whole and brings back may have been left by its student meanwhile. */
function onReturn({ persisted }: PageTransitionEvent): void {
  if (persisted && !sessionHint() && isGuarded(location.pathname)) location.replace('/')
}

/** Keeps the screen true to the session: what the server tells of it, and what other tabs do with it. */
export function useSessionNews(): void {
  const navigate = useNavigate()
  useEffect(() => session.onNews((news) => (news === 'arrived' ? register() : ended(navigate))), [navigate])
  useEffect(() => onForeignHint(followOtherTab), [])
  useEffect(() => {
    addEventListener('pageshow', onReturn)
    return () => removeEventListener('pageshow', onReturn)
  }, [])
}
