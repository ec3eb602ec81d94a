import briefcase from 'icon:briefcase'
import { AREA } from '../../../web/pages/paths.ts'
import type { Gives } from '../../../web/places/gives.ts'

export const gives: Gives = {
  menu: [{ to: `${AREA}/carreiras`, label: 'Minha Carreira', icon: briefcase, among: 'settings' }],
}
