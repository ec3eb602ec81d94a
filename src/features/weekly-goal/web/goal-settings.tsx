import { useQuery } from '@tanstack/react-query'
import { useToday } from '../../../web/device/use-today.ts'
import { headingIn } from '../../../web/pages/heading-in.ts'
import type { PanelProps } from '../../../web/panels/panels.tsx'
import { Button } from '../../../web/ui/actions/button.tsx'
import { lookAfterFocus } from '../../../web/ui/dialogs/look-after-focus.ts'
import { SettingsSection } from '../../../web/ui/display/settings-section.tsx'
import { useSubmit } from '../../../web/ui/fields/use-submit.ts'
import { UnlessFailed } from '../../../web/ui/states/unless-failed.tsx'
import type { SavedGoal } from '../contract.ts'
import { copy } from '../copy.ts'
import { GoalFields } from './goal-fields.tsx'
import { weeklyGoalOf } from './queries.ts'
import { SubjectFields } from './subject-fields.tsx'
import { useGoalForm } from './use-goal-form.ts'

export function GoalSettings({ userId, waiting }: PanelProps) {
  const goal = useQuery(weeklyGoalOf(userId, useToday()))
  if (!(goal.data || goal.isLoadingError)) return waiting
  return (
    <SettingsSection title={copy.title} text={copy.form.text}>
      <UnlessFailed queries={[goal]}>
        {goal.data && <GoalForm userId={userId} saved={goal.data} />}
      </UnlessFailed>
    </SettingsSection>
  )
}

function GoalForm({ userId, saved }: { userId: string; saved: SavedGoal }) {
  const form = useGoalForm({ userId, saved })
  const submit = useSubmit(form.isBusy, form.submit)
  const { form: words } = copy
  const giveUp = () => {
    form.giveUp()
    // The focused button has disappeared.
    lookAfterFocus(() => headingIn(form.ref.current?.closest('section') ?? null), 'ends')
  }
  return (
    <form ref={form.ref} onSubmit={submit} noValidate aria-label={copy.title} className="flex flex-col gap-4">
      <GoalFields form={form} />
      <SubjectFields form={form} />
      <div className="flex flex-col gap-2.5 sm:flex-row">
        <Button type="submit" busy={form.isBusy} disabled={form.isSame}>
          {form.isBusy ? words.busy : words.submit}
        </Button>
        {!form.isSame && (
          <Button onClick={giveUp} disabled={form.isBusy}>
            {words.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}
