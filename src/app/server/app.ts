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
import {
  dropOutsideWays,
  endAccess,
  endIfOutdated,
  endLinks,
  endSessionsBeyond,
  proveEmail,
} from '../../features/account/server/store.ts'
import { removeAddress } from '../../features/calendar-feed/server/store.ts'
import type { Connections, Database, Db } from '../../server/database/db.ts'
import { connectionLimits, limitConnections } from '../../server/http/connections.ts'
import { allowOrigins } from '../../server/http/cors.ts'
import { documentation } from '../../server/http/documentation.ts'
import type { Feature } from '../../server/http/feature.ts'
import { refuseCrowds } from '../../server/http/in-flight.ts'
import { onError } from '../../server/http/on-error.ts'
import { answerOddRequests } from '../../server/http/plain-requests.ts'
import { readBodies } from '../../server/http/request-body.ts'
import { addSecurityHeaders, pagePolicy } from '../../server/http/security-headers.ts'
import { afterwards, serve } from '../../server/http/serve.ts'
import { serverOptions } from '../../server/http/server-options.ts'
import { limitStrangers } from '../../server/http/within-limit.ts'
import { openAttempts } from '../../server/identity/attempts.ts'
import { openIdentities } from '../../server/identity/identities.ts'
import { publicAddress } from '../../server/identity/identity.ts'
import { type Caller, openSession } from '../../server/identity/session.ts'
import { openMailer } from '../../server/mail/mail.ts'
import { openMailQueue } from '../../server/mail/mail-queue.ts'
import { openSeal } from '../../server/mail/seal.ts'
import type { Config } from '../../server/operation/config.ts'
import { refuseWritesWhen, watchDisk } from '../../server/operation/disk-space.ts'
import { serveHealth } from '../../server/operation/health.ts'
import { startJobs } from '../../server/operation/jobs.ts'
import { copyCommand, serveOperator } from '../../server/operation/operator-socket.ts'
import { serveIcons } from '../../server/pages/icons.ts'
import { siteOf } from '../../server/pages/pages.ts'
import { serveStatic } from '../../server/pages/static.ts'
import { features } from './features.ts'

const accounts = {
  dropOutsideWays,
  endAccess,
  endAddresses: removeAddress,
  endIfOutdated,
  endLinks,
  endSessionsBeyond,
  proveEmail,
}

const REFUSALS = new Set([401, 403, 429])
/** Enough calls at once to keep every connection to a database server busy, or the embedded database. */
const CALLS_A_CONNECTION = 2
const CALLS_AT_ONE = 4
const WEB_ROOT = fileURLToPath(new URL('../../../build/client', import.meta.url))

export interface AppKernel {
  readonly config: Config
  readonly secret: string
  readonly db: Db
  readonly connections?: (() => Connections) | undefined
  /** Only an embedded database, in `config.dataDir`, can be copied while in use. */
  readonly copyTo?: ((folder: string) => Promise<void>) | undefined
  readonly listen?: Database['listen']
  /** Aborted when the process is about to stop and takes no new calls. */
  readonly draining?: AbortSignal
  readonly log: FastifyBaseLogger
}

export async function createApp(kernel: AppKernel): Promise<FastifyInstance> {
  const { config, secret, db, connections, copyTo } = kernel
  const app = bareServer(kernel)
  const { log } = app
  const metrics = await openMetrics(app, kernel)
  app.addHook('onResponse', logAnswer)
  readBodies(app)
  onError(app)
  answerOddRequests(app)
  refuseCrowds(app)
  await allowOrigins(app, config.corsOrigins)
  const isFull = copyTo && watchDisk(config.dataDir, log)
  if (isFull) refuseWritesWhen(isFull, app)
  serveHealth(app, { db, draining: kernel.draining, isFull })

  const mail = openMailQueue({ mailer: openMailer(config, log), log, seal: openSeal(secret, 'letters') })
  const after = afterwards(app, db)
  const ended = new Set<string>()
  const attempts = openAttempts(secret)
  const served = features({ config, mail, ended, log, listen: kernel.listen })

  await app.register(swagger, documentation(publicAddress(config)))
  const uiHooks = { onRequest: limitStrangers({ db, attempts }) }
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: pagePolicy(), uiHooks })
  const issuers = openIdentities(app, { accounts, config, secret, db, mail, after, attempts, ended, log })
  const session = openSession({
    issuers,
    ended,
    arrived: (caller) => after((db) => welcome(served, db, caller)),
  })
  const atOnce = connections ? CALLS_A_CONNECTION * config.databaseConnections : CALLS_AT_ONE
  serve(app, served, { db, session, attempts, after, atOnce })
  const jobs = [mail.job, attempts.job, ...served.flatMap((feature) => feature.jobs)]
  startJobs(app, metrics?.watch(jobs) ?? jobs, db)
  if (copyTo) {
    const commands = [copyCommand(config.dataDir, copyTo), ...served.flatMap((feature) => feature.commands)]
    serveOperator(app, { dataDir: config.dataDir, db, commands })
  }
  serveIcons(app)
  await serveStatic(app, WEB_ROOT, siteOf(config))
  return app
}

function bareServer({ config, draining, log }: AppKernel) {
  const https = config.baseUrl?.startsWith('https:') ?? false
  const app = fastify({
    ...serverOptions(https),
    trustProxy: config.trustProxy > 0 && ((_address, hop) => hop < config.trustProxy),
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
  })
  limitConnections(app.server, connectionLimits(config.trustProxy > 0))
  app.decorateRequest('caller', null)
  addSecurityHeaders(app, https)
  nameAnswers(app, draining)
  return app
}

/** Loads the library only where the settings ask for metrics. */
async function openMetrics(app: FastifyInstance, { config, db, connections }: AppKernel) {
  if (!config.metrics) return undefined
  const { serveMetrics } = await import('../../server/operation/metrics.ts')
  return serveMetrics(app, config.metrics, { db, connections })
}

async function welcome(served: readonly Feature[], db: Db, caller: Caller): Promise<void> {
  for (const { arrived } of served) await arrived?.(db, caller)
}

// Adds the log's id and the web's mark. A stopping server closes connections with their answers.
function nameAnswers(app: FastifyInstance, draining?: AbortSignal) {
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    const ended = stopping || draining?.aborted ? { connection: 'close' } : {}
    reply.headers({ 'x-request-id': request.id, ...ended })
    done()
  })
}

/** Logs no query, which may hold a one-time token, and a caller's address only on refusal. */
function logAnswer(
  { method, url, log, routeOptions, caller, ip }: FastifyRequest,
  { statusCode: status, elapsedTime }: FastifyReply,
  done: () => void,
) {
  done()
  if (routeOptions.logLevel === 'warn') return
  const [path = ''] = url.split('?', 1)
  const who = caller ? { student: caller.student } : {}
  const from =
    REFUSALS.has(status) || (method === 'POST' && path.startsWith('/api/auth/')) ? { address: ip } : {}
  log.info({ method, path, status, ms: Math.round(elapsedTime), ...who, ...from }, 'answered')
}
