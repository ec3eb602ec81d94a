import lifeBuoy from 'icon:life-buoy'
import { AREA } from '../../../web/pages/paths.ts'
import type { Gives } from '../../../web/places/gives.ts'

export const gives: Gives = {
  menu: [
    {
      to: `${AREA}/suporte`,
      label: 'Suporte ao Usuário',
      short: 'Suporte',
      icon: lifeBuoy,
      among: 'end',
    },
  ],
}
