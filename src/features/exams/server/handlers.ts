import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../../server/database/db.ts'
import { retryDelay } from '../../../server/database/feed-turns.ts'
import { type Call, type Feature, feature } from '../../../server/http/feature.ts'
import type { Command } from '../../../server/operation/command.ts'
import { feedJob } from '../../../server/operation/feed-job.ts'
import type { Job } from '../../../server/operation/jobs.ts'
import { OperatorError } from '../../../server/operation/operator-error.ts'
import { today } from '../../../shared/calendar.ts'
import { type ExamList, examsContract, REFRESH } from '../contract.ts'
import { PERIOD_MS, readFeed } from '../feed.ts'
import { isStale, onDay, sourceOf } from '../rules.ts'
import { type ExamSource, type Fetched, openSource } from './port.ts'
import { findFeed, keepList, turns } from './store.ts'

interface ExamsOptions {
  readonly feedUrl: string | undefined
  readonly log: FastifyBaseLogger
}

/** Frees the turn of a process that died; a request takes less. */
const TURN_MS = 60_000

export function exams({ feedUrl, log }: ExamsOptions): Feature {
  if (!feedUrl) log.warn('EXAMS_FEED_URL is not set: students see no open exams')
  return feature(
    'exams',
    examsContract,
    { 'GET /exams': async (call) => (feedUrl ? readList(call, feedUrl) : NO_LIST) },
    { jobs: feedUrl ? [refreshing(openSource(feedUrl), log)] : [], commands: [refreshingNow(feedUrl, log)] },
  )
}

const NO_LIST: ExamList = { items: [], fetched_at: null, source: null, stale: false }

async function readList(
  { db, now, zone }: Pick<Call, 'db' | 'now' | 'zone'>,
  url: string,
): Promise<ExamList> {
  const feed = await findFeed(db, url)
  if (!feed?.fetched_at) return { ...NO_LIST, source: sourceOf([], url) }
  return {
    items: onDay(feed.exams, today(now, await zone())),
    fetched_at: feed.fetched_at.toISOString(),
    source: sourceOf(feed.exams, url),
    stale: isStale(feed.fetched_at, feed.failures, now),
  }
}

/** Asks the source at the start and then hourly. */
const refreshing = (source: ExamSource, log: FastifyBaseLogger): Job =>
  feedJob({
    name: 'refresh the open exams',
    url: source.url,
    turns,
    turnMs: TURN_MS,
    visit: async (db, { etag, last_modified, failures }) => {
      const fetched = await source.fetch({ etag, lastModified: last_modified })
      await keep(db, source.url, { fetched, failures, log })
    },
  })

const refreshingNow = (feedUrl: string | undefined, log: FastifyBaseLogger): Command => ({
  name: REFRESH.name,
  words: '',
  does: REFRESH.does,
  run: async (db) => {
    if (feedUrl === undefined) throw new OperatorError(REFRESH.noSource)
    await refreshing(openSource(feedUrl), log).run(db)
    const { exams = [], last_error = null } = (await findFeed(db, feedUrl)) ?? {}
    return last_error === null ? REFRESH.done(exams.length) : REFRESH.failed(last_error, exams.length)
  },
})

interface FeedVisit {
  readonly fetched: Fetched
  readonly failures: number
  readonly log: FastifyBaseLogger
}

async function keep(db: Db, url: string, { fetched, failures, log }: FeedVisit): Promise<void> {
  const now = new Date()
  const next = later(now, PERIOD_MS)
  const fail = async (reason: string) => {
    log.warn({ reason, failures: failures + 1 }, 'the source of open exams failed; the last good list stays')
    const next = later(now, retryDelay(failures + 1, PERIOD_MS))
    await turns.fail(db, url, { failures: failures + 1, reason, next })
  }
  if (fetched.kind === 'failed') return fail(fetched.reason)
  if (fetched.kind === 'unchanged') return turns.confirm(db, url, { now, next })
  const { exams: read, dropped } = readFeed(fetched.json)
  // An exam is always open somewhere in the country, so a source that lists none is broken.
  if (read.length === 0) return fail(`no exam in the answer, ${dropped} broken`)
  log.info({ exams: read.length, dropped }, 'the open exams were refreshed')
  await keepList(db, url, { exams: read, validators: fetched.validators, now, next })
}

const later = (from: Date, ms: number) => new Date(from.getTime() + ms)
