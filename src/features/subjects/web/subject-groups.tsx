import plus from 'icon:plus'
import type { Static } from 'typebox'
import { Button } from '../../../web/ui/actions/button.tsx'
import type { ChoiceGroup } from '../../../web/ui/choices/choice-groups.tsx'
import type { Subject } from '../contract.ts'
import { copy } from '../copy.ts'
import { byArea, suggestedFor } from '../finding.ts'

interface SubjectGroups {
  subjects: readonly Static<typeof Subject>[]
  career: string | null | undefined
  isChosen: (id: number) => boolean
  onAdd: (ids: readonly number[]) => void
}

/** What the career asks first, then the rest by area; each subject stands once. */
export function subjectGroups(given: SubjectGroups): ChoiceGroup<Static<typeof Subject>>[] {
  const { subjects, career, isChosen, onAdd } = given
  const suggested = suggestedFor(career, subjects)
  const areas = byArea(subjects.filter((subject) => !suggested.includes(subject))).map((group) => ({
    title: group.area ?? copy.choices.own,
    choices: group.subjects,
  }))
  if (!career || suggested.length === 0) return areas
  const addAll = (
    <Button
      size="sm"
      icon={plus}
      disabled={suggested.every(({ id }) => isChosen(id))}
      onClick={() => onAdd(suggested.map(({ id }) => id))}
    >
      {copy.addAll}
    </Button>
  )
  return [{ title: copy.suggested(career), aside: addAll, choices: suggested }, ...areas]
}
