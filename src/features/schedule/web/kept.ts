import type { KeptOf } from '../../../web/places/gives.ts'
import { keep, keepRenewed } from '../../../web/places/kept.ts'
import * as queries from './queries.ts'

export const kept: KeptOf = (userId, day) => [
  keepRenewed(queries.todayPlanOf(userId, day)),
  keep(queries.scheduleOf(userId)),
  keepRenewed(queries.progressOf(userId, day)),
]
