import type { Gives } from '../../../server/http/gives.ts'
import { topics } from '../topics/server/handlers.ts'
import { study } from './handlers.ts'

export const gives: Gives = ({ config }) => [study({ recordsPerDay: config.recordsPerDay }), topics]
