import type { KeptOf } from '../../../web/places/gives.ts'
import { keep, keepFirst } from '../../../web/places/kept.ts'
import { recordsOf } from '../period/web/queries.ts'
import { topicsOf } from '../topics/web/queries.ts'
import { studyDayOf } from './queries.ts'

export const kept: KeptOf = (userId, day) => [
  keep(studyDayOf(userId, day)),
  keep(topicsOf(userId)),
  keepFirst(recordsOf(userId, {})),
]
