import { fileURLToPath } from 'node:url'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { openAttempts } from './attempts.ts'
import type { Config } from './config.ts'
import { allowOrigins } from './cors.ts'
import type { Connections, Db } from './db.ts'
import { refuseWritesWhen, watchDisk } from './disk-space.ts'
import { documentation } from './documentation.ts'
import type { Feature } from './feature.ts'
import { features } from './features.ts'
import { serveHealth } from './health.ts'
import { serveIcons } from './icons.ts'
import { openIdentities } from './identities.ts'
import { publicAddress } from './identity.ts'
import { refuseCrowds } from './in-flight.ts'
import { startJobs } from './jobs.ts'
import { openMailer } from './mail.ts'
import { openMailQueue } from './mail-queue.ts'
import { onError } from './on-error.ts'
import { copying, serveOperator } from './operator/channel.ts'
import { siteOf } from './pages.ts'
import { answerOddRequests } from './plain-requests.ts'
import { readBodies } from './request-body.ts'
import { addSecurityHeaders, pagePolicy } from './security-headers.ts'
import { afterwards, serve } from './serve.ts'
import { MAX_CONNECTIONS, serverOptions } from './server-options.ts'
import { type Caller, openSession } from './session.ts'
import { serveStatic } from './static.ts'

const REFUSALS = new Set([401, 403, 429])
const WEB_ROOT = fileURLToPath(new URL('../../build/client', import.meta.url))

export interface AppKernel {
  readonly config: Config
  readonly secret: string
  readonly db: Db
  /** How the connections to an outer database stand, for the metrics. */
  readonly connections?: (() => Connections) | undefined
  /** Copies the database while it is in use, for a backup: only an embedded one has this, in `config.dataDir`. */
  readonly copyTo?: ((folder: string) => Promise<void>) | undefined
  /** Aborted when the process means to stop and takes no new calls. */
  readonly draining?: AbortSignal
  readonly log: FastifyBaseLogger
}

/** The whole server over an open database: API, identity, documentation and web app. */
export async function createApp(kernel: AppKernel): Promise<FastifyInstance> {
  const { config, secret, db, log } = kernel
  const https = config.baseUrl?.startsWith('https:') ?? false
  const app = fastify({
    ...serverOptions(https),
    trustProxy: config.trustProxy > 0 && ((_address, hop) => hop < config.trustProxy),
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
  })
  app.server.maxConnections = MAX_CONNECTIONS
  app.decorateRequest('caller', null)
  addSecurityHeaders(app, https)
  nameAnswers(app, kernel.draining)
  const metrics = await openMetrics(app, kernel)
  app.addHook('onResponse', async (request, reply) => logAnswer(request, reply))
  readBodies(app)
  onError(app)
  answerOddRequests(app)
  refuseCrowds(app)
  await allowOrigins(app, config.corsOrigins)
  const isFull = kernel.copyTo && watchDisk(config.dataDir, log)
  if (isFull) refuseWritesWhen(isFull, app)
  serveHealth(app, { db, draining: kernel.draining, isFull })

  const mail = openMailQueue({ mailer: openMailer(config, app.log), log: app.log })
  const after = afterwards(app, db)
  const ended = new Set<string>()
  const attempts = openAttempts(secret)
  const served = features({ config, mail, ended, log })

  await app.register(swagger, documentation(publicAddress(config)))
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: pagePolicy() })
  const issuers = openIdentities(app, { config, secret, db, mail, after, attempts, ended, log: app.log })
  const session = openSession({ issuers, ended, arrived: (caller) => after((db) => welcome(served, db, caller)) })
  serve(app, served, { db, session, attempts, after })
  const jobs = [mail.job, attempts.job, ...served.flatMap((feature) => feature.jobs)]
  startJobs(app, metrics?.watch(jobs) ?? jobs, db)
  if (kernel.copyTo) {
    const commands = [copying(config.dataDir, kernel.copyTo), ...served.flatMap((feature) => feature.commands)]
    serveOperator(app, { dataDir: config.dataDir, db, commands })
  }
  serveIcons(app)
  await serveStatic(app, WEB_ROOT, siteOf(config))
  return app
}

/** Read only where they are wanted. */
async function openMetrics(app: FastifyInstance, { config, db, connections }: AppKernel) {
  if (!config.metrics) return undefined
  const { serveMetrics } = await import('./metrics.ts')
  return serveMetrics(app, config.metrics, { db, connections })
}

/** Every feature that cares is told of a student whose token is new here. */
async function welcome(served: readonly Feature[], db: Db, caller: Caller): Promise<void> {
  for (const { arrived } of served) await arrived?.(db, caller)
}

/**
 * Every answer tells its id in the log. One given while the server means to stop also ends its connection: it would hold the
 * stop up, and a proxy that kept it could send a call on it in the moment in which it ends.
 */
function nameAnswers(app: FastifyInstance, draining?: AbortSignal) {
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })
  app.addHook('onSend', async (request, reply) => {
    reply.headers({ 'x-request-id': request.id, ...(stopping || draining?.aborted ? { connection: 'close' } : {}) })
  })
}

/** One line an answer. The query is left out: it can hold a one-time token. A refusal tells where it was asked from. */
function logAnswer({ method, url, log, routeOptions, caller, ip }: FastifyRequest, reply: FastifyReply) {
  if (routeOptions.logLevel === 'warn') return
  const [path = ''] = url.split('?', 1)
  const { statusCode: status, elapsedTime } = reply
  const who = caller ? { student: caller.student } : {}
  const from = REFUSALS.has(status) || (method === 'POST' && path.startsWith('/api/auth/')) ? { address: ip } : {}
  log.info({ method, path, status, ms: Math.round(elapsedTime), ...who, ...from }, 'answered')
}
