import plus from 'icon:plus'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Static } from 'typebox'
import { CreateDialog } from '../../../web/create-dialog.tsx'
import { failureText } from '../../../web/failure-text.ts'
import { ActionBar } from '../../../web/ui/action-bar.tsx'
import { Button } from '../../../web/ui/button.tsx'
import { CareerIcon } from '../../../web/ui/career-icon.tsx'
import { ChoiceSearch } from '../../../web/ui/choice-search.tsx'
import { type Outcome, OutcomeAlert } from '../../../web/ui/outcome-alert.tsx'
import { useSave } from '../../../web/use-save.ts'
import type { Me } from '../../account/contract.ts'
import { type Career, LIMITS } from '../contract.ts'
import { copy } from '../copy.ts'
import { choosingCareer, creatingCareer } from './queries.ts'

interface CareerChoiceProps {
  /** None while they are being loaded. */
  student: Static<typeof Me> | undefined
  careers: Static<typeof Career>[] | undefined
  inArea: boolean
}

/** The grid of careers, of which one is chosen and saved (spec §2, §4). */
export function CareerChoice({ student, careers, inArea }: CareerChoiceProps) {
  const navigate = useNavigate()
  const [search, setSearch] = useState('')
  /** What was clicked since the last save: a career, none, or nothing at all yet. */
  const [clicked, setClicked] = useState<number | null>()
  const [created, setCreated] = useState<readonly number[]>([])
  const [creating, setCreating] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const save = useSave(choosingCareer)

  const chosenId = clicked === undefined ? student?.career_id : clicked
  const chosen = student && careers?.find(({ id }) => id === chosenId)

  const submit = () => {
    if (!(student && chosen)) return
    save.mutate(
      { userId: student.user_id, career: chosen },
      {
        onSuccess: ({ message }) => setOutcome({ good: true, message }),
        onError: (error) => setOutcome({ good: false, message: failureText(error, copy.failed) }),
      },
    )
  }
  const closeOutcome = () => {
    setOutcome(null)
    // Inside the area the way onward is this page itself (spec §2).
    if (outcome?.good && !inArea) navigate('/materias')
  }
  const add = (id: number) => {
    setCreated([...created, id])
    setClicked(id)
    setSearch('')
    setCreating(false)
  }

  return (
    <>
      <ChoiceSearch
        choices={student && careers}
        isChosen={(id) => id === chosenId}
        onToggle={({ id }) => setClicked(id === chosenId ? null : id)}
        isFirst={(id) => id === student?.career_id || created.includes(id)}
        icon={({ icon }) => <CareerIcon name={icon} className="size-6" />}
        search={search}
        onSearch={setSearch}
        copy={copy.choices}
        action={
          <Button icon={plus} onClick={() => setCreating(true)} disabled={!careers} className="shrink-0">
            {copy.create}
          </Button>
        }
      />
      <ActionBar status={chosen ? copy.chosen(chosen.name) : copy.noneChosen}>
        <Button
          tone="primary"
          size="lg"
          busy={save.isPending}
          disabledHint={chosen ? null : copy.saveHint}
          onClick={submit}
        >
          {save.isPending ? copy.saving : copy.save}
        </Button>
      </ActionBar>
      {creating && (
        <CreateDialog
          creating={creatingCareer}
          initial={search}
          maxLength={LIMITS.name}
          onCreated={add}
          onClose={() => setCreating(false)}
          copy={copy.dialog}
        />
      )}
      <OutcomeAlert outcome={outcome} onClose={closeOutcome} />
    </>
  )
}
