import plus from 'icon:plus'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Static } from 'typebox'
import { NEARLY } from '../../../shared/find.ts'
import { failureText } from '../../../web/api/failure-text.ts'
import { useSave } from '../../../web/api/use-save.ts'
import { forgetNamedExam, namedExam } from '../../../web/device/named-exam.ts'
import { ActionBar } from '../../../web/ui/actions/action-bar.tsx'
import { Button } from '../../../web/ui/actions/button.tsx'
import type { Choice, ChoiceGroup } from '../../../web/ui/choices/choice-groups.tsx'
import { ChoiceSearch, oneGroup } from '../../../web/ui/choices/choice-search.tsx'
import { CreateDialog } from '../../../web/ui/dialogs/create-dialog.tsx'
import { type Outcome, OutcomeAlert } from '../../../web/ui/dialogs/outcome-alert.tsx'
import { CareerIcon } from '../../../web/ui/icons/career-icon.tsx'
import type { Me } from '../../account/contract.ts'
import { rankCareer } from '../career-search.ts'
import { type Career, LIMITS } from '../contract.ts'
import { copy } from '../copy.ts'
import { choosingCareer, creatingCareer } from './queries.ts'

interface CareerChoiceProps {
  student: Static<typeof Me> | undefined
  careers: Static<typeof Career>[] | undefined
  inArea: boolean
}

function groupsOf<C extends Choice>(
  careers: readonly C[],
  isFirst: (career: C) => boolean,
): ChoiceGroup<C>[] {
  const first = careers.filter(isFirst)
  const others = careers.filter((career) => !isFirst(career))
  if (first.length === 0) return oneGroup(copy.choices.all, others)
  return [
    { title: copy.choices.first, choices: first },
    { title: copy.choices.others, choices: others },
  ].filter(({ choices }) => choices.length > 0)
}

/** At first the exam that the visitor named, where a career answers to it. */
function useSearch(careers: CareerChoiceProps['careers'], inArea: boolean) {
  const [typed, setSearch] = useState<string>()
  const [named] = useState(() => (inArea ? '' : namedExam()))
  const isKnown = careers?.some(({ name }) => (rankCareer(name, named) ?? NEARLY) < NEARLY)
  return [typed ?? (isKnown ? named : ''), setSearch] as const
}

export function CareerChoice({ student, careers, inArea }: CareerChoiceProps) {
  const navigate = useNavigate()
  const [search, setSearch] = useSearch(careers, inArea)
  /** The last click since the save chose a career, or none (null); undefined before any click. */
  const [clicked, setClicked] = useState<number | null>()
  const [begun, setBegun] = useState<number | null>()
  const [created, setCreated] = useState<readonly number[]>([])
  const [creating, setCreating] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const save = useSave(choosingCareer)

  const chosenId = clicked === undefined ? student?.career_id : clicked
  const chosen = student && careers?.find(({ id }) => id === chosenId)

  const isUnchanged = inArea && chosen?.id === student?.career_id
  const hint = chosen ? isUnchanged && copy.unchangedHint : copy.saveHint

  const choose = (id: number | null) => {
    setBegun(begun === undefined ? (student?.career_id ?? null) : begun)
    setClicked(id)
  }
  const submit = () => {
    if (!(student && chosen)) return
    save.mutate(
      { userId: student.user_id, career: chosen, from: begun === undefined ? student.career_id : begun },
      {
        onSuccess: ({ message, career_id }) => {
          forgetNamedExam()
          setBegun(career_id)
          setClicked(career_id)
          setOutcome({ good: true, message })
        },
        onError: (error) => setOutcome({ good: false, message: failureText(error, copy.failed) }),
      },
    )
  }
  const closeOutcome = () => {
    setOutcome(null)
    // Inside the area, the next page is this one itself.
    if (outcome?.good && !inArea) navigate('/materias')
  }
  const add = (id: number) => {
    setCreated([...created, id])
    choose(id)
    setSearch('')
    setCreating(false)
  }

  return (
    <>
      <ChoiceSearch
        choices={student && careers}
        isChosen={(id) => id === chosenId}
        onToggle={({ id }) => choose(id === chosenId ? null : id)}
        groups={(all) => groupsOf(all, ({ id }) => id === student?.career_id || created.includes(id))}
        answer={rankCareer}
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
      <ActionBar
        status={<span className="line-clamp-2">{chosen ? copy.chosen(chosen.name) : copy.noneChosen}</span>}
      >
        <Button tone="primary" size="lg" busy={save.isPending} disabledHint={hint} onClick={submit}>
          {save.isPending ? copy.saving : copy.save}
        </Button>
      </ActionBar>
      {creating && (
        <CreateDialog
          creating={creatingCareer}
          initial={search}
          limit={LIMITS.name}
          onCreated={add}
          onClose={() => setCreating(false)}
          copy={copy.dialog}
        />
      )}
      <OutcomeAlert outcome={outcome} onClose={closeOutcome} goesOn={!inArea} />
    </>
  )
}
