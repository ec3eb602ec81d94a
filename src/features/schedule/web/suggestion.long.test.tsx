import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { button, resize, show } from '../../../../harness/screen.tsx'
import { PanelList, panel } from '../../../web/panels/panels.tsx'
import { copy } from '../copy.ts'
import { type PlannableSubject, plannedDays } from '../draft.ts'
import { type Suggesting, suggestionSlot } from './slots.ts'
import { Suggestion } from './suggestion.tsx'
import { useDraft } from './use-draft.ts'
import { usePlanning } from './use-planning.ts'

const [LAW, TEXT] = [
  { id: 1, name: 'Direito' },
  { id: 2, name: 'Redação' },
]
const SUBJECTS = [LAW, TEXT] as PlannableSubject[]
const SAVED = [{ id: 9, day_of_week: 1, subject_id: 1, subject: { id: 1, name: 'Direito' } }]

/** A dialog that suggests the second subject on Monday and the first on Tuesday. */
const Dialog = ({ subjects, onSuggest }: Suggesting) => (
  <button
    type="button"
    onClick={() => onSuggest([subjects.slice(1), subjects.slice(0, 1), [], [], [], [], []])}
  >
    Ver a semana
  </button>
)
const PANELS = [panel(suggestionSlot, '', async () => Dialog)]

function Planner({ saved }: { saved: typeof SAVED }) {
  const draft = useDraft('bia', saved)
  const planning = usePlanning(draft)
  return (
    <PanelList value={PANELS}>
      <Suggestion userId="bia" draft={draft} subjects={SUBJECTS} />
      <button type="button" onClick={() => planning.toggle(SUBJECTS[1] as PlannableSubject, 7)}>
        Domingo
      </button>
      <button type="button" onClick={draft.discard}>
        Descartar
      </button>
      <p data-testid="plan">
        {SUBJECTS.map(({ id, name }) => `${name} ${plannedDays(draft.week, id).join()}`).join(' · ')}
      </p>
    </PanelList>
  )
}

const plans = (words: string) => expect.element(page.getByTestId('plan')).toHaveTextContent(words)
const suggest = async () => {
  await button(copy.suggest.action).click()
  await button('Ver a semana').click()
}

it('a student can edit a suggested week, and undo it to get the earlier plan back', async () => {
  await resize(360, 740)
  show(<Planner saved={SAVED} />)
  await button('Domingo').click()
  await plans('Direito 1 · Redação 7')
  await suggest()
  await plans('Direito 2 · Redação 1')
  await expect.element(page.getByRole('status').getByText(copy.suggest.done)).toBeVisible()
  await suggest()
  await button('Domingo').click()
  await plans('Direito 2 · Redação 1,7')
  // A planner drawn anew has only what the device stored.
  show(<Planner saved={SAVED} />)
  await button(copy.suggest.undo).click()
  await plans('Direito 1 · Redação 7')
  await expect.element(button(copy.suggest.undo)).not.toBeInTheDocument()
  await button('Descartar').click()
})

it('a student without a plan is offered a suggested week, and not after discarding it', async () => {
  show(<Planner saved={[]} />)
  await expect.element(page.getByText(copy.suggest.offer)).toBeVisible()
  await suggest()
  await button('Descartar').click()
  await expect.element(page.getByText(copy.suggest.offer)).toBeVisible()
  await button('Domingo').click()
  await expect.element(button(copy.suggest.undo)).not.toBeInTheDocument()
  await button('Descartar').click()
  show(<Planner saved={SAVED} />)
  await expect.element(page.getByText(copy.suggest.offer)).not.toBeInTheDocument()
})
