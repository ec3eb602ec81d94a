import { type Db, statement } from '../../../../server/database/db.ts'
import { Problem, problem } from '../../../../shared/errors.ts'
import type { StudentId } from '../../../../shared/ids.ts'
import type { SubjectsNamed } from '../../../subjects/server/table.ts'
import { LIMITS, MESSAGES } from '../../contract.ts'
import type { Document } from '../../document.ts'
import { type KnownLinks, type LinkPlan, planLinks, wordingName } from '../rules.ts'
import { renamedSubjects, subjectsIn } from '../subjects.ts'
import { topicsToLink } from '../topics-to-link.ts'

export interface Linking {
  readonly db: Db
  readonly student: StudentId
  readonly subjectsNamed: SubjectsNamed
}

export interface Linked {
  readonly target: number
  readonly document: Document
  readonly before?: Document | undefined
  readonly parted?: readonly string[]
}

/** Makes the document's items topics of the student's subjects, or tells why they would be too many. */
export async function linkDocument(linking: Linking, linked: Linked): Promise<Problem | undefined> {
  const subjects = await linkSubjects(linking, linked)
  if (subjects instanceof Problem) return subjects
  const { db, student } = linking
  const { target, document, before, parted } = linked
  const known = await findKnown(db, student, { target, subjectIds: [...new Set(subjects.values())] })
  const said = before ? (document.mudancas ?? []).slice(before.mudancas?.length ?? 0) : []
  const plan = planLinks(topicsToLink(document, subjects), known, {
    said,
    before: before && said.length > 0 ? topicsToLink(before, subjects) : [],
    parted,
  })
  if (!plan) return problem('conflict', MESSAGES.tooManyLinks)
  if (plan.topics.length > 0 && (await countTopics(db, student)) + plan.topics.length > LIMITS.knownTopics) {
    return problem('conflict', MESSAGES.tooManyKnown)
  }
  return savePlan(db, student, target, plan)
}

const findSubjects = statement<{ item: string; subject_id: number; here: boolean }>(
  'select item, subject_id, target_id = $2 as here from syllabus_subject where user_id = $1',
)

const saveSubjects = statement(`
  insert into syllabus_subject (user_id, target_id, item, subject_id)
  select $1, $2, item, subject_id from unnest($3::text[], $4::integer[]) named (item, subject_id)
  on conflict (user_id, target_id, item) do update set subject_id = excluded.subject_id`)

/** The subject of an item stays while its name does, and under another name while its topics do. */
async function linkSubjects(
  { db, student, subjectsNamed }: Linking,
  { target, document, before }: Linked,
): Promise<Map<string, number> | Problem> {
  const rows = await findSubjects(db, [student, target])
  const known = new Map(rows.filter(({ here }) => here).map(({ item, subject_id }) => [item, subject_id]))
  const names = new Map(subjectsIn(before).map(({ id, nome }) => [id, nome]))
  const called = subjectsIn(document).filter(({ id, nome }) => !(known.has(id) && names.get(id) === nome))
  if (called.length === 0) return known
  const renamed = before ? renamedSubjects(before, document) : new Set<string>()
  const others = rows.filter(({ item, here }) => !(here && renamed.has(item)))
  const shared = new Set(others.map(({ subject_id }) => subject_id))
  const ids = await subjectsNamed(
    db,
    student,
    called.map(({ id, nome: name }) => {
      const subjectId = renamed.has(id) ? known.get(id) : undefined
      return { name, before: subjectId ? { subjectId, isShared: shared.has(subjectId) } : undefined }
    }),
  )
  if (ids instanceof Problem) return ids
  await saveSubjects(db, [student, target, called.map(({ id }) => id), ids])
  for (const [index, { id }] of called.entries()) known.set(id, ids[index] ?? 0)
  return known
}

const findWordings = statement<{ subject_id: number; key: string; topic_id: number }>(
  'select subject_id, key, topic_id from topic_wording where user_id = $1 and subject_id = any($2::integer[])',
)

