import { client } from '../../../../web/api/api.ts'
import { offline } from '../../../../web/api/api-error.ts'
import { streamClient } from '../../../../web/api/stream-api.ts'
import type { liveContract, News, SharedEvent } from '../contract.ts'

const api = client<typeof liveContract>()
const stream = streamClient<typeof liveContract>()

/** A stream has no end of its own. */
const NO_END_MS = 2 ** 31 - 1

/** Tells the server and hears what is new; throws `ApiError`, also where the answer is to another call. */
export async function tell(userId: string, body: { after: number; events: SharedEvent[] }): Promise<News> {
  const { taken, ...news } = await api('POST /live-session/:userId', { params: { userId }, body })
  if (body.events.some(({ id }) => !taken.includes(id))) throw offline()
  return news
}

interface Listening {
  readonly after: number
  readonly signal: AbortSignal
  /** Called at every sign of life. */
  readonly heard: () => void
}

/** News as they come, until the signal or the server ends it; throws `ApiError`. */
export const listen = (userId: string, { after, ...options }: Listening): AsyncGenerator<News> =>
  stream('GET /live-session/:userId/stream', {
    params: { userId },
    query: { after },
    timeout: NO_END_MS,
    ...options,
  })
