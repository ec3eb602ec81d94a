import { client } from '../../../../web/api/api.ts'
import { streamClient } from '../../../../web/api/stream-api.ts'
import type { liveContract, News, SharedEvent } from '../contract.ts'

const api = client<typeof liveContract>()
const stream = streamClient<typeof liveContract>()

/** A stream has no end of its own. */
const NO_END_MS = 2 ** 31 - 1

/** Tells the server and hears what is new; throws `ApiError`. */
export const tell = (userId: string, body: { after: number; events: SharedEvent[] }): Promise<News> =>
  api('POST /live-session/:userId', { params: { userId }, body })

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
