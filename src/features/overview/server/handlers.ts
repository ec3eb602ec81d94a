import { feature } from '../../../server/http/feature.ts'
import { chartWeeks, today } from '../../../shared/calendar.ts'
import { invalid } from '../../../shared/errors.ts'
import { MESSAGES, overviewContract } from '../contract.ts'
import { daysOfWeek, fillDays, fortnightOf, weekToShow } from '../rules.ts'
import { findOverview } from './store.ts'

export const overview = feature('overview', overviewContract, {
  'GET /overview/:userId': async ({ db, student, query, dayZone, now }) => {
    const day = today(now, await dayZone())
    const weeks = chartWeeks(day)
    const week = weekToShow(weeks, query.week)
    if (!week) return invalid({ week: [MESSAGES.unknownWeek] })
    const [shown, recent] = [daysOfWeek(week), fortnightOf(day)]
    const asked = { week: shown, fortnight: recent }
    const { days, recent_days, ...found } = await findOverview(db, student, asked)
    return {
      ...found,
      week: { ...week, days: fillDays(shown, days) },
      fortnight: fillDays(recent, recent_days),
      weeks,
    }
  },
})
