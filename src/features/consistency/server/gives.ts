import type { Gives } from '../../../server/http/gives.ts'
import { consistency } from './handlers.ts'

export const gives: Gives = () => [consistency]
