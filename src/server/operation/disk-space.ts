import { statfsSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { ERROR_MESSAGES, problem } from '../../shared/errors.ts'
import { Refusal } from '../http/on-error.ts'

// The database ends when a log of 16 MiB finds no room, so the server refuses writes earlier.
const RESERVE_BYTES = 64 * 1024 * 1024
const LOOK_MS = 250

export type IsFull = () => boolean

/** Looks at the disk of `folder` at most four times a second. */
export function watchDisk(
  folder: string,
  log: { error(message: string): void; info(message: string): void },
): IsFull {
  let full = false
  let lookedAt = Number.NEGATIVE_INFINITY
  return () => {
    if (performance.now() - lookedAt < LOOK_MS) return full
    lookedAt = performance.now()
    const { bavail, bsize } = statfsSync(folder)
    const before = full
    full = bavail * bsize < RESERVE_BYTES
    if (full && !before) log.error('the disk is nearly full: writes are refused until there is room')
    if (before && !full) log.info('there is room on the disk again')
    return full
  }
}

export function refuseWritesWhen(isFull: IsFull, app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD' && isFull())
      throw new Refusal(problem('unavailable', ERROR_MESSAGES.unavailable))
  })
}
