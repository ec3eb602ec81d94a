import type { Db } from '../../../server/db.ts'
import { type Feature, feature } from '../../../server/feature.ts'
import { chartWeeks, today } from '../../../shared/calendar.ts'
import { invalid } from '../../../shared/errors.ts'
import type { StudentId } from '../../../shared/ids.ts'
import { isLongTail } from '../../study/rules.ts'
import { MESSAGES, overviewContract } from '../contract.ts'
import { fillDays, weekEdges, weekToShow } from '../rules.ts'
import { findOverview } from './store.ts'

interface Means {
  /** Adds a student's recent records to the kept sums, so that the next reading is short. */
  readonly rollUp: (db: Db, student: StudentId) => Promise<void>
}

/** The dashboard's home in one answer (spec §2). */
export const overview = ({ rollUp }: Means): Feature =>
  feature('overview', overviewContract, {
    'GET /overview/:userId': async ({ db, student, query, zone, now, after }) => {
      const timeZone = await zone()
      const weeks = chartWeeks(today(now, timeZone))
      const week = weekToShow(weeks, query.week)
      if (!week) return invalid({ week: [MESSAGES.unknownWeek] })
      const { days, tail, ...found } = await findOverview(db, student, weekEdges(week, timeZone))
      if (isLongTail(tail)) after((later) => rollUp(later, student))
      return { ...found, week: { ...week, days: fillDays(week, days) }, weeks }
    },
  })
