import { lockStudent } from '../../../server/database/student-lock.ts'
import { type Feature, feature, JsonText } from '../../../server/http/feature.ts'
import { staleBy, tagged } from '../../../server/http/revision.ts'
import { invalidBecause, problem } from '../../../shared/errors.ts'
import { isBlank, tidy } from '../../../shared/text.ts'
import { MESSAGES, subjectsContract } from '../contract.ts'
import { choiceErrors, unknownErrors, wholeOfChoice } from '../rules.ts'
import { subjectsPersonal } from './personal.ts'
import {
  addSubject,
  deactivateSubject,
  findVisible,
  listActive,
  listSubjects,
  mayCreate,
  saveChoices,
} from './store.ts'

export const subjects: Feature = feature(
  'subjects',
  subjectsContract,
  {
    'GET /subjects': async ({ db, student }) => new JsonText(await listSubjects(db, student)),
    'POST /subjects': async ({ db, student, body }) => {
      if (isBlank(body.name)) return invalidBecause({ name: [MESSAGES.blank] })
      if (!(await mayCreate(db, student)))
        return problem('conflict', MESSAGES.tooMany, { name: [MESSAGES.tooMany] })
      const data = await addSubject(db, student, tidy(body.name))
      if (!data) return problem('conflict', MESSAGES.taken, { name: [MESSAGES.taken] })
      return { message: MESSAGES.created, data }
    },
    'POST /user-subjects': async (call) => {
      const { db, student, body } = call
      const refused = choiceErrors(body)
      if (refused) return invalidBecause(refused)
      const activated = new Set(body.subject_ids)
      const deactivated = new Set(body.subjects_to_deactivate)
      const visible = await findVisible(db, student, [...activated.union(deactivated)])
      const unknown = unknownErrors(body, (id) => visible.has(id))
      if (unknown) return invalidBecause(unknown)
      await lockStudent(db, student, 'chosen subjects')
      const stale = await staleBy(call, async () => wholeOfChoice(idsOf(await listActive(db, student))))
      if (stale) return stale
      await saveChoices(db, student, [
        ...[...activated].map((subjectId) => ({ subjectId, active: true })),
        ...[...deactivated]
          .filter((id) => visible.get(id)?.linked)
          .map((subjectId) => ({ subjectId, active: false })),
      ])
      return { message: MESSAGES.saved }
    },
    'PATCH /user-subjects/deactivate': async ({ db, student, body }) => {
      const found = await deactivateSubject(db, student, body.subject_id)
      return found ? { message: MESSAGES.deactivated } : problem('not_found', MESSAGES.unknown)
    },
    'GET /user-subjects/:userId': async ({ db, student }) => {
      const active = await listActive(db, student)
      if (active.length === 0) return problem('not_found', MESSAGES.noneActive)
      return tagged(active, wholeOfChoice(idsOf(active)))
    },
  },
  { personal: subjectsPersonal },
)

const idsOf = (active: readonly { subject_id: number }[]) => active.map(({ subject_id }) => subject_id)
