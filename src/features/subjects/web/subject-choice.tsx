import plus from 'icon:plus'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Static } from 'typebox'
import { failureText } from '../../../web/api/failure-text.ts'
import { useSave } from '../../../web/api/use-save.ts'
import { STUDY_PATH } from '../../../web/pages/paths.ts'
import { ActionBar } from '../../../web/ui/actions/action-bar.tsx'
import { Button } from '../../../web/ui/actions/button.tsx'
import { ChoiceSearch } from '../../../web/ui/choices/choice-search.tsx'
import { CreateDialog } from '../../../web/ui/dialogs/create-dialog.tsx'
import { type Outcome, OutcomeAlert } from '../../../web/ui/dialogs/outcome-alert.tsx'
import type { Me } from '../../account/contract.ts'
import { LIMITS, type Subject } from '../contract.ts'
import { copy } from '../copy.ts'
import { choiceOf } from '../rules.ts'
import { choosingSubjects, creatingSubject } from './queries.ts'

interface SubjectChoiceProps {
  /** It is undefined while loading. */
  student: Static<typeof Me> | undefined
  subjects: Static<typeof Subject>[] | undefined
  inArea: boolean
}

function toggled(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}

export function SubjectChoice({ student, subjects, inArea }: SubjectChoiceProps) {
  const navigate = useNavigate()
  const [search, setSearch] = useState('')
  /** The selection since the first click; before it the active subjects count. */
  const [clicked, setClicked] = useState<ReadonlySet<number>>()
  const [created, setCreated] = useState<readonly number[]>([])
  const [creating, setCreating] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const save = useSave(choosingSubjects)

  const active = student?.subject_ids ?? []
  const selected = clicked ?? new Set(active)

  const submit = () => {
    if (!student || selected.size === 0) return
    save.mutate(
      { user_id: student.user_id, ...choiceOf(selected, active) },
      {
        onSuccess: ({ message }) => setOutcome({ good: true, message }),
        onError: (error) => setOutcome({ good: false, message: failureText(error, copy.failed) }),
      },
    )
  }
  const closeOutcome = () => {
    setOutcome(null)
    // Inside the area the way onward is this page itself.
    if (outcome?.good && !inArea) navigate(STUDY_PATH)
  }
  const add = (id: number) => {
    setCreated([...created, id])
    setClicked(new Set([...selected, id]))
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
        isChosen={(id) => selected.has(id)}
        onToggle={({ id }) => setClicked(toggled(selected, id))}
        isFirst={(id) => active.includes(id) || created.includes(id)}
        search={search}
        onSearch={setSearch}
        copy={copy.choices}
        action={createButton}
      />
      <ActionBar status={copy.selected(selected.size)}>
        <Button
          tone="primary"
          size="lg"
          busy={save.isPending}
          disabledHint={selected.size === 0 && copy.saveHint}
          onClick={submit}
        >
          {save.isPending ? copy.saving : copy.save}
        </Button>
      </ActionBar>
      {creating && (
        <CreateDialog
          creating={creatingSubject}
          initial={search}
          maxLength={LIMITS.typedName}
          onCreated={add}
          onClose={() => setCreating(false)}
          copy={copy.dialog}
        />
      )}
      <OutcomeAlert outcome={outcome} onClose={closeOutcome} />
    </>
  )
}
