import { feature } from '../../../server/http/feature.ts'
import { chartWeeks, dayEdges, today } from '../../../shared/calendar.ts'
import { invalid } from '../../../shared/errors.ts'
import { MESSAGES, overviewContract } from '../contract.ts'
import { daysOfWeek, fillDays, fortnightOf, weekToShow } from '../rules.ts'
import { findOverview } from './store.ts'

export const overview = feature('overview', overviewContract, {
  'GET /overview/:userId': async ({ db, student, query, dayZone, now }) => {
    const timeZone = await dayZone()
    const day = today(now, timeZone)
    const weeks = chartWeeks(day)
    const week = weekToShow(weeks, query.week)
    if (!week) return invalid({ week: [MESSAGES.unknownWeek] })
    const [shown, recent] = [daysOfWeek(week), fortnightOf(day)]
    const edges = { week: dayEdges(shown, timeZone), fortnight: dayEdges(recent, timeZone) }
    const { days, recent_days, ...found } = await findOverview(db, student, edges)
    return {
      ...found,
      week: { ...week, days: fillDays(shown, days) },
      fortnight: fillDays(recent, recent_days),
      weeks,
    }
  },
})
