import type { FastifyBaseLogger } from 'fastify'
import type { Problem } from '../../shared/errors.ts'
import type { StudentId } from '../../shared/ids.ts'
import type { Db } from '../database/db.ts'
import type { PersonalTable } from '../database/personal-data.ts'
import type { MailQueue } from '../mail/mail-queue.ts'
import type { Config } from '../operation/config.ts'
import type { Feature } from './feature.ts'

/**
 * The student's subjects of these names, in their order, each made where it is missing, and activated. A
 * problem, where there would be too many.
 */
export type SubjectsNamed = (db: Db, student: StudentId, names: readonly string[]) => Promise<number[] | Problem>

export interface Given {
  readonly config: Config
  readonly mail: MailQueue
  /** Ids of students and sessions whose tokens no longer count. */
  readonly ended: Set<string>
  readonly log: FastifyBaseLogger
  readonly subjectsNamed: SubjectsNamed
  /** Complete once every feature was made. */
  readonly personal: () => readonly PersonalTable[]
}

/** A folder of `src/features` gives itself and its parts. */
export type Gives = (given: Given) => readonly Feature[]
