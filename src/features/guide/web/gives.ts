import type { Gives } from '../../../web/places/gives.ts'
import { panel } from '../../../web/places/panel.ts'

export const gives: Gives = {
  panels: [
    panel(
      'now',
      'h-88.5 sm:h-87 guided:h-145 min-[30rem]:guided:h-120 sm:guided:h-111',
      async () => (await import('./guide-panel.tsx')).HomeGuide,
    ),
    panel(
      'study',
      'hidden guided:block guided:h-74 sm:guided:h-69',
      async () => (await import('./guide-panel.tsx')).StudyGuide,
    ),
    panel(
      'today',
      'mt-3 hidden guided:block guided:h-41',
      async () => (await import('./today-blocks.tsx')).TodayBlocks,
    ),
  ],
}
