import house from 'icon:house'
import { AREA } from '../../../web/pages/paths.ts'
import type { Gives } from '../../../web/places/gives.ts'

export const gives: Gives = {
  menu: [{ to: AREA, label: 'Home', icon: house, among: 'screens', inBar: true }],
}
