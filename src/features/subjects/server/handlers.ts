import { type Feature, feature } from '../../../server/feature.ts'
import { invalidBecause, problem } from '../../../shared/errors.ts'
import { isBlank, tidy } from '../../../shared/text.ts'
import { MESSAGES, subjectsContract } from '../contract.ts'
import { choiceErrors, unknownErrors } from '../rules.ts'
import { subjectsPersonal } from './personal.ts'
import { addSubject, deactivateSubject, findSeen, listActive, listSubjects, saveChoices } from './store.ts'

/** Says as the message what the first field is told. */
/** The catalogue of subjects, what a student adds to it, and those that he or she studies (spec §2, §5, §7). */
export const subjects: Feature = feature(
  'subjects',
  subjectsContract,
  {
    'GET /subjects': async ({ db, student }) => listSubjects(db, student),
    'POST /subjects': async ({ db, student, body }) => {
      if (isBlank(body.name)) return invalidBecause({ name: [MESSAGES.blank] })
      const data = await addSubject(db, student, tidy(body.name))
      if (!data) return problem('conflict', MESSAGES.taken, { name: [MESSAGES.taken] })
      return { message: MESSAGES.created, data }
    },
    'POST /user-subjects': async ({ db, student, body }) => {
      const refused = choiceErrors(body)
      if (refused) return invalidBecause(refused)
      const activated = new Set(body.subject_ids)
      const deactivated = new Set(body.subjects_to_deactivate)
      const seen = await findSeen(db, student, [...activated.union(deactivated)])
      const unknown = unknownErrors(body, (id) => seen.has(id))
      if (unknown) return invalidBecause(unknown)
      await saveChoices(db, student, [
        ...[...activated].map((subjectId) => ({ subjectId, active: true })),
        ...[...deactivated].filter((id) => seen.get(id)?.linked).map((subjectId) => ({ subjectId, active: false })),
      ])
      return { message: MESSAGES.saved }
    },
    'PATCH /user-subjects/deactivate': async ({ db, student, body }) => {
      const found = await deactivateSubject(db, student, body.subject_id)
      return found ? { message: MESSAGES.deactivated } : problem('not_found', MESSAGES.unknown)
    },
    'GET /user-subjects/:userId': async ({ db, student }) => {
      const active = await listActive(db, student)
      return active.length > 0 ? active : problem('not_found', MESSAGES.noneActive)
    },
  },
  { personal: subjectsPersonal },
)
