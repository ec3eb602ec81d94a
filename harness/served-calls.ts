import { pino } from 'pino'
import { features } from '../src/app/server/features.ts'
import type { Feature } from '../src/server/http/feature.ts'
import { openMailQueue } from '../src/server/mail/mail-queue.ts'
import { readConfig } from '../src/server/operation/config.ts'
import type { Endpoint, Method, Route } from '../src/shared/contract.ts'

/** Every feature that the server serves, from the contracts alone. */
export function servedFeatures(): readonly Feature[] {
  const log = pino({ level: 'silent' })
  const mailer = { send: async () => undefined }
  return features({
    config: readConfig({}),
    mail: openMailQueue({ mailer, log }),
    ended: new Set<string>(),
    log,
  })
}

export interface ServedCall {
  readonly route: Route
  readonly method: Method
  readonly path: string
  readonly endpoint: Endpoint
}

export const servedCalls = (): ServedCall[] =>
  servedFeatures().flatMap(({ contract }) =>
    Object.entries(contract).map(([route, endpoint]) => {
      const [method, path] = route.split(' ') as [Method, string]
      return { route: route as Route, method, path, endpoint }
    }),
  )
