import type { Gives } from '../../../server/http/gives.ts'
import { liveSession } from '../live/server/handlers.ts'

export const gives: Gives = ({ log, hears }) => [liveSession(log, hears)]
