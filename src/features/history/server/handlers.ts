import { Attachment, feature } from '../../../server/http/feature.ts'
import { today } from '../../../shared/calendar.ts'
import { invalid, Problem } from '../../../shared/errors.ts'
import { type Period, periodErrors, type Span, spanOf } from '../../records/period/rules.ts'
import { historyContract } from '../contract.ts'
import { fileName } from '../rules.ts'
import { HEAD, type Line, lineOf } from '../spreadsheet.ts'
import { edgesOf, filled, partsOf } from '../trend.ts'
import { findFirstInstant, findHistory, findTrend, readLines } from './store.ts'

export const history = feature('history', historyContract, {
  'GET /history/:userId': async ({ db, student, query, dayZone }) => {
    const timeZone = await dayZone()
    const span = checkedSpan(query, timeZone)
    if (span instanceof Problem) return span
    return findHistory(db, student, span)
  },
  'GET /history/:userId/trend': async ({ db, student, query, dayZone, now }) => {
    const timeZone = await dayZone()
    const span = checkedSpan(query, timeZone)
    if (span instanceof Problem) return span
    const first = await findFirstInstant(db, student)
    const parted = partsOf(query, { first: first && today(first, timeZone), last: today(now, timeZone) })
    if (parted.parts.length === 0) return { ...parted, parts: [] }
    const sums = await findTrend(db, student, edgesOf(parted.parts, timeZone))
    return { ...parted, parts: filled(parted.parts, sums) }
  },
  'GET /history/:userId/records.csv': async ({ db, student, query, zone, dayZone }) => {
    const span = checkedSpan(query, await dayZone())
    if (span instanceof Problem) return span
    const chunks = spreadsheet(readLines(db, student, span), await zone())
    return new Attachment({ type: 'text/csv; charset=utf-8', name: fileName(query), chunks })
  },
})

function checkedSpan(period: Period, timeZone: string): Span | Problem {
  const errors = periodErrors(period)
  const isGood = Object.keys(errors).length === 0
  return isGood ? spanOf(period, timeZone) : invalid(errors)
}

async function* spreadsheet(pages: AsyncIterable<Line[]>, timeZone: string): AsyncGenerator<string> {
  yield HEAD
  for await (const lines of pages) yield lines.map((line) => lineOf(line, timeZone)).join('')
}
