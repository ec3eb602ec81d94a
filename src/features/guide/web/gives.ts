import type { Gives } from '../../../web/places/gives.ts'
import { panel } from '../../../web/places/panel.ts'

export const gives: Gives = {
  panels: [
    panel('home', 'h-103 sm:h-80', async () => (await import('./guide-panel.tsx')).HomeGuide),
    panel('study', 'h-76 sm:h-56', async () => (await import('./guide-panel.tsx')).StudyGuide),
  ],
}
