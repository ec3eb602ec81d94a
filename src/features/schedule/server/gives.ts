import type { Gives } from '../../../server/http/gives.ts'
import { progress } from '../progress/server/handlers.ts'
import { schedule } from './handlers.ts'

export const gives: Gives = () => [schedule, progress]
