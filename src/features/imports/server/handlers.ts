import type { Db } from '../../../server/database/db.ts'
import { lockStudent } from '../../../server/database/student-lock.ts'
import { type Call, type Feature, feature, JsonText } from '../../../server/http/feature.ts'
import { type Day, today } from '../../../shared/calendar.ts'
import type { ReplyOf } from '../../../shared/contract.ts'
import { invalid, Problem, problem } from '../../../shared/errors.ts'
import type { StudentId } from '../../../shared/ids.ts'
import { tidy } from '../../../shared/text.ts'
import { type ImportedCard, type ImportedSubject, importsContract, LIMITS, MESSAGES } from '../contract.ts'
import { areStudies, markOf, pictureError } from '../rules.ts'
import { importsPersonal } from './personal.ts'
import {
  addImport,
  broughtBefore,
  countImports,
  countOtherSlices,
  dropLeftSlices,
  dropSlices,
  findRows,
  hasImport,
  hasPicture,
  listDeletedCards,
  listImports,
  listNames,
  listTopics,
  putSlice,
  rememberNames,
  removeImport,
} from './store.ts'

interface Sums {
  readonly records: number
  readonly study_time: number
  readonly questions: number
  readonly correct: number
  readonly first: string | null
  readonly last: string | null
}

interface Brought {
  readonly ids: readonly number[]
  readonly made: readonly number[]
  readonly activated: readonly number[]
}

interface ImportsOptions {
  /** The limit for one student; deleted records count too, because they take room. */
  readonly mostRecords: number
  readonly records: {
    readonly keep: (
      db: Db,
      student: StudentId,
      rows: { key: string; rows: string; subjects: readonly number[]; marks: readonly string[] },
    ) => Promise<Sums>
    readonly drop: (db: Db, student: StudentId, key: string) => Promise<void>
    readonly marks: (db: Db, student: StudentId, period: { from: string; to: string }) => Promise<string>
    readonly count: (db: Db, student: StudentId) => Promise<number>
  }
  readonly cards: {
    /** Returns the keys of the new ones. */
    readonly keep: (
      db: Db,
      student: StudentId,
      cards: {
        key: string
        cards: readonly ImportedCard[]
        subjects: readonly number[]
        day: Day
        now: Date
      },
    ) => Promise<readonly string[] | Problem>
    readonly drop: (db: Db, student: StudentId, key: string) => Promise<void>
  }
  readonly subjects: {
    /** Finds, creates and activates; undefined if the student cannot see one of them. */
    readonly bring: (
      db: Db,
      student: StudentId,
      wanted: readonly ({ id: number } | { name: string })[],
    ) => Promise<Brought | Problem | undefined>
    readonly takeBack: (db: Db, student: StudentId, brought: Omit<Brought, 'ids'>) => Promise<void>
  }
}

/** Age at which the slices of an unfinished import are dropped. */
const LEFT_MS = 60 * 60_000
/** How many slices of a student's other imports may be stored. */
const OTHER_SLICES = 3 * LIMITS.slices

type Ending = Call<(typeof importsContract)['PUT /imports/:key']>
type Picturing = Call<(typeof importsContract)['PUT /imports/:key/picture']>
type Carding = Call<(typeof importsContract)['PUT /imports/:key/cards']>
type Slicing = Call<(typeof importsContract)['PUT /imports/:key/slices/:number']>
type Bringing = Ending | Picturing | Carding
type Undoing = Call<(typeof importsContract)['DELETE /imports/:key']>

export const imports = (options: ImportsOptions): Feature =>
  feature(
    'imports',
    importsContract,
    {
      'GET /imports/user/:userId': async ({ db, student }) => {
        const list = await listImports(db, student)
        return new JsonText<ReplyOf<(typeof importsContract)['GET /imports/user/:userId']>>(
          `{"imports":${list}}`,
        )
      },
      'GET /imports/user/:userId/names': async ({ db, student }) => {
        const [names, topics] = [await listNames(db, student), await listTopics(db, student)]
        const deleted = JSON.stringify(await listDeletedCards(db, student))
        return new JsonText<ReplyOf<(typeof importsContract)['GET /imports/user/:userId/names']>>(
          `{"names":${names},"topics":${topics},"deleted":${deleted}}`,
        )
      },
      'GET /imports/user/:userId/known': async ({ db, student, query }) => ({
        records: await options.records.marks(db, student, query),
      }),
      'PUT /imports/:key/slices/:number': takeSlice,
      'PUT /imports/:key': (call) => endImport(call, options),
      'PUT /imports/:key/picture': (call) => keepPicture(call, options),
      'PUT /imports/:key/cards': (call) => keepCards(call, options),
      'DELETE /imports/:key': (call) => undo(call, options),
    },
    { personal: importsPersonal },
  )

async function takeSlice({ db, student, params, body: { rows }, now }: Slicing) {
  if (!areStudies(rows, now)) return invalid({ rows: [MESSAGES.wrongRow] })
  await dropLeftSlices(db, student, new Date(now.getTime() - LEFT_MS))
  if ((await countOtherSlices(db, student, params.key)) >= OTHER_SLICES)
    return problem('conflict', MESSAGES.tooMany)
  await putSlice(db, student, { ...params, rows }, now)
  return { message: MESSAGES.sliced }
}

