import type { Db } from '../../../../server/database/db.ts'
import { transact } from '../../../../server/database/transact.ts'
import { type Call, echoKey, type Feature, feature } from '../../../../server/http/feature.ts'
import { staleBy, tagged } from '../../../../server/http/revision.ts'
import { type Day, today } from '../../../../shared/calendar.ts'
import { invalidBecause, Problem, problem } from '../../../../shared/errors.ts'
import type { StudentId } from '../../../../shared/ids.ts'
import { tidy } from '../../../../shared/text.ts'
import type { Whole } from '../../../../shared/whole.ts'
import type { SubjectsNamed } from '../../../subjects/server/table.ts'
import type { Editais } from '../../catalogue/server/handlers.ts'
import { MESSAGES as SYLLABUS_MESSAGES } from '../../contract.ts'
import type { Document } from '../../document.ts'
import { documentIn } from '../../intake/server/port.ts'
import { findDocument, isNewest, isSame, saveDocument } from '../../server/store.ts'
import { MESSAGES, type NewTarget, TARGET_LIMITS, type Target, targetsContract } from '../contract.ts'
import { wholeOfOutcome } from '../outcome.ts'
import { emptyDocument, namesIn, readTarget, type TidyTarget, wholeOfTarget } from '../rules.ts'
import { targetsPersonal } from './personal.ts'
import {
  addTarget,
  changeTarget,
  findMade,
  findTarget,
  listTargets,
  lockTargets,
  putInFront,
  removeTarget,
  saveOutcome,
  type TargetValues,
} from './store.ts'

interface TargetsOptions {
  readonly subjectsNamed: SubjectsNamed
  readonly editais: Editais
}

export function targets({ subjectsNamed, editais }: TargetsOptions): Feature {
  return feature(
    'targets',
    targetsContract,
    {
      'GET /targets/:userId': ({ db, student }) => listTargets(db, student),
      'POST /targets': (call) => create(call, { subjectsNamed, editais }),
      'PUT /targets/:id': async (call) => {
        const { db, student, params, body } = call
        const { id } = params
        const said = readTarget(body)
        if (said instanceof Problem) return said
        await lockTargets(db, student)
        const stale = await staleTarget(call, wholeOfTarget)
        if (stale) return stale
        await changeTarget(db, student, id, said)
        return answer(db, student, { id, message: MESSAGES.saved })
      },
      'PUT /targets/:id/front': async ({ db, student, params: { id } }) => {
        await lockTargets(db, student)
        await putInFront(db, student, id)
        return answer(db, student, { id, message: MESSAGES.inFront })
      },
      'POST /targets/:id/outcome': async (call) => {
        const { db, student, params, body, idempotencyKey } = call
        const { id } = params
        await lockTargets(db, student)
        const stale = await staleTarget(call, wholeOfOutcome)
        if (stale) return stale
        const isKnown = await saveOutcome(db, student, id, { points: body.points, went: tidy(body.went) })
        return isKnown
          ? { message: MESSAGES.told, ...echoKey(idempotencyKey) }
          : problem('not_found', MESSAGES.notFound)
      },
      'DELETE /targets/:id': async ({ db, student, dayZone, now, params: { id } }) => {
        await lockTargets(db, student)
        if (!(await removeTarget(db, student, id))) return problem('not_found', MESSAGES.notFound)
        const left = await listTargets(db, student)
        const next = nextOf(left, today(now, await dayZone()))
        if (next && !left.some(({ in_front }) => in_front)) await putInFront(db, student, next.id)
        return { message: MESSAGES.deleted }
      },
    },
    { personal: targetsPersonal },
  )
}

/** The next exam, else one without a day, else the latest past one. */
const nextOf = (targets: readonly Target[], day: Day): Target | undefined =>
  targets.find(({ exam_day }) => exam_day === null || exam_day >= day) ?? targets.at(-1)

/** A deleted target is no outdated one. */
async function staleTarget(
  call: Pick<Call<(typeof targetsContract)['PUT /targets/:id']>, 'db' | 'student' | 'params' | 'ifMatch'>,
  wholeOf: (target: Target) => Whole,
): Promise<Problem | undefined> {
  const found = call.ifMatch === null ? undefined : await findTarget(call.db, call.student, call.params.id)
  return found && staleBy(call, async () => wholeOf(found))
}

async function answer(db: Db, student: StudentId, { id, message }: { id: number; message: string }) {
  const data = await findTarget(db, student, id)
  return data ? tagged({ message, data }, wholeOfTarget(data)) : problem('not_found', MESSAGES.notFound)
}

type Creation = Call<(typeof targetsContract)['POST /targets']>

async function create(call: Creation, { subjectsNamed, editais }: TargetsOptions) {
  const document = await documentFor(call, editais)
  if (document instanceof Problem) return document
  const values = valuesOf(readTarget(call.body), document)
  if (values instanceof Problem) return values
  return transact(call.db, (db) => createWith({ ...call, db }, subjectsNamed, { document, values }))
}

interface Created {
  readonly document: Document | undefined
  readonly values: TargetValues
}

async function createWith(call: Creation, subjectsNamed: SubjectsNamed, { document, values }: Created) {
  const { db, student } = call
  await lockTargets(db, student)
  const id = await made(call, values)
  if (id instanceof Problem) return id
  const saved = await saveFirst(call, subjectsNamed, {
    target: id,
    document: document ?? emptyDocument(values),
  })
  if (saved instanceof Problem) return saved
  return answer(db, student, { id, message: document ? MESSAGES.used : MESSAGES.created })
}

/** The id of the target, a new one unless one was made with this key. */
async function made({ db, student, idempotencyKey: key, now }: Creation, values: TargetValues) {
  const before = key === null ? undefined : await findMade(db, student, key)
  if (before) {
    await changeTarget(db, student, before.id, values)
    return before.id
  }
  const known: readonly Target[] = await listTargets(db, student)
  if (known.length >= TARGET_LIMITS.targets) return problem('conflict', MESSAGES.tooMany)
  return addTarget(db, student, { values, key, now })
}

/** Saves a new target's document; a retry may bring a corrected one, and keeps later saves. */
async function saveFirst(
  { db, student, idempotencyKey: key }: Creation,
  subjectsNamed: SubjectsNamed,
  { target, document }: { target: number; document: Document },
) {
  const saved = await findDocument(db, student, target)
  if (saved && (!isNewest(saved, key) || isSame(saved.document, document))) return
  return saveDocument({ db, student, subjectsNamed }, { target, document, before: saved?.document, key })
}

async function documentFor(
  { db, body, asker }: Creation,
  editais: Editais,
): Promise<Document | undefined | Problem> {
  const { catalogue, document }: NewTarget = body
  if (catalogue !== undefined && document !== undefined)
    return invalidBecause({ document: [MESSAGES.twoSources] })
  if (catalogue !== undefined) {
    return (await editais.find(db, catalogue)) ?? problem('not_found', SYLLABUS_MESSAGES.notInCatalogue)
  }
  if (document === undefined) return undefined
  return documentIn(document, asker())
}

function valuesOf(said: TidyTarget | Problem, document: Document | undefined): TargetValues | Problem {
  if (said instanceof Problem) return said
  const named = document ? namesIn(document) : { body: '', position: '', board: '' }
  const values = { exam_day: null, notice_url: null, ...named, ...said }
  return values.body === '' ? invalidBecause({ body: [MESSAGES.noName] }) : values
}
