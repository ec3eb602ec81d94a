import type { FastifyBaseLogger } from 'fastify'
import { personalData } from '../features/account/personal-data/server/handlers.ts'
import { account } from '../features/account/server/handlers.ts'
import { settings } from '../features/account/settings/server/handlers.ts'
import { careers } from '../features/careers/server/handlers.ts'
import { exams } from '../features/exams/server/handlers.ts'
import { history } from '../features/history/server/handlers.ts'
import { overview } from '../features/overview/server/handlers.ts'
import { report } from '../features/report/server/handlers.ts'
import { progress } from '../features/schedule/progress/server/handlers.ts'
import { schedule } from '../features/schedule/server/handlers.ts'
import { study } from '../features/study/server/handlers.ts'
import { rollUp } from '../features/study/server/store.ts'
import { subjects } from '../features/subjects/server/handlers.ts'
import { support } from '../features/support/server/handlers.ts'
import type { Config } from './config.ts'
import type { Feature } from './feature.ts'
import { longestTokenMs } from './identity-config.ts'
import type { MailQueue } from './mail-queue.ts'

/** What features are made with, beside the database that each call brings. */
export interface Means {
  readonly config: Config
  readonly mail: MailQueue
  /** Ids of students and sessions whose tokens no longer count. */
  readonly ended: Set<string>
  readonly log: FastifyBaseLogger
}

/** Every feature that the server serves; a new one is added here. */
export function features({ config, mail, ended, log }: Means): Feature[] {
  const served = [
    account({ google: Boolean(config.google || config.firebase), ended }),
    careers,
    exams({ feedUrl: config.examsFeedUrl, log }),
    history({ rollUp }),
    overview({ rollUp }),
    progress,
    report(config.ai, log),
    schedule,
    settings({ ended }),
    study,
    subjects,
    support({ to: config.supportEmail, mail, log }),
  ]
  const personal = served.flatMap((feature) => feature.personal)
  return [...served, personalData({ personal, ended, longestTokenMs: longestTokenMs(config) })]
}
