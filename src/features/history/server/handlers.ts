import { Attachment, feature } from '../../../server/http/feature.ts'
import { invalid, Problem } from '../../../shared/errors.ts'
import { type Period, periodErrors, type Span, spanOf } from '../../records/period/rules.ts'
import { historyContract } from '../contract.ts'
import { fileName } from '../rules.ts'
import { HEAD, type Line, lineOf } from '../spreadsheet.ts'
import { findHistory, readLines } from './store.ts'

export const history = feature('history', historyContract, {
  'GET /history/:userId': async ({ db, student, query, zone }) => {
    const timeZone = await zone()
    const span = checkedSpan(query, timeZone)
    if (span instanceof Problem) return span
    return findHistory(db, student, span)
  },
  'GET /history/:userId/records.csv': async ({ db, student, query, zone }) => {
    const timeZone = await zone()
    const span = checkedSpan(query, timeZone)
    if (span instanceof Problem) return span
    const chunks = spreadsheet(readLines(db, student, span), timeZone)
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
