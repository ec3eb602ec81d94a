import { setImmediate as soon } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { transact } from '../../../server/database/transact.ts'
import {
  Attachment,
  type Call,
  echoKey,
  type Feature,
  feature,
  JsonText,
} from '../../../server/http/feature.ts'
import { today } from '../../../shared/calendar.ts'
import { CROWDED, invalidBecause, Problem, problem } from '../../../shared/errors.ts'
import type { SubjectsNamed } from '../../subjects/server/table.ts'
import { type Editais, readingCatalogue, readingNow } from '../catalogue/server/handlers.ts'
import type { Decisions, NewAct } from '../compare/contract.ts'
import { amendBeside } from '../compare/server/port.ts'
import { MESSAGES, type SyllabusPage, syllabusContract } from '../contract.ts'
import type { Document } from '../document.ts'
import type { Imported } from '../exchange/contract.ts'
import { jsonOf } from '../exchange/write.ts'
import { slug } from '../format/identity.ts'
import { documentIn, ready } from '../intake/server/port.ts'
import { applyChange } from '../operations/apply.ts'
import { REFUSALS, type TreeChange } from '../operations/contract.ts'
import type { Post } from '../reading/posts.ts'
import type { readGiven } from '../reading/server/port.ts'
import type { Given } from '../reading/server/worker.ts'
import type { Target } from '../targets/contract.ts'
import { namedBy } from '../targets/rules.ts'
import { findTarget, listTargets, lockTargets } from '../targets/server/store.ts'
import { findDocument, findSyllabus, isNewest, isSame, type SavedDocument, saveDocument } from './store.ts'

interface SyllabusOptions {
  readonly subjectsNamed: SubjectsNamed
  readonly readGiven: typeof readGiven
  readonly editais: Editais
  readonly catalogueUrl: string | undefined
  readonly log: FastifyBaseLogger
}

type CallOf<Route extends keyof typeof syllabusContract> = Call<(typeof syllabusContract)[Route]>

export function syllabus(options: SyllabusOptions): Feature {
  const { subjectsNamed, readGiven, editais, catalogueUrl: url, log } = options
  return feature(
    'syllabus',
    syllabusContract,
    {
      'GET /syllabus/:userId/:id': showPage,
      'PUT /syllabus/:id': (call) => given(call, subjectsNamed),
      'POST /syllabus/:id/changes': (call) => mended(call, subjectsNamed),
      'POST /syllabus/:id/difference': difference,
      'POST /syllabus/:id/amendments': (call) => amended(call, subjectsNamed),
      'GET /syllabus/:userId/:id/edital.json': exported,
      'POST /syllabus/reading': (call) => read(call, readGiven),
      'POST /syllabus/reading/places': (call) => places(call, readGiven),
      'GET /catalogue': ({ db }) => editais.list(db),
      'GET /catalogue/:id': async ({ db, params }) =>
        (await editais.find(db, params.id)) ?? problem('not_found', MESSAGES.notInCatalogue),
    },
    { jobs: url === undefined ? [] : [readingCatalogue(url, log)], commands: [readingNow(url, log)] },
  )
}

const unknownTarget = () => problem('not_found', MESSAGES.targetNotFound)

/** One request shows the screen. The database writes the long parts of the answer. */
async function showPage({ db, student, params: { id }, dayZone, now }: CallOf<'GET /syllabus/:userId/:id'>) {
  const day = today(now, await dayZone())
  const targets = await listTargets(db, student)
  const head = JSON.stringify({ day, targets }).slice(0, -1)
  const target = targets.find((one) => (id === 'front' ? one.in_front : one.id === id))
  if (!target)
    return id === 'front' ? new JsonText<SyllabusPage>(`${head},"syllabus":null}`) : unknownTarget()
  const found = await findSyllabus(db, student, { target: target.id, today: day })
  if (!found) return unknownTarget()
  const { document, ...parts } = found
  const rest = JSON.stringify({ target, ...parts }).slice(1)
  return new JsonText<SyllabusPage>(`${head},"syllabus":{"document":${document},${rest}}`)
}

