import { type Db, statement } from '../../../server/database/db.ts'
import type { Day } from '../../../shared/calendar.ts'
import { type Problem, problem } from '../../../shared/errors.ts'
import type { StudentId } from '../../../shared/ids.ts'
import { sumsIn } from '../../records/packed-log.ts'
import { logOfSums } from '../../records/server/table.ts'
import { MESSAGES, type Syllabus } from '../contract.ts'
import type { Document } from '../document.ts'
import { FORMAT_LIMITS } from '../format/contract.ts'
import { countsOf } from '../format/walk.ts'
import type { KnownTopic } from '../known/contract.ts'
import { knownTopicsOf } from '../known/server/table.ts'
import { type Linked, type Linking, linkDocument } from '../links/server/store.ts'
import { studiedOf } from '../studied-topics.ts'

export interface SavedDocument {
  readonly document: Document
  readonly revision: number
  readonly topics: number
  /** Keys of the last saves, the newest first; '' for one that had none. */
  readonly saves: readonly string[]
}

export const isNewest = ({ saves }: SavedDocument, key: string | null): boolean =>
  key !== null && saves[0] === key

export const isSame = (one: Document, other: Document): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const findSaved = statement<SavedDocument>(
  'select document, revision, topics, saves from syllabus where user_id = $1 and target_id = $2',
)

export async function findDocument(
  db: Db,
  student: StudentId,
  target: number,
): Promise<SavedDocument | undefined> {
  const [found] = await findSaved(db, [student, target])
  return found
}

/** Number of remembered keys: years of corrections. */
const SAVES = 500

const save = statement<{ revision: number }>(`
  insert into syllabus (user_id, target_id, document, topics, revision, saves)
  values ($1, $2, $3::json, $4, 1, $5::text[])
  on conflict (user_id, target_id) do update set document = excluded.document, topics = excluded.topics,
    revision = syllabus.revision + 1, saves = (excluded.saves || syllabus.saves)[1:${SAVES}]
  returning revision`)

interface Saving extends Linked {
  readonly key: string | null
}

/** Returns the number of the save, or why the document or its topics are too many. */
export async function saveDocument(linking: Linking, { key, ...linked }: Saving): Promise<number | Problem> {
  const { target, document } = linked
  const text = JSON.stringify(document)
  if (isTooLarge(document, text)) return problem('conflict', MESSAGES.tooLarge)
  const tooMany = await linkDocument(linking, linked)
  if (tooMany) return tooMany
  const values = [linking.student, target, text, countsOf(document).topics, [key ?? '']]
  const [saved] = await save(linking.db, values)
  return saved?.revision ?? 0
}

/** A saved document must be importable again, so its archive and list of changes count too. */
const isTooLarge = ({ arquivo = [], mudancas = [] }: Document, text: string) =>
  text.length > FORMAT_LIMITS.file ||
  arquivo.length > FORMAT_LIMITS.archive ||
  mudancas.length > FORMAT_LIMITS.changes

interface Parts {
  readonly document: string
  readonly items: readonly string[]
  readonly topics: readonly number[]
  readonly subjects: readonly { readonly item: string; readonly subject_id: number }[]
  readonly known: readonly KnownTopic[]
}

// The document stays a text, as it is sent. Parallel lists are written in half the time of objects.
const findParts = statement<Parts>(`
  select document::text as document, items, link.topics,
    (
      select coalesce(json_agg(json_build_object('item', item, 'subject_id', subject_id)), '[]')
      from syllabus_subject where user_id = $1 and target_id = $2
    ) as subjects,
    ${knownTopicsOf('$1')} as known
  from syllabus, (
    select coalesce(json_agg(item order by item, rank), '[]') as items,
      coalesce(json_agg(topic_id order by item, rank), '[]') as topics
    from syllabus_item where user_id = $1 and target_id = $2
  ) link where user_id = $1 and target_id = $2`)

const findSums = statement<{ log: Uint8Array | null }>(logOfSums('$1'), { planned: 'each time' })

interface Asked {
  readonly target: number
  readonly today: Day
}

/** The whole syllabus except its target; the document is a text of JSON. */
type Found = Omit<Syllabus, 'target' | 'document'> & { readonly document: string }

export async function findSyllabus(db: Db, student: StudentId, asked: Asked): Promise<Found | undefined> {
  const [[parts], [summed]] = await Promise.all([
    findParts(db, [student, asked.target]),
    findSums(db, [student]),
  ])
  if (!parts) return
  const { document, items, topics, subjects, known } = parts
  const ids = { topics: new Set(topics), subjects: new Set(subjects.map(({ subject_id }) => subject_id)) }
  const sums = summed?.log ? sumsIn(summed.log) : []
  return {
    document,
    links: linksOf(items, topics),
    subjects: [...subjects],
    ...studiedOf(sums, ids, asked.today),
    known: known.filter(({ topic_id }) => ids.topics.has(topic_id)),
  }
}

function linksOf(items: readonly string[], topics: readonly number[]): Syllabus['links'] {
  const links: Syllabus['links'] = []
  for (const [index, item] of items.entries()) {
    const topic = topics[index] ?? 0
    const last = links.at(-1)
    if (last?.item === item) last.topics.push(topic)
    else links.push({ item, topics: [topic] })
  }
  return links
}