const findLinks = statement<{ item: string; topics: number[]; subject_id: number }>(`
  select item, array_agg(topic_id order by rank) as topics, (array_agg(topic.subject_id order by rank))[1] as subject_id
  from syllabus_item join topic on topic.user_id = syllabus_item.user_id and topic.id = topic_id
  where syllabus_item.user_id = $1 and target_id = $2 group by item`)

interface Asked {
  readonly target: number
  readonly subjectIds: readonly number[]
}

async function findKnown(db: Db, student: StudentId, { target, subjectIds }: Asked): Promise<KnownLinks> {
  const wordings = await findWordings(db, [student, subjectIds])
  const links = await findLinks(db, [student, target])
  return {
    wordings: new Map(
      wordings.map(({ subject_id, key, topic_id }) => [wordingName(subject_id, key), topic_id]),
    ),
    links: new Map(links.map(({ item, topics }) => [item, topics])),
    subjectOf: new Map(
      links.flatMap(({ topics: [first], subject_id }) => (first ? [[first, subject_id]] : [])),
    ),
  }
}

const countAll = statement<{ topics: number }>('select count(*) as topics from topic where user_id = $1')

async function countTopics(db: Db, student: StudentId): Promise<number> {
  const [row] = await countAll(db, [student])
  return row?.topics ?? 0
}

// Ids are given in the order of the rows that are made.
const addTopics = statement<{ id: number }>(`
  insert into topic (user_id, subject_id, words)
  select $1, subject_id, words from unnest($2::integer[], $3::text[]) with ordinality made (subject_id, words, place)
  order by place returning id`)

const addWordings = statement(`
  insert into topic_wording (user_id, subject_id, key, spelling, topic_id)
  select $1, subject_id, key, spelling, topic_id
  from unnest($2::integer[], $3::text[], $4::text[], $5::integer[]) made (subject_id, key, spelling, topic_id)`)

const reword = statement(`
  update topic set words = said.words from unnest($2::integer[], $3::text[]) said (id, words)
  where topic.user_id = $1 and topic.id = said.id`)

const dropLinks = statement(
  'delete from syllabus_item where user_id = $1 and target_id = $2 and item = any($3::text[])',
)

const addLinks = statement(`
  insert into syllabus_item (user_id, target_id, item, rank, topic_id)
  select $1, $2, item, rank, topic_id
  from unnest($3::text[], $4::smallint[], $5::integer[]) made (item, rank, topic_id)`)

/** One statement with thousands of rows would block the serving thread. */
const ROWS_AT_ONCE = 500

function* slicesOf<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) yield rows.slice(from, from + ROWS_AT_ONCE)
}

async function savePlan(db: Db, student: StudentId, target: number, plan: LinkPlan): Promise<undefined> {
  const made: number[] = []
  const idOf = (topic: number) => (topic < 0 ? (made[-topic - 1] ?? 0) : topic)
  for (const topics of slicesOf(plan.topics)) {
    const columns = [topics.map(({ subjectId }) => subjectId), topics.map(({ words }) => words)]
    made.push(...(await addTopics(db, [student, ...columns])).map(({ id }) => id))
  }
  for (const wordings of slicesOf(plan.wordings)) {
    const subjects = wordings.map(({ subjectId }) => subjectId)
    const ids = wordings.map(({ topic }) => idOf(topic))
    const spellings = wordings.map(({ spelling }) => spelling)
    await addWordings(db, [student, subjects, wordings.map(({ key }) => key), spellings, ids])
  }
  for (const reworded of slicesOf(plan.reworded)) {
    await reword(db, [student, reworded.map(({ topic }) => topic), reworded.map(({ words }) => words)])
  }
  for (const links of slicesOf([...plan.links])) {
    const items = links.map(([item]) => item)
    await dropLinks(db, [student, target, items])
    const rows = links.flatMap(([item, ids]) =>
      ids.map((topic, rank) => ({ item, rank, topic: idOf(topic) })),
    )
    const columns = [
      rows.map(({ item }) => item),
      rows.map(({ rank }) => rank),
      rows.map(({ topic }) => topic),
    ]
    await addLinks(db, [student, target, ...columns])
  }
}
