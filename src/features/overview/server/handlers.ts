import { type Feature, feature } from '../../../server/http/feature.ts'
import { chartWeeks, today } from '../../../shared/calendar.ts'
import { invalid } from '../../../shared/errors.ts'
import type { ReadLog } from '../../records/server/table.ts'
import { MESSAGES, overviewContract } from '../contract.ts'
import { overviewFrom, weekToShow } from '../rules.ts'
import { findAbout } from './store.ts'

export const overview = ({ readLog }: { readLog: ReadLog }): Feature =>
  feature('overview', overviewContract, {
    'GET /overview/:userId': async ({ db, student, query, dayZone, now }) => {
      const day = today(now, await dayZone())
      const week = weekToShow(chartWeeks(day), query.week)
      if (!week) return invalid({ week: [MESSAGES.unknownWeek] })
      const { records, names } = await readLog(db, student)
      return { ...(await findAbout(db, student)), ...overviewFrom(records, { day, week, names }) }
    },
  })
