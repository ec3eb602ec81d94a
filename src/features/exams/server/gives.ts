import type { Gives } from '../../../server/http/gives.ts'
import { exams } from './handlers.ts'

export const gives: Gives = ({ config, log }) => [exams({ feedUrl: config.examsFeedUrl, log })]
