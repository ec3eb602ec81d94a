import type { Gives } from '../../../web/places/gives.ts'
import { panel } from '../../../web/places/panel.ts'

export const gives: Gives = {
  panels: [panel('days', 'h-11', async () => (await import('./share-week.tsx')).ShareWeek)],
}
