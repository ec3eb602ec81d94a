import type { Gives } from '../../../web/places/gives.ts'
import { panel } from '../../../web/places/panel.ts'

export const gives: Gives = {
  panels: [
    panel('week', 'h-53 sm:h-50 lg:h-57', async () => (await import('./week-goal.tsx')).WeekGoal),
    panel('settings', 'h-14 lg:h-88', async () => (await import('./goal-settings.tsx')).GoalSettings),
  ],
}
