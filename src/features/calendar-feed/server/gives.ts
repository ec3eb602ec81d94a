import type { Gives } from '../../../server/http/gives.ts'
import { calendarFeed } from './handlers.ts'

export const gives: Gives = ({ config }) => [calendarFeed({ examsUrl: config.examsFeedUrl })]
