import { jumpBetween, type Look } from '../rules.ts'
import { look } from './use-jump.ts'

const ANSWER_WITHIN_MS = 4000
/** Pause before a silent server is asked again; a new connection asks at once. */
const AGAIN_MS = 15_000
/** `Date` gives the second that has begun. */
const HALF_A_SECOND_MS = 500

const OURS = '{"status":"ok"}'

/** Whether the answer was quick and the clock did not jump meanwhile: otherwise it measures nothing. */
const isSteady = (sent: Look, answered: Look) =>
  answered.steady - sent.steady < ANSWER_WITHIN_MS && jumpBetween(sent, answered) === 0

/** Returns whole ms, right to the second; null when unknown. */
async function askSkew(): Promise<number | null> {
  const sent = look()
  try {
    const answer = await fetch('/healthz', {
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    const answered = look()
    const date = Date.parse(answer.headers.get('Date') ?? '')
    // A stranger's clock, such as a hotel router's, could add or remove hours of study.
    const isOurs = answer.ok && !answer.redirected && (await answer.text()) === OURS
    if (!isOurs || Number.isNaN(date) || !isSteady(sent, answered)) return null
    return Math.round((sent.wall + answered.wall) / 2 - date - HALF_A_SECOND_MS)
  } catch {
    return null
  }
}

/** Asks until the server has answered; returns the function that ends it. */
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
