import type { Gives } from '../../../server/http/gives.ts'
import { reminders } from './handlers.ts'

export const gives: Gives = ({ config, log }) => [
  reminders({
    dataDir: config.dataDir,
    subject: config.baseUrl?.startsWith('https:')
      ? config.baseUrl
      : `mailto:${config.supportEmail ?? 'posse@localhost'}`,
    examsUrl: config.examsFeedUrl,
    log,
  }),
]
