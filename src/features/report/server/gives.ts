import type { Gives } from '../../../server/http/gives.ts'
import { report } from './handlers.ts'

export const gives: Gives = ({ config, log, guidedWeek }) => [report({ ai: config.ai, log, guidedWeek })]
