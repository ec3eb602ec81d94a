import type { KeptOf } from '../../../web/places/gives.ts'
import { keep } from '../../../web/places/kept.ts'
import * as queries from './queries.ts'

export const kept: KeptOf = (userId) => [
  keep(queries.historyOf(userId, {})),
  keep(queries.trendOf(userId, {})),
]
