import { client } from '../../../../web/api/api.ts'
import { offline } from '../../../../web/api/api-error.ts'
import { streamClient } from '../../../../web/api/stream-api.ts'
import type { liveContract, News, SharedEvent } from '../contract.ts'

const api = client<typeof liveContract>()
const stream = streamClient<typeof liveContract>()

/** A stream never ends by itself. */
const NO_END_MS = 2 ** 31 - 1

/** Sends events and returns the new ones; throws `ApiError`, also when the answer belongs to another call. */
export async function tell(userId: string, body: { after: number; events: SharedEvent[] }): Promise<News> {
  const { taken, ...news } = await api('POST /live-session/:userId', { params: { userId }, body })
  if (body.events.some(({ id }) => !taken.includes(id))) throw offline()
  return news
}

interface Listening {
  readonly after: number
  readonly signal: AbortSignal
  readonly onData: () => void
}

/** New events as they come, until the signal or the server ends it; throws `ApiError`. */
export const listen = (userId: string, { after, ...options }: Listening): AsyncGenerator<News> =>
  stream('GET /live-session/:userId/stream', {
    params: { userId },
    query: { after },
    timeout: NO_END_MS,
    ...options,
  })
