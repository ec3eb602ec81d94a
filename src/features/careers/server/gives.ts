import type { Gives } from '../../../server/http/gives.ts'
import { careers } from './handlers.ts'

export const gives: Gives = () => [careers]
