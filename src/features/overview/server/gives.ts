import type { Gives } from '../../../server/http/gives.ts'
import { overview } from './handlers.ts'

export const gives: Gives = () => [overview]
