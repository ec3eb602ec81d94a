import check from 'icon:check'
import plus from 'icon:plus'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Static } from 'typebox'
import { failureText } from '../../../web/api/failure-text.ts'
import { useSave } from '../../../web/api/use-save.ts'
import { STUDY_PATH } from '../../../web/pages/paths.ts'
import { ActionBar } from '../../../web/ui/actions/action-bar.tsx'
import { Button } from '../../../web/ui/actions/button.tsx'
import type { Choice, ChoiceGroup } from '../../../web/ui/choices/choice-groups.tsx'
import { ChoiceSearch } from '../../../web/ui/choices/choice-search.tsx'
import { ChosenChips } from '../../../web/ui/choices/chosen-chips.tsx'
import { CreateDialog } from '../../../web/ui/dialogs/create-dialog.tsx'
import { type Outcome, OutcomeAlert } from '../../../web/ui/dialogs/outcome-alert.tsx'
import type { Me } from '../../account/contract.ts'
import { LIMITS, type Subject } from '../contract.ts'
import { copy } from '../copy.ts'
import { byArea, rankSubject, suggestedFor } from '../subject-search.ts'
import { choosingSubjects, creatingSubject } from './queries.ts'

interface SubjectChoiceProps {
  student: Static<typeof Me> | undefined
  subjects: Static<typeof Subject>[] | undefined
  inArea: boolean
}

function toggled(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}

/** A wish for the study page: it chooses the first subject, so that INICIAR is one tap away. */
const wishFor = (first: Choice | undefined) =>
  first && { subject: { id: first.id, name: first.name }, topic: '' }

export function SubjectChoice({ student, subjects, inArea }: SubjectChoiceProps) {
  const navigate = useNavigate()
  const [search, setSearch] = useState('')
  /** The selection since the first click; before it, the active subjects. */
  const [clicked, setClicked] = useState<ReadonlySet<number>>()
  const [begun, setBegun] = useState<readonly number[]>()
  const [creating, setCreating] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const save = useSave(choosingSubjects)

  const active = student?.subject_ids ?? []
  const selected = clicked ?? new Set(active)
  const isChosen = (id: number) => selected.has(id)
  const select = (ids: ReadonlySet<number>) => {
    setBegun(begun ?? active)
    setClicked(ids)
  }
  const toggle = ({ id }: { id: number }) => select(toggled(selected, id))
  const addThese = (ids: readonly number[]) => select(new Set([...selected, ...ids]))
  const isUnchanged = inArea && selected.size === active.length && active.every(isChosen)
  const hint = selected.size === 0 ? copy.saveHint : isUnchanged && copy.unchangedHint

  const [firstId] = selected
  const first = subjects?.find(({ id }) => id === firstId)
  const submit = () => {
    if (!student || selected.size === 0) return
    save.mutate(
      { userId: student.user_id, from: begun ?? active, selected },
      {
        onSuccess: ({ message, subject_ids }) => {
          const saved = new Set(subject_ids)
          setClicked(new Set([...[...selected].filter((id) => saved.has(id)), ...saved]))
          setBegun(subject_ids)
          setOutcome({ good: true, message })
        },
        onError: (error) => setOutcome({ good: false, message: failureText(error, copy.failed) }),
      },
    )
  }
  const closeOutcome = () => {
    setOutcome(null)
    // Inside the area, the next page is this one itself.
    if (outcome?.good && !inArea) navigate(STUDY_PATH, { state: wishFor(first) })
  }
  const add = (id: number) => {
    addThese([id])
    setSearch('')
    setCreating(false)
  }
  const createButton = (
    <Button icon={plus} onClick={() => setCreating(true)} disabled={!subjects} className="shrink-0">
      {copy.create}
    </Button>
  )

  return (
    <>
      <ChoiceSearch
        choices={student && subjects}
        groups={(all) => subjectGroups({ subjects: all, student, isChosen, onAdd: addThese })}
        answer={rankSubject}
        isChosen={isChosen}
        onToggle={toggle}
        many
        search={search}
        onSearch={setSearch}
        copy={copy.choices}
        action={createButton}
      />
      <ActionBar
        above={
          <ChosenChips
            label={copy.chosen}
            chosen={student ? (subjects ?? []).filter(({ id }) => isChosen(id)) : []}
            removeLabel={copy.remove}
            onRemove={toggle}
          />
        }
        status={copy.selected(selected.size)}
      >
        <Button tone="primary" size="lg" busy={save.isPending} disabledHint={hint} onClick={submit}>
          {save.isPending ? copy.saving : copy.save}
        </Button>
      </ActionBar>
      {creating && (
        <CreateDialog
          creating={creatingSubject}
          initial={search}
          limit={LIMITS.typedName}
          onCreated={add}
          onClose={() => setCreating(false)}
          copy={copy.dialog}
        />
      )}
      <OutcomeAlert outcome={outcome} onClose={closeOutcome} goesOn={!inArea} />
    </>
  )
}

interface SubjectGroups {
  subjects: readonly Static<typeof Subject>[]
  student: Pick<Static<typeof Me>, 'career_name' | 'syllabus'> | undefined
  isChosen: (id: number) => boolean
  onAdd: (ids: readonly number[]) => void
}

/** The front edital's subjects, or the career's usual ones; then the rest by area. */
function subjectGroups({
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
