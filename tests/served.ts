import { pino } from 'pino'
import { readConfig } from '../src/server/config.ts'
import type { Feature } from '../src/server/feature.ts'
import { features } from '../src/server/features.ts'
import { openMailQueue } from '../src/server/mail-queue.ts'
import type { Endpoint, Method, Route } from '../src/shared/contract.ts'

/** Every feature that the server serves, as the contracts tell it; nothing of it is to be run. */
export function servedFeatures(): Feature[] {
  const log = pino({ level: 'silent' })
  const mailer = { send: async () => undefined }
  return features({ config: readConfig({}), mail: openMailQueue({ mailer, log }), ended: new Set<string>(), log })
}

/** A call of the API. */
export interface ServedCall {
  readonly route: Route
  readonly method: Method
  readonly path: string
  readonly endpoint: Endpoint
}

/** Every call of every contract. */
export const servedCalls = (): ServedCall[] =>
  servedFeatures().flatMap(({ contract }) =>
    Object.entries(contract).map(([route, endpoint]) => {
      const [method, path] = route.split(' ') as [Method, string]
      return { route: route as Route, method, path, endpoint }
    }),
  )
