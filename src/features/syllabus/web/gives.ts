import listTree from 'icon:list-tree'
import { AREA } from '../../../web/pages/paths.ts'
import type { Gives } from '../../../web/places/gives.ts'
import { panel } from '../../../web/places/panel.ts'

export const gives: Gives = {
  menu: [{ to: `${AREA}/edital`, label: 'Edital', icon: listTree, among: 'screens' }],
  panels: [
    panel('exam', 'h-11 w-52', async () => (await import('../targets/web/exam-target.tsx')).ExamTarget),
    panel('over', 'h-11 w-44', async () => (await import('../targets/web/told-outcome.tsx')).ToldOutcome),
    panel('setup', 'h-11', async () => (await import('../adding/web/edital-first.tsx')).EditalFirst),
  ],
}
