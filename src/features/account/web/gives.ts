import user from 'icon:user'
import { AREA } from '../../../web/pages/paths.ts'
import type { Gives } from '../../../web/places/gives.ts'

export const gives: Gives = {
  menu: [{ to: `${AREA}/conta`, label: 'Minha Conta', icon: user, among: 'settings' }],
}
