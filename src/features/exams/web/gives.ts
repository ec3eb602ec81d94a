import landmark from 'icon:landmark'
import { AREA } from '../../../web/pages/paths.ts'
import type { Gives } from '../../../web/places/gives.ts'

export const gives: Gives = {
  menu: [{ to: `${AREA}/concursos`, label: 'Concursos', icon: landmark, among: 'screens' }],
}
