import bookOpen from 'icon:book-open'
import { AREA } from '../../../web/pages/paths.ts'
import type { Gives } from '../../../web/places/gives.ts'

export const gives: Gives = {
  menu: [{ to: `${AREA}/materias`, label: 'Minhas Matérias', icon: bookOpen, among: 'settings' }],
}
