import type { FastifyInstance } from 'fastify'
import type { Db } from '../database/db.ts'

/** Several processes may run a job on one database at once; a job must allow for that. */
export interface Job {
  readonly name: string
  readonly everySeconds: number
  /** `stopping` is aborted when the server stops, which waits: begin nothing more then. */
  run(db: Db, stopping?: AbortSignal): Promise<unknown>
}

/** Starts a job with the server and at its interval, never twice at once; a stop waits for it. */
export function startJobs(app: FastifyInstance, jobs: readonly Job[], db: Db): void {
  const stops: Array<() => Promise<void>> = []
  app.addHook('onListen', async () => {
    stops.push(...jobs.map((job) => start(job, app, db)))
  })
  app.addHook('onClose', async () => {
    await Promise.all(stops.map((stop) => stop()))
  })
}

function start(job: Job, app: FastifyInstance, db: Db): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const stopping = new AbortController()
  const turn = async () => {
    await job
      .run(db, stopping.signal)
      .catch((error: unknown) => app.log.error({ err: error, job: job.name }, 'a job failed'))
    if (!stopping.signal.aborted) timer = setTimeout(begin, job.everySeconds * 1000)
  }
  const begin = () => {
    running = turn()
  }
  begin()
  return () => {
    stopping.abort()
    clearTimeout(timer)
    return running
  }
}
