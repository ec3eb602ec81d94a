import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../../../server/database/db.ts'
import { type KnownFeed, retryDelay } from '../../../../server/database/feed-turns.ts'
import { NO_VALIDATORS, readOutside } from '../../../../server/http/outside-text.ts'
import type { Command } from '../../../../server/operation/command.ts'
import { feedJob } from '../../../../server/operation/feed-job.ts'
import type { Job } from '../../../../server/operation/jobs.ts'
import { OperatorError } from '../../../../server/operation/operator-error.ts'
import type { CatalogueEntry } from '../../contract.ts'
import { readFile } from '../../exchange/read.ts'
import type { SyllabusDocument } from '../../format/contract.ts'
import { REFRESH } from '../contract.ts'
import { entriesOf, headOf, newestOf } from '../entries.ts'
import { LISTING_LIMITS, type Listed, readListing } from '../listing.ts'
import { catalogue as ownCatalogue } from './catalogue.ts'
import { findEdital, findFeed, hashesOf, headsOf, keepEdital, keepListing, turns } from './store.ts'

export interface Editais {
  list(db: Db): Promise<CatalogueEntry[]>
  find(db: Db, id: string): Promise<SyllabusDocument | undefined>
}

/** Prefers the edital of `url` if it is at least as new as the product's edital of that id. */
export const openEditais = (url: string | undefined): Editais => ({
  list: async (db) => {
    const own = [...(await ownCatalogue()).values()].map(headOf)
    return entriesOf(url === undefined ? own : newestOf(own, await headsOf(db, url)))
  },
  find: async (db, id) => {
    const own = (await ownCatalogue()).get(id)
    const other = url === undefined ? undefined : await findEdital(db, url, id)
    return other && other.versao >= (own?.versao ?? 0) ? other : own
  },
})

const PERIOD_MS = 6 * 3_600_000
/** Limit for the list and for each file. */
const TIMEOUT_MS = 10_000
/** After this time no further file is read; the rest follows a minute later. */
const VISIT_MS = 40_000
const REST_MS = 60_000
/** Frees the turn of a process that died: longer than the list, the files and the last of them together. */
const TURN_MS = 90_000

type Log = Pick<FastifyBaseLogger, 'info' | 'warn'>

/** Reads the catalogue of an address when the process starts and then every six hours. */
export const readingCatalogue = (url: string, log: Log, timeoutMs = TIMEOUT_MS): Job =>
  feedJob({
    name: 'read the catalogue',
    url,
    turns,
    turnMs: TURN_MS,
    visit: (db, known) => visit(db, { url, known, log, timeoutMs }),
  })

export const readingNow = (url: string | undefined, log: Log): Command => ({
  name: REFRESH.name,
  words: '',
  does: REFRESH.does,
  run: async (db) => {
    if (url === undefined) throw new OperatorError(REFRESH.noSource)
    await readingCatalogue(url, log).run(db)
    const [{ last_error = null } = {}, heads] = [await findFeed(db, url), await headsOf(db, url)]
    return last_error === null ? REFRESH.done(heads.length) : REFRESH.failed(last_error, heads.length)
  },
})

interface Visit {
  readonly url: string
  readonly known: KnownFeed
  readonly log: Log
  readonly timeoutMs: number
}

async function visit(db: Db, of: Visit): Promise<void> {
  const { url, known, log } = of
  const listed = await readList(db, of)
  if (typeof listed === 'string') {
    const failures = known.failures + 1
    log.warn(
      { reason: listed, failures },
      'the server could not read the catalogue; it keeps the editais read before',
    )
    const next = new Date(Date.now() + retryDelay(failures, PERIOD_MS))
    return turns.fail(db, url, { failures, reason: listed, next })
  }
  const { read, failed, left } = await readFiles(db, of, listed)
  for (const { id, reason } of failed)
    log.warn({ id, reason }, 'the server refused an edital of the catalogue')
  log.info({ editais: listed.length, read, failed: failed.length, left }, 'the server read the catalogue')
  const now = new Date()
  await turns.confirm(db, url, { now, next: new Date(now.getTime() + (left > 0 ? REST_MS : PERIOD_MS)) })
}

async function readList(db: Db, { url, known, timeoutMs }: Visit): Promise<readonly Listed[] | string> {
  const validators = { etag: known.etag, lastModified: known.last_modified }
  const how = { accept: 'application/json', maxBytes: LISTING_LIMITS.bytes, timeoutMs }
  const answer = await readOutside(url, validators, how)
  if (answer.kind === 'failed') return answer.reason
  if (answer.kind === 'unchanged') return (await findFeed(db, url))?.editais ?? []
  const listing = readListing(parsed(answer.text), url)
  if (!listing) return 'no list of editais'
  const { editais, dropped } = listing
  // An empty list is probably a mistake, so the known editais stay.
  if (editais.length === 0) return `no edital in the list, ${dropped} broken`
  await keepListing(db, url, { editais, validators: answer.validators })
  return editais
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function readFiles(db: Db, { url, timeoutMs }: Visit, listed: readonly Listed[]) {
  const hashes = await hashesOf(db, url)
  const wanted = listed.filter(({ id, sha256 }) => hashes.get(id) !== sha256)
  const end = Date.now() + VISIT_MS
  const failed: { id: string; reason: string }[] = []
  let begun = 0
  for (const file of wanted) {
    if (Date.now() > end) break
    begun += 1
    const document = await readEdital(file, timeoutMs)
    if (typeof document === 'string') failed.push({ id: file.id, reason: document })
    else await keepEdital(db, url, { sha256: file.sha256, document })
  }
  return { read: begun - failed.length, failed, left: wanted.length - begun }
}

async function readEdital(
  { id, url, sha256 }: Listed,
  timeoutMs: number,
): Promise<SyllabusDocument | string> {
  const how = { accept: 'application/json', maxBytes: LISTING_LIMITS.file, timeoutMs }
  const answer = await readOutside(url, NO_VALIDATORS, how)
  if (answer.kind !== 'answer') return answer.kind === 'failed' ? answer.reason : 'nothing'
  if (createHash('sha256').update(answer.bytes).digest('hex') !== sha256)
    return 'another file than the list says'
  const read = readFile(answer.text)
  if ('wrong' in read) return read.wrong
  return read.document.id === id ? read.document : `its id is ${read.document.id}`
}