async function endImport(call: Ending, { records, subjects, mostRecords }: ImportsOptions) {
  const { db, student, body, params } = call
  const before = await alreadyMade(call)
  if (before) return before === 'made' ? { message: MESSAGES.saved } : before
  const brought = await bring(call, subjects)
  if (brought instanceof Problem) return brought
  const sums = await keepSlices(call, records, brought.ids)
  if (!sums) return problem('conflict', MESSAGES.incomplete)
  if ((await records.count(db, student)) > mostRecords)
    return problem('conflict', MESSAGES.tooManyRecords(mostRecords))
  const day = today(call.now, await call.dayZone())
  await addImport(db, student, {
    ...aboutOf(call),
    kind: 'records',
    ...sumOf(sums, day),
    ...brought,
  })
  await rememberNames(db, student, body.names)
  await dropSlices(db, student, params.key)
  return { message: MESSAGES.saved }
}

/** Undefined if a slice was never sent. */
async function keepSlices(
  { db, student, body, params: { key } }: Ending,
  records: ImportsOptions['records'],
  subjects: readonly number[],
): Promise<Sums[] | undefined> {
  const marks = body.subjects.map(({ called }) => markOf(called))
  const sums: Sums[] = []
  for (let number = 1; number <= body.slices; number++) {
    const rows = await findRows(db, student, key, number)
    if (rows === undefined) return undefined
    sums.push(await records.keep(db, student, { key, rows, subjects, marks }))
  }
  return sums
}

async function keepPicture(call: Picturing, { subjects }: ImportsOptions) {
  const { db, student, body } = call
  const wrong = pictureError(body, today(call.now, await call.dayZone()))
  if (wrong) return invalid({ [wrong === 'days' ? 'to' : 'rows']: [MESSAGES[wrong]] })
  const before = await alreadyMade(call)
  if (before) return before === 'made' ? { message: MESSAGES.pictured } : before
  const brought = await bring(call, subjects)
  if (brought instanceof Problem) return brought
  const picture = body.rows.flatMap(({ subject, ...row }) => {
    const subject_id = brought.ids[subject]
    return subject_id === undefined ? [] : [{ ...row, subject_id }]
  })
  const sum = (of: 'questions' | 'correct') => picture.reduce((all, topic) => all + topic[of], 0)
  const seen = { first_day: body.from, last_day: body.to, picture }
  if (await hasPicture(db, student, seen)) return problem('conflict', MESSAGES.samePicture)
  await addImport(db, student, {
    ...aboutOf(call),
    ...seen,
    kind: 'picture',
    records: 0,
    study_time: 0,
    questions: sum('questions'),
    correct: sum('correct'),
    ...brought,
  })
  await rememberNames(db, student, body.names)
  return { message: MESSAGES.pictured }
}

async function keepCards(call: Carding, { cards, subjects }: ImportsOptions) {
  const { db, student, body, params, now } = call
  const before = await alreadyMade(call)
  if (before) return before === 'made' ? { message: MESSAGES.carded } : before
  const brought = await bring(call, subjects)
  if (brought instanceof Problem) return brought
  const day = today(now, await call.dayZone())
  const about = { key: params.key, subjects: brought.ids, day, now }
  const deleted = new Set(await listDeletedCards(db, student))
  const wanted = body.cards.filter((card) => !deleted.has(card.key))
  const kept = await cards.keep(db, student, { ...about, cards: wanted })
  if (kept instanceof Problem) return kept
  await addImport(db, student, {
    ...aboutOf(call),
    kind: 'cards',
    ...sumOf([], day),
    records: kept.length,
    cards: kept,
    ...brought,
  })
  await rememberNames(db, student, body.names)
  return { message: MESSAGES.carded }
}

async function undo({ db, student, params: { key } }: Undoing, { records, cards, subjects }: ImportsOptions) {
  await lockStudent(db, student, 'imports')
  const isOnItsWay = await dropSlices(db, student, key)
  const removed = await removeImport(db, student, key)
  if (!removed) return isOnItsWay ? { message: MESSAGES.undone } : problem('not_found', MESSAGES.notFound)
  await records.drop(db, student, key)
  await cards.drop(db, student, key)
  await subjects.takeBack(db, student, removed)
  return { message: MESSAGES.undone }
}

/** Returns 'made' if this import was completed before. */
async function alreadyMade({ db, student, params: { key } }: Bringing) {
  await lockStudent(db, student, 'imports')
  if (await hasImport(db, student, key)) return 'made'
  if ((await countImports(db, student)) >= LIMITS.imports) return problem('conflict', MESSAGES.tooMany)
}

/** Includes the subjects of earlier imports, so that undoing the last of them removes the subjects. */
async function bring({ db, student, body }: Bringing, subjects: ImportsOptions['subjects']) {
  const wanted = body.subjects.map(({ id, name, called }: ImportedSubject) =>
    id === undefined ? { name: tidy(name ?? called) } : { id },
  )
  const brought = await subjects.bring(db, student, wanted)
  if (!brought) return invalid({ subjects: [MESSAGES.subject] })
  if (brought instanceof Problem) return brought
  const before = await broughtBefore(db, student, brought.ids)
  return {
    ids: brought.ids,
    made: [...brought.made, ...before.made],
    activated: [...brought.activated, ...before.activated],
  }
}

const aboutOf = ({ params: { key }, body: { file, source }, now }: Bringing) => ({
  key,
  file,
  source,
  made_at: now,
})

function sumOf(sums: readonly Sums[], otherwise: string) {
  const sum = (of: 'records' | 'study_time' | 'questions' | 'correct') =>
    sums.reduce((all, one) => all + Number(one[of]), 0)
  const days = sums.flatMap(({ first, last }) => (first && last ? [first, last] : [])).sort()
  return {
    first_day: days[0] ?? otherwise,
    last_day: days.at(-1) ?? otherwise,
    records: sum('records'),
    study_time: sum('study_time'),
    questions: sum('questions'),
    correct: sum('correct'),
  }
}
