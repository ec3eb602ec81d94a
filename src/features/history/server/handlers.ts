import { Attachment, type Feature, feature } from '../../../server/http/feature.ts'
import { today } from '../../../shared/calendar.ts'
import { invalid, type Problem } from '../../../shared/errors.ts'
import { type Period, periodErrors } from '../../records/period/rules.ts'
import type { ReadLog } from '../../records/server/table.ts'
import { historyContract } from '../contract.ts'
import { fileName, historyFrom } from '../rules.ts'
import { HEAD, type Line, lineOf } from '../spreadsheet.ts'
import { trendFrom } from '../trend.ts'
import { readLines } from './store.ts'

export const history = ({ readLog }: { readLog: ReadLog }): Feature =>
  feature('history', historyContract, {
    'GET /history/:userId': async ({ db, student, query }) => {
      const problem = wrong(query)
      if (problem) return problem
      const { records, names } = await readLog(db, student, query)
      return historyFrom(records, names)
    },
    'GET /history/:userId/trend': async ({ db, student, query, dayZone, now }) => {
      const problem = wrong(query)
      if (problem) return problem
      const { records } = await readLog(db, student)
      return trendFrom(records, query, today(now, await dayZone()))
    },
    'GET /history/:userId/records.csv': async ({ db, student, query }) => {
      const problem = wrong(query)
      if (problem) return problem
      const chunks = spreadsheet(readLines(db, student, query))
      return new Attachment({ type: 'text/csv; charset=utf-8', name: fileName(query), chunks })
    },
  })

function wrong(period: Period): Problem | undefined {
  const errors = periodErrors(period)
  return Object.keys(errors).length > 0 ? invalid(errors) : undefined
}

async function* spreadsheet(pages: AsyncIterable<Line[]>): AsyncGenerator<string> {
  yield HEAD
  for await (const lines of pages) yield lines.map(lineOf).join('')
}
