import type { Gives } from '../../../server/http/gives.ts'
import { weeklyGoal } from './handlers.ts'

export const gives: Gives = () => [weeklyGoal]
