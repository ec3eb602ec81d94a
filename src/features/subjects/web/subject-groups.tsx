import check from 'icon:check'
import plus from 'icon:plus'
import type { Static } from 'typebox'
import { Button } from '../../../web/ui/actions/button.tsx'
import type { ChoiceGroup } from '../../../web/ui/choices/choice-groups.tsx'
import type { Me } from '../../account/contract.ts'
import type { Subject } from '../contract.ts'
import { copy } from '../copy.ts'
import { byArea, suggestedFor } from '../finding.ts'

interface SubjectGroups {
  subjects: readonly Static<typeof Subject>[]
  student: Pick<Static<typeof Me>, 'career_name' | 'syllabus'> | undefined
  isChosen: (id: number) => boolean
  onAdd: (ids: readonly number[]) => void
}

/** The front edital's subjects, or the career's usual ones; then the rest by area. */
export function subjectGroups({
  subjects,
  student,
  isChosen,
  onAdd,
}: SubjectGroups): ChoiceGroup<Static<typeof Subject>>[] {
  const { title, suggested } = suggestion(subjects, student)
  const areas = byArea(subjects.filter((subject) => !suggested.includes(subject))).map((group) => ({
    title: group.area ?? copy.choices.own,
    choices: group.subjects,
  }))
  if (suggested.length === 0) return areas
  const hasAll = suggested.every(({ id }) => isChosen(id))
  const addAll = (
    <Button
      size="sm"
      tone={hasAll ? 'quiet' : 'secondary'}
      icon={hasAll ? check : plus}
      disabled={hasAll}
      className="aria-disabled:bg-transparent! aria-disabled:px-0"
      onClick={() => onAdd(suggested.map(({ id }) => id))}
    >
      {hasAll ? copy.allAdded : copy.addAll}
    </Button>
  )
  return [{ title, aside: addAll, choices: suggested }, ...areas]
}

function suggestion(subjects: SubjectGroups['subjects'], student: SubjectGroups['student']) {
  const syllabus = student?.syllabus
  if (syllabus)
    return {
      title: copy.asked(syllabus.name),
      suggested: subjects.filter(({ id }) => syllabus.subject_ids.includes(id)),
    }
  const career = student?.career_name
  return { title: copy.suggested(career ?? ''), suggested: suggestedFor(career, subjects) }
}
