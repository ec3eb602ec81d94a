import { Attachment, feature } from '../../../server/http/feature.ts'
import { today } from '../../../shared/calendar.ts'
import { invalid, type Problem } from '../../../shared/errors.ts'
import { type Period, periodErrors } from '../../records/period/rules.ts'
import { historyContract } from '../contract.ts'
import { fileName } from '../rules.ts'
import { HEAD, type Line, lineOf } from '../spreadsheet.ts'
import { filled, partsOf } from '../trend.ts'
import { findFirstDay, findHistory, findTrend, readLines } from './store.ts'

export const history = feature('history', historyContract, {
  'GET /history/:userId': async ({ db, student, query }) => wrong(query) ?? findHistory(db, student, query),
  'GET /history/:userId/trend': async ({ db, student, query, dayZone, now }) => {
    const problem = wrong(query)
    if (problem) return problem
    const [first, last] = [await findFirstDay(db, student), today(now, await dayZone())]
    const parted = partsOf(query, { first, last })
    if (parted.parts.length === 0) return { ...parted, parts: [] }
    const sums = await findTrend(db, student, parted.parts)
    return { ...parted, parts: filled(parted.parts, sums) }
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
