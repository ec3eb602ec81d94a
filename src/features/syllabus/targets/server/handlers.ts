import type { Db } from '../../../../server/database/db.ts'
import { type Call, type Feature, feature, saidWith } from '../../../../server/http/feature.ts'
import type { SubjectsNamed } from '../../../../server/http/gives.ts'
import { invalidBecause, Problem, problem } from '../../../../shared/errors.ts'
import type { StudentId } from '../../../../shared/ids.ts'
import { tidy } from '../../../../shared/text.ts'
import { catalogue as editais } from '../../catalogue/server/catalogue.ts'
import { MESSAGES as SYLLABUS_MESSAGES } from '../../contract.ts'
import type { Document } from '../../document.ts'
import { takeDocument } from '../../intake.ts'
import { saveDocument } from '../../server/store.ts'
import { MESSAGES, type NewTarget, TARGET_LIMITS, type Target, targetsContract } from '../contract.ts'
import { emptyDocument, namesIn, readTarget, type TidyTarget } from '../rules.ts'
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
  type TargetValues,
  tellOutcome,
} from './store.ts'

interface TargetsOptions {
  readonly subjectsNamed: SubjectsNamed
}

export function targets({ subjectsNamed }: TargetsOptions): Feature {
  return feature(
    'targets',
    targetsContract,
    {
      'GET /targets/:userId': ({ db, student }) => listTargets(db, student),
      'POST /targets': (call) => create(call, subjectsNamed),
      'PUT /targets/:id': async ({ db, student, params: { id }, body }) => {
        const said = readTarget(body)
        if (said instanceof Problem) return said
        await lockTargets(db, student)
        await changeTarget(db, student, id, said)
        return answer(db, student, { id, message: MESSAGES.saved })
      },
      'PUT /targets/:id/front': async ({ db, student, params: { id } }) => {
        await lockTargets(db, student)
        await putInFront(db, student, id)
        return answer(db, student, { id, message: MESSAGES.inFront })
      },
      'POST /targets/:id/outcome': async ({ db, student, params: { id }, body, idempotencyKey }) => {
        const isKnown = await tellOutcome(db, student, id, { points: body.points, went: tidy(body.went) })
        return isKnown
          ? { message: MESSAGES.told, ...saidWith(idempotencyKey) }
          : problem('not_found', MESSAGES.notFound)
      },
      'DELETE /targets/:id': async ({ db, student, params: { id } }) => {
        await lockTargets(db, student)
        if (!(await removeTarget(db, student, id))) return problem('not_found', MESSAGES.notFound)
        const [next] = await listTargets(db, student)
        if (next && !next.in_front) await putInFront(db, student, next.id)
        return { message: MESSAGES.deleted }
      },
    },
    { personal: targetsPersonal },
  )
}

async function answer(db: Db, student: StudentId, { id, message }: { id: number; message: string }) {
  const data = await findTarget(db, student, id)
  return data ? { message, data } : problem('not_found', MESSAGES.notFound)
}

type Creation = Call<(typeof targetsContract)['POST /targets']>

async function create(call: Creation, subjectsNamed: SubjectsNamed) {
  const { db, student, body, idempotencyKey: key, now } = call
  await lockTargets(db, student)
  const made = key === null ? undefined : await findMade(db, student, key)
  if (made) return { message: MESSAGES.created, data: made }
  const document = await documentFor(body)
  if (document instanceof Problem) return document
  const values = valuesOf(readTarget(body), document)
  if (values instanceof Problem) return values
  const known: readonly Target[] = await listTargets(db, student)
  if (known.length >= TARGET_LIMITS.targets) return problem('conflict', MESSAGES.tooMany)
  const id = await addTarget(db, student, { values, key, now })
  const saved = await saveDocument(
    { db, student, subjectsNamed },
    { target: id, document: document ?? emptyDocument(values), key: null },
  )
  if (saved instanceof Problem) return saved
  return answer(db, student, { id, message: document ? MESSAGES.used : MESSAGES.created })
}

/** Undefined for a target that has no edital yet. */
async function documentFor({ catalogue, document }: NewTarget): Promise<Document | undefined | Problem> {
  if (catalogue !== undefined && document !== undefined)
    return invalidBecause({ document: [MESSAGES.twoSources] })
  if (catalogue !== undefined) {
    return (
      (await editais()).documents.get(catalogue) ?? problem('not_found', SYLLABUS_MESSAGES.notInCatalogue)
    )
  }
  if (document === undefined) return undefined
  const taken = takeDocument(document)
  return 'wrong' in taken ? invalidBecause({ document: [taken.wrong] }) : taken.document
}

function valuesOf(said: TidyTarget | Problem, document: Document | undefined): TargetValues | Problem {
  if (said instanceof Problem) return said
  const named = document ? namesIn(document) : { body: '', position: '', board: '' }
  const values = { exam_day: null, notice_url: null, ...named, ...said }
  return values.body === '' ? invalidBecause({ body: [MESSAGES.noName] }) : values
}
