import type { Gives } from '../../../web/places/gives.ts'
import { panel } from '../../../web/places/panel.ts'

export const gives: Gives = {
  panels: [
    panel(
      'home',
      'h-136 min-[32rem]:h-113 sm:h-112 xl:h-101',
      async () => (await import('./consistency-panel.tsx')).ConsistencyPanel,
    ),
    panel(
      'settings',
      'h-14 lg:h-140',
      async () => (await import('./consistency-settings.tsx')).ConsistencySettings,
    ),
  ],
}
