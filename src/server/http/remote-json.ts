const TIMEOUT_MS = 5000
const MIN_FRESH_MS = 60_000
const DEFAULT_FRESH_MS = 10 * 60_000
const MAX_FRESH_MS = 24 * 60 * 60_000

/** The answer may be cached for `freshMs`, as its sender says. */
export interface RemoteJson {
  readonly body: unknown
  readonly freshMs: number
}

/** Throws when there is no good answer within five seconds, or it leads elsewhere. */
export async function readRemoteJson(url: string): Promise<RemoteJson> {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  return { body: await response.json(), freshMs: freshness(response.headers.get('cache-control') ?? '') }
}

function freshness(cacheControl: string): number {
  const seconds = /(?:^|[\s,])max-age=(\d+)/i.exec(cacheControl)?.[1]
  const freshMs = seconds === undefined ? DEFAULT_FRESH_MS : Number(seconds) * 1000
  return Math.min(Math.max(freshMs, MIN_FRESH_MS), MAX_FRESH_MS)
}
