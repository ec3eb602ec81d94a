import { feature } from '../../../server/http/feature.ts'
import { chartWeeks, today } from '../../../shared/calendar.ts'
import { invalid } from '../../../shared/errors.ts'
import { MESSAGES, overviewContract } from '../contract.ts'
import { fillDays, weekEdges, weekToShow } from '../rules.ts'
import { findOverview } from './store.ts'

export const overview = feature('overview', overviewContract, {
  'GET /overview/:userId': async ({ db, student, query, zone, now }) => {
    const timeZone = await zone()
    const weeks = chartWeeks(today(now, timeZone))
    const week = weekToShow(weeks, query.week)
    if (!week) return invalid({ week: [MESSAGES.unknownWeek] })
    const { days, ...found } = await findOverview(db, student, weekEdges(week, timeZone))
    return { ...found, week: { ...week, days: fillDays(week, days) }, weeks }
  },
})
