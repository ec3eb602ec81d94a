const TIMEOUT_MS = 5000
const MIN_FRESH_MS = 60_000
const DEFAULT_FRESH_MS = 10 * 60_000
const MAX_FRESH_MS = 24 * 60 * 60_000

/** What an address answered, and for how long, in ms, it may be kept by its own word. */
export interface RemoteJson {
  readonly body: unknown
  readonly freshMs: number
}

/** Reads JSON from another server. Throws when it does not answer well within five seconds. */
export async function readRemoteJson(url: string): Promise<RemoteJson> {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  return { body: await response.json(), freshMs: freshness(response.headers.get('cache-control') ?? '') }
}

function freshness(cacheControl: string): number {
  const seconds = /(?:^|[\s,])max-age=(\d+)/i.exec(cacheControl)?.[1]
  const told = seconds === undefined ? DEFAULT_FRESH_MS : Number(seconds) * 1000
  return Math.min(Math.max(told, MIN_FRESH_MS), MAX_FRESH_MS)
}
