import type { KeptOf } from '../../../web/places/gives.ts'
import { keepRenewed } from '../../../web/places/kept.ts'
import * as queries from './queries.ts'

export const kept: KeptOf = (userId) => [keepRenewed(queries.syllabusOf(userId))]
