import timer from 'icon:timer'
import { STUDY_PATH } from '../../../web/pages/paths.ts'
import type { Gives } from '../../../web/places/gives.ts'

export const gives: Gives = {
  menu: [{ to: STUDY_PATH, label: 'Estudar', icon: timer, among: 'screens', inBar: true }],
}
