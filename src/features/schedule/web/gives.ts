import calendarDays from 'icon:calendar-days'
import { AREA } from '../../../web/pages/paths.ts'
import type { Gives } from '../../../web/places/gives.ts'

export const gives: Gives = {
  menu: [
    {
      to: `${AREA}/cronograma`,
      label: 'Cronograma',
      icon: calendarDays,
      among: 'screens',
      inBar: true,
    },
  ],
}
