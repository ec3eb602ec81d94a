import type { FastifyBaseLogger } from 'fastify'
import { account } from '../features/account/server/handlers.ts'
import { careers } from '../features/careers/server/handlers.ts'
import { exams } from '../features/exams/server/handlers.ts'
import { history } from '../features/history/server/handlers.ts'
import { overview } from '../features/overview/server/handlers.ts'
import { progress } from '../features/schedule/progress/server/handlers.ts'
import { schedule } from '../features/schedule/server/handlers.ts'
import { study } from '../features/study/server/handlers.ts'
import { subjects } from '../features/subjects/server/handlers.ts'
import type { Config } from './config.ts'
import type { Feature } from './feature.ts'
import type { Mailer } from './mail.ts'

/** What features are made with, beside the database that each call brings. */
export interface Means {
  readonly config: Config
  readonly mailer: Mailer
  readonly log: FastifyBaseLogger
}

/** Every feature that the server serves; a new one is added here. */
export const features = ({ config, log }: Means): Feature[] => [
  account({ google: config.google !== undefined }),
  careers,
  exams({ feedUrl: config.examsFeedUrl, log }),
  history,
  overview,
  progress,
  schedule,
  study,
  subjects,
]
