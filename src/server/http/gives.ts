import type { FastifyBaseLogger } from 'fastify'
import type { PersonalTable } from '../database/personal-data.ts'
import type { MailQueue } from '../mail/mail-queue.ts'
import type { Config } from '../operation/config.ts'
import type { Feature } from './feature.ts'

export interface Given {
  readonly config: Config
  readonly mail: MailQueue
  /** Ids of students and sessions whose tokens no longer count. */
  readonly ended: Set<string>
  readonly log: FastifyBaseLogger
  /** Complete once every feature was made. */
  readonly personal: () => readonly PersonalTable[]
}

/** A folder of `src/features` gives itself and its parts. */
export type Gives = (given: Given) => readonly Feature[]
