import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../../../server/database/db.ts'
import { retryDelay } from '../../../../server/database/feed-turns.ts'
import { transact } from '../../../../server/database/transact.ts'
import { type Feature, feature } from '../../../../server/http/feature.ts'
import { mayBePublic } from '../../../../server/http/public-lookup.ts'
import type { Job } from '../../../../server/operation/jobs.ts'
import { invalidBecause, problem } from '../../../../shared/errors.ts'
import { lockTargets } from '../../targets/server/store.ts'
import { MESSAGES, WATCH_LIMITS, watchContract } from '../contract.ts'
import { documentsIn, LONGEST_REST_MS, LOOK_MS, newsOf, type PageDocument } from '../rules.ts'
import { watchPersonal } from './personal.ts'
import { type PageRead, type Reading, readPage } from './port.ts'
import {
  type DuePage,
  endWatch,
  forgetPages,
  keepLook,
  listWatches,
  seeNews,
  takePage,
  turns,
  watchPage,
} from './store.ts'

const EVERY_SECONDS = 60
/** Pages that are read at once, no two of one host. */
const LANES = 4
/** Frees the turn of a process that died; a look takes less. */
const TURN_MS = 60_000
const STRAY_MS = 120_000
/** Between two pages of one lane, and so of one host. */
const BREATH_MS = 1_000

type Log = Pick<FastifyBaseLogger, 'warn'>

export function pageWatch({ log }: { log: Log }): Feature {
  return feature(
    'page watch',
    watchContract,
    {
      'GET /page-watches/:userId': ({ db, student }) => listWatches(db, student),
      'PUT /page-watches/:id': async ({ db, student, params: { id }, body, now }) => {
        const url = addressIn(body.url)
        if (!url) return invalidBecause({ url: [MESSAGES.badAddress] })
        await lockTargets(db, student)
        const isWatched = await watchPage(db, student, { target: id, url, now })
        return isWatched ? { message: MESSAGES.watching } : problem('not_found', MESSAGES.notFound)
      },
      'DELETE /page-watches/:id': async ({ db, student, params: { id } }) => {
        const isEnded = await endWatch(db, student, id)
        return isEnded ? { message: MESSAGES.ended } : problem('not_found', MESSAGES.notFound)
      },
      'POST /page-watches/:id/seen': async ({ db, student, params: { id }, body }) => {
        const isSeen = await seeNews(db, student, id, body.until)
        return isSeen ? { message: MESSAGES.seen } : problem('not_found', MESSAGES.notFound)
      },
    },
    { personal: watchPersonal, jobs: [looking(log)] },
  )
}

function addressIn(typed: string): URL | undefined {
  const url = URL.parse(typed.trim())
  if (!(url && /^https?:$/.test(url.protocol)) || url.username || url.password || !mayBePublic(url)) return
  url.hash = ''
  return url.href.length <= WATCH_LIMITS.url ? url : undefined
}

/** Looks at all pages that are due; a slow one holds up its own lane and no others. */
export function looking(log: Log, reading: Reading & { breathMs?: number } = {}): Job {
  const { breathMs = BREATH_MS } = reading
  const busy = new Set<string>()
  const lane = async (db: Db, stopping?: AbortSignal) => {
    while (!stopping?.aborted) {
      const now = new Date()
      const later = (ms: number) => new Date(now.getTime() + ms)
      const page = await takePage(db, { now, until: later(TURN_MS), stray: later(STRAY_MS), busy: [...busy] })
      if (!page) return
      busy.add(page.host)
      try {
        await look(db, page, { log, reading })
        if (breathMs > 0) await new Promise((done) => setTimeout(done, breathMs))
      } finally {
        busy.delete(page.host)
      }
    }
  }
  return {
    name: 'look at the pages of exams',
    everySeconds: EVERY_SECONDS,
    run: async (db, stopping) => {
      const ends = await Promise.allSettled(Array.from({ length: LANES }, () => lane(db, stopping)))
      for (const end of ends) if (end.status === 'rejected') throw end.reason
      await forgetPages(db)
    },
  }
}

async function look(db: Db, page: DuePage, { log, reading }: { log: Log; reading: Reading }): Promise<void> {
  const { url, etag, last_modified, failures } = page
  const read = await readPage(url, { etag, lastModified: last_modified }, reading)
  const now = new Date()
  const next = new Date(now.getTime() + LOOK_MS)
  if (read.kind === 'unchanged') return turns.confirm(db, url, { now, next })
  if (read.kind === 'failed') {
    log.warn(
      { host: page.host, reason: read.reason, failures: failures + 1 },
      'a watched page did not answer',
    )
    const rest = new Date(now.getTime() + retryDelay(failures + 1, LONGEST_REST_MS))
    return turns.fail(db, url, { failures: failures + 1, reason: read.reason, next: rest })
  }
  const documents = documentsOf(read, url)
  const { news, known } = newsOf(documents, page.known)
  const { validators } = read
  await transact(db, (trx) =>
    keepLook(trx, url, { news, known, documents: documents.length, validators, now, next }),
  )
}

/** A watched file is one document; a changed file counts as a new one. */
function documentsOf(read: Extract<PageRead, { kind: 'page' | 'file' }>, url: string): PageDocument[] {
  if (read.kind === 'page') return documentsIn(read.links, url)
  return [{ key: read.hash, kind: 'file', name: '', link: url }]
}