type Save = CallOf<'PUT /syllabus/:id' | 'POST /syllabus/:id/changes' | 'POST /syllabus/:id/amendments'>

/** Saves a first edital; a retry after a lost answer may bring it mended, and counts as it is then. */
async function given(call: CallOf<'PUT /syllabus/:id'>, subjectsNamed: SubjectsNamed) {
  const { db, body, asker, idempotencyKey } = call
  const document = await documentIn(body.document, asker())
  const next = (saved: SavedDocument) => {
    const isFirst = saved.topics === 0 || isNewest(saved, idempotencyKey)
    return isFirst ? document : problem('conflict', MESSAGES.hasTopics)
  }
  return transact(db, (trx) => save({ ...call, db: trx }, subjectsNamed, next, { mayDiffer: true }))
}

interface SaveOptions {
  readonly parted?: readonly string[]
  /** A retry with the key of the newest save may bring another document. */
  readonly mayDiffer?: boolean
}

/** A save that is sent twice happens once; saves of two devices take turns. */
async function save(
  { db, student, params: { id: target }, idempotencyKey: key }: Save,
  subjectsNamed: SubjectsNamed,
  next: (saved: SavedDocument) => Document | Problem | Promise<Document | Problem>,
  { parted = [], mayDiffer = false }: SaveOptions = {},
) {
  await lockTargets(db, student)
  const saved = await findDocument(db, student, target)
  if (!saved) return unknownTarget()
  const said = { message: MESSAGES.saved, ...echoKey(key) }
  const isKnown = key !== null && saved.saves.includes(key)
  if (isKnown && !(mayDiffer && isNewest(saved, key))) return { ...said, revision: saved.revision }
  const document = await next(saved)
  if (document instanceof Problem) return document
  if (isKnown && isSame(document, saved.document)) return { ...said, revision: saved.revision }
  // The changes listed in a new edital do not concern this target's topics.
  const before = saved.topics > 0 ? saved.document : undefined
  const linked = { target, document, before, key, parted }
  const revision = await saveDocument({ db, student, subjectsNamed }, linked)
  return revision instanceof Problem ? revision : { ...said, revision }
}

/** Computed before the transaction, for which others wait, and again in it if another device was faster. */
async function mended(call: CallOf<'POST /syllabus/:id/changes'>, subjectsNamed: SubjectsNamed) {
  const { db, student, params, body } = call
  const found = await findDocument(db, student, params.id)
  const next = found && (await changed(found.document, body.changes))
  return transact(db, (trx) =>
    save({ ...call, db: trx }, subjectsNamed, ({ document, revision }) =>
      next && revision === found.revision ? next : changed(document, body.changes),
    ),
  )
}

/** Each change goes through the whole tree, and others have their turn between two. */
async function changed(document: Document, changes: readonly TreeChange[]): Promise<Document | Problem> {
  let known = document
  for (const change of changes) {
    const outcome = applyChange(known, change)
    if ('document' in outcome) known = outcome.document
    else if (outcome.wrong === REFUSALS.gone) return problem('conflict', outcome.wrong)
    else return invalidBecause({ changes: [outcome.wrong] })
    await soon()
  }
  return ready(known)
}

async function difference(call: CallOf<'POST /syllabus/:id/difference'>) {
  const { db, student, params } = call
  const saved = await findDocument(db, student, params.id)
  if (!saved) return unknownTarget()
  const next = await nextOf(saved, call)
  return next instanceof Problem ? next : { revision: saved.revision, difference: next.comparison }
}

/** Compared before the transaction, for which others wait. */
async function amended(call: CallOf<'POST /syllabus/:id/amendments'>, subjectsNamed: SubjectsNamed) {
  const { db, student, params, body } = call
  const outOfDate = problem('conflict', MESSAGES.outOfDate)
  const found = await findDocument(db, student, params.id)
  const next = found?.revision === body.revision ? await nextOf(found, call) : outOfDate
  if (!(next instanceof Problem)) await ready(next.document)
  return transact(db, (trx) =>
    save(
      { ...call, db: trx },
      subjectsNamed,
      ({ revision }) => {
        if (next instanceof Problem) return next
        return revision === body.revision ? next.document : outOfDate
      },
      { parted: partedBy(body.decisions) },
    ),
  )
}

