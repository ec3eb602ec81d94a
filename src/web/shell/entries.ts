import bookOpen from 'icon:book-open'
import briefcase from 'icon:briefcase'
import calendarDays from 'icon:calendar-days'
import chartColumn from 'icon:chart-column'
import house from 'icon:house'
import landmark from 'icon:landmark'
import lifeBuoy from 'icon:life-buoy'
import timer from 'icon:timer'
import user from 'icon:user'
import { AREA, STUDY_PATH } from '../paths.ts'
import type { IconShapes } from '../ui/icon.tsx'
import { copy } from './copy.ts'

export interface Entry {
  readonly to: string
  readonly label: string
  readonly icon: IconShapes
}

/** The student area's screens (spec §2), in the order of the menu. */
export const entries: readonly Entry[] = [
  { to: AREA, label: copy.home, icon: house },
  { to: `${AREA}/cronograma`, label: copy.schedule, icon: calendarDays },
  { to: STUDY_PATH, label: copy.study, icon: timer },
  { to: `${AREA}/concursos`, label: copy.exams, icon: landmark },
  { to: `${AREA}/historico-de-estudos`, label: copy.history, icon: chartColumn },
]

/** The entries of the group 'Minhas Configurações'. */
export const settings: readonly Entry[] = [
  { to: `${AREA}/carreiras`, label: copy.career, icon: briefcase },
  { to: `${AREA}/materias`, label: copy.subjects, icon: bookOpen },
  { to: `${AREA}/conta`, label: copy.account, icon: user },
]

export const support: Entry = { to: `${AREA}/suporte`, label: copy.support, icon: lifeBuoy }
