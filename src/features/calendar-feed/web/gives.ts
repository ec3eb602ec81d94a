import type { Gives } from '../../../web/places/gives.ts'
import { panel } from '../../../web/places/panel.ts'

export const gives: Gives = {
  panels: [panel('settings', 'h-14 lg:h-40', async () => (await import('./feed-settings.tsx')).FeedSettings)],
}
