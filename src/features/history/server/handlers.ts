import { Attachment, feature } from '../../../server/feature.ts'
import { ERROR_MESSAGES, Problem, problem } from '../../../shared/errors.ts'
import { type Period, periodErrors, type Span, spanOf } from '../../study/period/rules.ts'
import { historyContract } from '../contract.ts'
import { fileName } from '../rules.ts'
import { HEAD, type Line, lineOf } from '../spreadsheet/rules.ts'
import { findHistory, readLines, rollUp } from './store.ts'

/** More records than this are worth rolling up; fewer are read as fast as their sums. */
const LONG_TAIL = 200

/** The history of a period, and its records as a spreadsheet (spec §2, §5). */
export const history = feature('history', historyContract, {
  'GET /history/:userId': async ({ db, student, query, zone, after }) => {
    const timeZone = await zone()
    const span = checkedSpan(query, timeZone)
    if (span instanceof Problem) return span
    const { tail, ...found } = await findHistory(db, student, span)
    if (tail > LONG_TAIL) after((later) => rollUp(later, student))
    return found
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
  return isGood ? spanOf(period, timeZone) : problem('invalid', ERROR_MESSAGES.invalid, errors)
}

async function* spreadsheet(pages: AsyncIterable<Line[]>, timeZone: string): AsyncGenerator<string> {
  yield HEAD
  for await (const lines of pages) yield lines.map((line) => lineOf(line, timeZone)).join('')
}
