import listTree from 'icon:list-tree'
import { AREA } from '../../../web/pages/paths.ts'
import type { Gives } from '../../../web/places/gives.ts'

export const gives: Gives = {
  menu: [{ to: `${AREA}/edital`, label: 'Edital', icon: listTree, among: 'screens' }],
}
