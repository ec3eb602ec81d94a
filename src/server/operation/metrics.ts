import { once } from 'node:events'
import { createServer } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Connections, Db } from '../database/db.ts'
import { countWaiting } from '../mail/mail-queue.ts'
import type { Config } from './config.ts'
import type { Job } from './jobs.ts'
import { StartupError } from './startup-error.ts'

interface Watched {
  readonly db: Db
  readonly connections: (() => Connections) | undefined
}

export interface Metrics {
  watch(jobs: readonly Job[]): Job[]
}

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60]

/** Serves metrics on a port that no reverse proxy leads to. Call it before any route is mounted. */
export function serveMetrics(
  app: FastifyInstance,
  where: NonNullable<Config['metrics']>,
  { db, connections }: Watched,
): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  measureCalls(app, registry)
  if (connections) showConnections(registry, connections)
  showLetters(registry, db)
  listen(app, registry, where)
  return { watch: watching(registry) }
}

function measureCalls(app: FastifyInstance, registry: Registry): void {
  const registers = [registry]
  const inFlight = new Gauge({
    name: 'posse_http_requests_in_flight',
    help: 'Calls being answered.',
    registers,
  })
  const duration = new Histogram({
    name: 'posse_http_request_duration_seconds',
    help: 'Time from a call to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers,
  })
  app.addHook('onRequest', async ({ method, routeOptions }, reply) => {
    inFlight.inc()
    const began = performance.now()
    // Unlike Fastify's hooks, this also fires for callers who leave before the answer.
    reply.raw.once('close', () => {
      inFlight.dec()
      const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode }
      duration.observe(labels, (performance.now() - began) / 1000)
    })
  })
}

function showConnections(registry: Registry, connections: () => Connections): void {
  new Gauge({
    name: 'posse_database_connections',
    help: 'Connections to the outer database; waiting: calls that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count)
    },
  })
}

function showLetters(registry: Registry, db: Db): void {
  new Gauge({
    name: 'posse_letters_waiting',
    help: 'Letters that no mail server took yet; not a number while the database is away.',
    registers: [registry],
    async collect() {
      this.set(await countWaiting(db).catch(() => Number.NaN))
    },
  })
}

function watching(registry: Registry): Metrics['watch'] {
  const registers = [registry]
  const labelNames = ['job'] as const
  const runs = new Counter({
    name: 'posse_job_runs_total',
    help: 'Runs of a job, by outcome: done or failed.',
    labelNames: [...labelNames, 'outcome'],
    registers,
  })
  const success = new Gauge({
    name: 'posse_job_last_success_timestamp_seconds',
    help: 'When a job last ended well.',
    labelNames,
    registers,
  })
  const run = async ({ name: job, run: work }: Job, ...args: Parameters<Job['run']>) => {
    try {
      await work(...args)
      success.setToCurrentTime({ job })
      runs.inc({ job, outcome: 'done' })
    } catch (error) {
      runs.inc({ job, outcome: 'failed' })
      throw error
    }
  }
  return (jobs) => jobs.map((job) => ({ ...job, run: (...args) => run(job, ...args) }))
}

function listen(
  app: FastifyInstance,
  registry: Registry,
  { port, host }: NonNullable<Config['metrics']>,
): void {
  const server = createServer(async ({ method, url }, response) => {
    const found = method === 'GET' && url === '/metrics'
    response.writeHead(found ? 200 : 404, { 'content-type': found ? registry.contentType : 'text/plain' })
    response.end(found ? await registry.metrics() : '')
  })
  app.addHook('onReady', async () => {
    const listening = once(server, 'listening')
    server.listen(port, host)
    await listening.catch((cause: Error) => {
      throw new StartupError(`METRICS_PORT ${port} não pôde ser aberta em ${host} (${cause.message}).`, {
        cause,
      })
    })
  })
  app.addHook('onClose', async () => {
    server.closeAllConnections()
    server.close()
  })
}
