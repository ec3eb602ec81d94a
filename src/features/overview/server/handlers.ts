import { feature } from '../../../server/feature.ts'
import { chartWeeks, today } from '../../../shared/calendar.ts'
import { ERROR_MESSAGES, problem } from '../../../shared/errors.ts'
import { MESSAGES, overviewContract } from '../contract.ts'
import { dayEdges, fillDays, weekToShow } from '../rules.ts'
import { findOverview, rollUp } from './store.ts'

/** More records than this are worth rolling up; fewer are read as fast as their sums. */
const LONG_TAIL = 200

/** The dashboard's home in one answer (spec §2). */
export const overview = feature('overview', overviewContract, {
  'GET /overview/:userId': async ({ db, student, query, zone, now, after }) => {
    const timeZone = await zone()
    const weeks = chartWeeks(today(now, timeZone))
    const week = weekToShow(weeks, query.week)
    if (!week) return problem('invalid', ERROR_MESSAGES.invalid, { week: [MESSAGES.unknownWeek] })
    const { days, tail, ...found } = await findOverview(db, student, dayEdges(week, timeZone))
    if (tail > LONG_TAIL) after((later) => rollUp(later, student))
    return { ...found, week: { ...week, days: fillDays(week, days) }, weeks }
  },
})
