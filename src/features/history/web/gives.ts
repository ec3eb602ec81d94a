import chartColumn from 'icon:chart-column'
import { AREA } from '../../../web/pages/paths.ts'
import type { Gives } from '../../../web/places/gives.ts'

export const gives: Gives = {
  menu: [
    {
      to: `${AREA}/historico-de-estudos`,
      label: 'Histórico de Estudo',
      icon: chartColumn,
      among: 'screens',
      short: 'Histórico',
      inBar: true,
    },
  ],
}
