import { expect, it, vi } from 'vitest'
import { button, field, show } from '../../../../../harness/screen.tsx'
import { REFUSALS } from '../../operations/contract.ts'
import { copy } from '../copy.ts'
import type { EditRow } from '../tree-rows.ts'
import { WeightDialog } from './weight-dialog.tsx'

const { weights: words } = copy

it.each([
  ['1.000', 1000],
  ['1 000', 1000],
  ['007', 7],
])('questions typed as %s are %i', async (typed, questoes) => {
  const onSave = vi.fn(() => true)
  const row = { id: 'lei', text: 'Direito', node: {} } as unknown as EditRow
  show(<WeightDialog row={row} onSave={onSave} onClose={() => undefined} />)
  await field(words.questions).fill(typed)
  await button(words.submit).click()
  await expect.poll(() => onSave.mock.calls).toMatchObject([[{ questoes }]])
})

it.each([
  [words.questions, '12,5', REFUSALS.badQuestions],
  [words.questions, '12.5', REFUSALS.badQuestions],
  [words.questions, '-3', words.wrong],
  [words.weight, '2000', REFUSALS.badWeight],
  [words.minimum, '101', REFUSALS.badMinimum],
  [words.minimum, 'metade', words.wrong],
])(
  'a wrong “%s” is said at its field, which takes the focus and keeps what was typed',
  async (label, typed, why) => {
    const onSave = vi.fn(() => true)
    const row = { id: 'lei', text: 'Direito', node: { questoes: 10 } } as unknown as EditRow
    show(<WeightDialog row={row} onSave={onSave} onClose={() => undefined} />)
    await field(label).fill(typed)
    await button(words.submit).click()
    await expect.element(field(label)).toHaveAccessibleDescription(why)
    await expect.element(field(label)).toHaveFocus()
    await expect.element(field(label)).toHaveValue(typed)
    expect(onSave).not.toHaveBeenCalled()
  },
)
