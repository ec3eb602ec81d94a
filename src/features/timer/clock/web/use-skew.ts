import { jumpBetween, type Look } from '../rules.ts'
import { look } from './use-jump.ts'

const ANSWER_WITHIN_MS = 4000
/** A server that was away is asked again after this time, and when the connection is back. */
const AGAIN_MS = 15_000
/** `Date` tells the second that has begun. */
const HALF_A_SECOND_MS = 500

/** All that our server says. */
const OURS = '{"status":"ok"}'

/** A page may be held up in between: only a quick answer, by the same clock, counts. */
const isSteady = (asked: Look, answered: Look) =>
  answered.steady - asked.steady < ANSWER_WITHIN_MS && jumpBetween(asked, answered) === 0

/** Returns whole ms, right to the second; null while that cannot be told. */
async function askSkew(): Promise<number | null> {
  const asked = look()
  try {
    const answer = await fetch('/healthz', {
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    const answered = look()
    const date = Date.parse(answer.headers.get('Date') ?? '')
    // By the clock of who answers for the server, such as a hotel's router, hours of study would come and go.
    const isOurs = answer.ok && !answer.redirected && (await answer.text()) === OURS
    if (!isOurs || Number.isNaN(date) || !isSteady(asked, answered)) return null
    return Math.round((asked.wall + answered.wall) / 2 - date - HALF_A_SECOND_MS)
  } catch {
    return null
  }
}

/** Asks until the server has answered; the function returned ends it. */
export function untilCompared(tell: (skew: number) => void): () => void {
  const over = new AbortController()
  const { signal } = over
  const ask = async () => {
    const skew = await askSkew()
    if (skew === null || signal.aborted) return
    over.abort()
    tell(skew)
  }
  const interval = setInterval(ask, AGAIN_MS)
  signal.addEventListener('abort', () => clearInterval(interval))
  window.addEventListener('online', ask, { signal })
  ask()
  return () => over.abort()
}
