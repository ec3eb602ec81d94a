import type { Gives } from '../../../web/places/gives.ts'
import { panel } from '../../../web/places/panel.ts'

export const gives: Gives = {
  panels: [
    panel(
      'now',
      'h-86.5 sm:h-85 guided:h-143 sm:guided:h-117',
      async () => (await import('./guide-panel.tsx')).HomeGuide,
    ),
    panel(
      'study',
      'hidden guided:block guided:h-92 sm:guided:h-69',
      async () => (await import('./guide-panel.tsx')).StudyGuide,
    ),
  ],
}
