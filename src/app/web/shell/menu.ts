import bookOpen from 'icon:book-open'
import briefcase from 'icon:briefcase'
import calendarDays from 'icon:calendar-days'
import chartColumn from 'icon:chart-column'
import clipboardCheck from 'icon:clipboard-check'
import house from 'icon:house'
import landmark from 'icon:landmark'
import lifeBuoy from 'icon:life-buoy'
import listTree from 'icon:list-tree'
import pencil from 'icon:pencil'
import timer from 'icon:timer'
import user from 'icon:user'
import { AREA, STUDY_PATH } from '../../../web/pages/paths.ts'
import type { IconShapes } from '../../../web/ui/icons/icon.tsx'
import { copy } from './copy.ts'

export interface MenuEntry {
  readonly to: string
  readonly label: string
  readonly icon: IconShapes
  /** One word of its name, for narrow places. */
  readonly short?: string
}

const { entries: words } = copy
const home: MenuEntry = { to: AREA, label: words.home, icon: house }
const schedule: MenuEntry = { to: `${AREA}/cronograma`, label: words.schedule, icon: calendarDays }
const study: MenuEntry = { to: STUDY_PATH, label: words.study, icon: timer }
const edital: MenuEntry = { to: `${AREA}/edital`, label: words.edital, icon: listTree }
const history: MenuEntry = {
  to: `${AREA}/historico-de-estudos`,
  label: words.history,
  short: words.historyShort,
  icon: chartColumn,
}

export const screens: readonly MenuEntry[] = [
  home,
  schedule,
  study,
  edital,
  { to: `${AREA}/simulados`, label: words.mockExams, icon: clipboardCheck },
  { to: `${AREA}/erros`, label: words.mistakes, icon: pencil },
  { to: `${AREA}/concursos`, label: words.exams, icon: landmark },
  history,
]

export const settings: readonly MenuEntry[] = [
  { to: `${AREA}/carreiras`, label: words.career, icon: briefcase },
  { to: `${AREA}/materias`, label: words.subjects, icon: bookOpen },
  { to: `${AREA}/conta`, label: words.account, icon: user },
]

export const support: MenuEntry = {
  to: `${AREA}/suporte`,
  label: words.support,
  short: words.supportShort,
  icon: lifeBuoy,
}

/** The bar at a phone's lower edge: the few screens that a student opens daily. */
export const bottomBar: readonly MenuEntry[] = [home, schedule, study, edital, history]
