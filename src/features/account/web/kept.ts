import type { KeptOf } from '../../../web/places/gives.ts'
import { keep } from '../../../web/places/kept.ts'
import * as queries from '../settings/web/queries.ts'

export const kept: KeptOf = (userId) => [keep(queries.settingsOf(userId))]
