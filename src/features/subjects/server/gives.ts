import type { Gives } from '../../../server/http/gives.ts'
import { subjects } from './handlers.ts'

export const gives: Gives = () => [subjects]
