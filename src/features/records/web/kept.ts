import type { KeptOf } from '../../../web/places/gives.ts'
import { keepFirst, keepRenewed } from '../../../web/places/kept.ts'
import { recordsOf } from '../period/web/queries.ts'
import { topicsOf } from '../topics/web/queries.ts'
import { studyDayOf } from './queries.ts'

export const kept: KeptOf = (userId, day) => [
  keepRenewed(studyDayOf(userId, day)),
  keepRenewed(topicsOf(userId)),
  keepFirst(recordsOf(userId, {})),
]
