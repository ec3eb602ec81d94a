import type { Gives } from '../../../server/http/gives.ts'
import { guide } from './handlers.ts'

export const gives: Gives = () => [guide]
