import { type Db, statement } from '../../../server/database/db.ts'
import { addDays, type Day, daysBetween } from '../../../shared/calendar.ts'
import { type Problem, problem } from '../../../shared/errors.ts'
import type { StudentId } from '../../../shared/ids.ts'
import type { ZoneOffsets } from '../../../shared/zone-offsets.ts'
import { dayNumber, sumsOfTopics } from '../../records/server/table.ts'
import { MESSAGES, type Studied, type StudiedSubject } from '../contract.ts'
import type { Document } from '../document.ts'
import { LIMITS } from '../format/contract.ts'
import { countsOf } from '../format/walk.ts'
import { type Linked, type Linking, linkDocument } from '../links/server/store.ts'
import { standingOn } from '../rules.ts'

export interface SavedDocument {
  readonly document: Document
  readonly revision: number
  readonly topics: number
  /** Keys of the last saves. */
  readonly saves: readonly string[]
}

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

/** So many keys are remembered, years of mending. */
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

/** Gives the number of the save, or why the document or its topics would be too many. */
export async function saveDocument(linking: Linking, { key, ...linked }: Saving): Promise<number | Problem> {
  const { target, document } = linked
  const text = JSON.stringify(document)
  if (isTooLarge(document, text)) return problem('conflict', MESSAGES.tooLarge)
  const tooMany = await linkDocument(linking, linked)
  if (tooMany) return tooMany
  const values = [linking.student, target, text, countsOf(document).topics, key ? [key] : []]
  const [saved] = await save(linking.db, values)
  return saved?.revision ?? 0
}

/** What is saved can be exported and taken in again: what left and what changed counts too. */
const isTooLarge = ({ arquivo = [], mudancas = [] }: Document, text: string) =>
  text.length > LIMITS.file || arquivo.length > LIMITS.archive || mudancas.length > LIMITS.changes

const DAYS = { since: '$3', seconds: '$4' }

const findParts = statement<Parts>(`
  select document::text as document,
    (
      select coalesce(json_agg(json_build_object('item', item, 'topics', topics)), '[]')::text from (
        select item, json_agg(topic_id order by rank) as topics from syllabus_item
        where user_id = $1 and target_id = $2 group by item
      ) link
    ) as links,
    (
      select coalesce(json_agg(json_build_object('item', item, 'subject_id', subject_id)), '[]')::text
      from syllabus_subject where user_id = $1 and target_id = $2
    ) as subjects
  from syllabus where user_id = $1 and target_id = $2`)

/** Texts of JSON, which the database writes faster than both sides could. */
export interface Parts {
  readonly document: string
  readonly links: string
  readonly subjects: string
}

export async function findPartsOf(db: Db, student: StudentId, target: number): Promise<Parts | undefined> {
  const [found] = await findParts(db, [student, target])
  return found
}

/** Days from 1970; `learned` is null while nothing says so. */
type Row = [
  id: number,
  seconds: number,
  questions: number,
  correct: number,
  last: number,
  learned: number | null,
]

// A topic's records are all of its subject, so that each topic has one row. Arrays become JSON in a third of
// the time that lists of values take.
const findStudied = statement<{ topics: Row[]; subjects: Row[] }>(
  `
  with sums as materialized (${sumsOfTopics('$1')}),
  studied as (
    select * from sums where topic_id in (
      select topic_id from syllabus_item where user_id = $1 and target_id = $2
    )
  ),
  of_subject as (
    select subject_id, sum(study_time) as study_time, sum(questions) as questions, sum(correct) as correct,
      max(last) as last
    from sums where subject_id in (select subject_id from syllabus_subject where user_id = $1 and target_id = $2)
    group by subject_id
  )
  select
    (
      select coalesce(array_to_json(array_agg(array[topic_id, study_time, questions, correct,
        ${dayNumber('last', DAYS)}, ${dayNumber('learned', DAYS)}]::bigint[])), '[]') from studied
    ) as topics,
    (
      select coalesce(array_to_json(array_agg(array[subject_id, study_time, questions, correct,
        ${dayNumber('last', DAYS)}, null]::bigint[])), '[]') from of_subject
    ) as subjects`,
  { planned: 'each time' },
)

interface Asked {
  readonly target: number
  readonly offsets: ZoneOffsets
  readonly today: Day
}

/** What was studied of a target's topics and subjects. */
export async function findStudiedOf(
  db: Db,
  student: StudentId,
  { target, offsets, today }: Asked,
): Promise<{ topics: Studied[]; subjects: StudiedSubject[] }> {
  const [found] = await findStudied(db, [student, target, offsets.since, offsets.seconds])
  const day = daysBetween(FIRST_DAY, today)
  const days = new Map<number, Day>()
  const dayOf = (number: number): Day => days.get(number) ?? keep(days, number)
  return {
    topics: (found?.topics ?? []).map(([topic_id, seconds, questions, correct, last, learned]) => {
      const learned_on = learned === null ? null : dayOf(learned)
      const state = standingOn({ learned, last, questions, correct }, day)
      return { topic_id, seconds, questions, correct, learned_on, last_on: dayOf(last), state }
    }),
    subjects: (found?.subjects ?? []).map(([subject_id, seconds, questions, correct, last]) => {
      return { subject_id, seconds, questions, correct, last_on: dayOf(last) }
    }),
  }
}

const FIRST_DAY = '1970-01-01'

function keep(days: Map<number, Day>, number: number): Day {
  const day = addDays(FIRST_DAY, number)
  days.set(number, day)
  return day
}
