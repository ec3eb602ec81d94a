import { statfsSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { ERROR_MESSAGES, problem } from '../shared/errors.ts'
import { Refusal } from './on-error.ts'

/**
 * What must be free for the embedded database to be written: it takes 16 MiB of log at a time, and a log that finds no
 * room ends the process. Writes that are refused before can be made again, in the same process, once there is room.
 */
const RESERVE_BYTES = 64 * 1024 * 1024
/** How long an answer of the file system counts. */
const LOOK_MS = 250

/** Whether the disk of a folder has too little room left for the embedded database. */
export type IsFull = () => boolean

/** Looks at the room on the disk of `folder`, at most four times a second. */
export function watchDisk(folder: string, log: { error(message: string): void; info(message: string): void }): IsFull {
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

/** Refuses what may write with 503 while the disk is full; reads go on. */
export function refuseWritesWhen(isFull: IsFull, app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD' && isFull())
      throw new Refusal(problem('unavailable', ERROR_MESSAGES.unavailable))
  })
}