const partedBy = (decisions: Decisions = {}) =>
  Object.keys(decisions).filter((id) => decisions[id]?.length === 0)

interface Amendment {
  readonly body: { readonly document: unknown; readonly decisions?: Decisions; readonly act?: NewAct }
  readonly asker: Call['asker']
}

function nextOf({ document: before }: SavedDocument, { body, asker }: Amendment) {
  const { document: after, decisions, act } = body
  return amendBeside({ before, after, decisions, act }, asker())
}

async function exported({ db, student, params: { id } }: CallOf<'GET /syllabus/:userId/:id/edital.json'>) {
  const target = await findTarget(db, student, id)
  const saved = await findDocument(db, student, id)
  if (!(target && saved)) return unknownTarget()
  return new Attachment({
    type: 'application/json; charset=utf-8',
    name: fileName(target),
    chunks: textOf(target, saved),
  })
}

const fileName = ({ body, position }: Target) =>
  `${slug(`${body} ${position}`).slice(0, 80).replace(/-$/, '') || 'edital'}.edital.json`

async function* textOf(target: Target, { document }: SavedDocument) {
  yield jsonOf(namedBy(document, target))
}

async function read(
  { body, asker }: CallOf<'POST /syllabus/reading'>,
  readGiven: SyllabusOptions['readGiven'],
) {
  const read = await readFrom(body, asker, readGiven)
  if (read instanceof Problem) return read
  if ('opened' in read) return opened(read.opened, read.posts)
  if (!read.recognised) return unread(body, read)
  const { document, removed, outside, doubts, unsure, check, posts, source } = read
  return {
    document,
    removed: [...removed],
    outside: [...outside],
    doubts,
    unsure: [...unsure],
    check,
    ...among(posts),
    // The device has a pasted text already.
    ...(body.text === undefined && { text: source.text }),
    places: [...source.places],
  }
}

/** Possible places of the programme in a text that could not be read whole. */
async function places(
  { body, asker }: CallOf<'POST /syllabus/reading/places'>,
  readGiven: SyllabusOptions['readGiven'],
) {
  const read = await readFrom(body, asker, readGiven)
  if (read instanceof Problem) return read
  if ('opened' in read) return invalidBecause({ file: [MESSAGES.noText] })
  if (!('source' in read)) return unread(body, read)
  return { text: read.source.text, places: [...read.source.places] }
}

async function readFrom(
  body: CallOf<'POST /syllabus/reading'>['body'],
  asker: CallOf<'POST /syllabus/reading'>['asker'],
  readGiven: SyllabusOptions['readGiven'],
) {
  if (body.text !== undefined && body.pdf !== undefined) return invalidBecause({ pdf: [MESSAGES.twoToRead] })
  const read = await readGiven(givenIn(body), asker())
  return typeof read === 'string' ? problem('unavailable', CROWDED) : read
}

const unread = ({ pdf }: CallOf<'POST /syllabus/reading'>['body'], { message }: { message: string }) =>
  invalidBecause({ [pdf === undefined ? 'text' : 'pdf']: [message] })

const among = (posts: readonly Post[]) => (posts.length > 0 ? { posts: [...posts] } : {})

function givenIn({ text = '', pdf, file, anyway }: CallOf<'POST /syllabus/reading'>['body']): Given {
  if (file !== undefined) return { file, anyway }
  return pdf === undefined ? { text, anyway } : { pdf, anyway }
}

/** A file that other programs write too, or ours; the rest is for the reading of editais. */
function opened(imported: Imported, posts: readonly Post[]) {
  if ('wrong' in imported) return invalidBecause({ file: [imported.wrong] })
  return {
    document: imported.document,
    removed: [],
    outside: [],
    notes: [...imported.notes],
    ...among(posts),
  }
}
