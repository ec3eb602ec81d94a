import type { Gives } from '../../../server/http/gives.ts'
import { history } from './handlers.ts'

export const gives: Gives = () => [history]
