import type { FastifyBaseLogger } from 'fastify'
import type { Day } from '../../shared/calendar.ts'
import type { Problem } from '../../shared/errors.ts'
import type { StudentId } from '../../shared/ids.ts'
import type { Database, Db } from '../database/db.ts'
import type { PersonalTable } from '../database/personal-data.ts'
import type { MailQueue } from '../mail/mail-queue.ts'
import type { Config } from '../operation/config.ts'
import type { Feature } from './feature.ts'

interface BeforeRenaming {
  /** The student's subject that it was under the other name. */
  readonly subjectId: number
  /** Something else is called so still. */
  readonly isShared: boolean
}

/** A subject as an edital calls it, which may have called it otherwise until now. */
export interface CalledSubject {
  readonly name: string
  readonly before?: BeforeRenaming | undefined
}

/**
 * The student's subjects of these names, in their order, each made where it is missing, and activated; what
 * was studied or planned under another name is that subject still. A problem, where there would be too many.
 */
export type SubjectsNamed = (
  db: Db,
  student: StudentId,
  subjects: readonly CalledSubject[],
) => Promise<number[] | Problem>

/**
 * What the guide has for the next seven days, as far as the exam lets, the first first; nothing without a
 * target that has topics, and from the exam's day on. `exam` is null while it is more than a day away.
 */
export type GuidedWeek = (
  db: Db,
  student: StudentId,
  at: { readonly day: Day; readonly timeZone: string; readonly now: Date },
) => Promise<GuidedDays>

export interface GuidedDays {
  readonly exam: 'tomorrow' | 'today' | 'over' | null
  readonly steps: readonly WeekStep[]
  /** All that the edital asks was seen today, and nothing comes next. */
  readonly isSeen: boolean
}

export interface WeekStep {
  readonly name: string
  readonly subject: string
  /** Of its first block. */
  readonly day: Day
  /** Whole minutes of the block that the home shows, and of the week's later ones. */
  readonly minutes: number
  readonly later: number
  /** 'porque …' */
  readonly reason: string
}

export interface Given {
  /** Hears what any process tells; none where this one has the database to itself. */
  readonly hears?: Database['hears']
  readonly config: Config
  readonly mail: MailQueue
  /** Ids of students and sessions whose tokens no longer count. */
  readonly ended: Set<string>
  readonly log: FastifyBaseLogger
  readonly subjectsNamed: SubjectsNamed
  readonly guidedWeek: GuidedWeek
  /** Complete once every feature was made. */
  readonly personal: () => readonly PersonalTable[]
}

/** A folder of `src/features` gives itself and its parts. */
export type Gives = (given: Given) => readonly Feature[]
