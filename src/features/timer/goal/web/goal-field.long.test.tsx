import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { field, show } from '../../../../../harness/screen.tsx'
import { IDLE } from '../../rules.ts'
import { copy } from '../copy.ts'
import { GoalField } from './goal-field.tsx'
import { useGoal } from './use-goal.ts'

function Goal({ userId }: { userId: string }) {
  const [goal] = useGoal(userId, IDLE)
  return (
    <>
      <GoalField userId={userId} timer={IDLE} />
      <output aria-label="Minutos">{goal}</output>
    </>
  )
}

const open = () =>
  show(
    <Suspense>
      <Goal userId={crypto.randomUUID()} />
    </Suspense>,
  )

const minutes = page.getByRole('status', { name: 'Minutos' })

const typedGoal = async (typed: string) => {
  open()
  await field(copy.label).click()
  await userEvent.keyboard(typed)
  await userEvent.tab()
}

it.each(['12,5', '12.5', '1.000', '-3', '1e3'])(
  'a goal typed as %s is none, and why is said',
  async (typed) => {
    await typedGoal(typed)
    await expect.element(minutes).toHaveTextContent('0')
    await expect.element(field(copy.label)).toHaveValue(typed)
    await expect.element(field(copy.label)).toHaveAccessibleDescription(copy.invalid)
  },
)

it.each([
  ['50', '50'],
  ['007', '7'],
])('a goal typed as "%s" is %s minutes', async (typed, total) => {
  await typedGoal(typed)
  await expect.element(minutes).toHaveTextContent(total)
  await expect.element(field(copy.label)).toHaveAccessibleDescription('')
})

it('a goal that was set before is shown, and goes with its digits', async () => {
  const userId = crypto.randomUUID()
  const again = () =>
    show(
      <Suspense>
        <Goal userId={userId} />
      </Suspense>,
    )
  again()
  await field(copy.label).fill('50')
  again()
  await expect.element(field(copy.label)).toHaveValue('50')
  await field(copy.label).click()
  await userEvent.keyboard('{End}{Backspace}{Backspace}')
  await expect.element(field(copy.label)).toHaveValue('')
  await expect.element(minutes).toHaveTextContent('0')
})
