import type { Gives } from '../../../web/places/gives.ts'
import { panel } from '../../../web/places/panel.ts'

export const gives: Gives = {
  panels: [
    panel('settings', 'h-14 lg:h-48', async () => (await import('./reminder-settings.tsx')).ReminderSettings),
    panel('planned', '', async () => (await import('./reminder-offer.tsx')).ReminderOffer),
  ],
}
