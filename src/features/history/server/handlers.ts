import type { Db } from '../../../server/db.ts'
import { Attachment, type Feature, feature } from '../../../server/feature.ts'
import { invalid, Problem } from '../../../shared/errors.ts'
import type { StudentId } from '../../../shared/ids.ts'
import { type Period, periodErrors, type Span, spanOf } from '../../study/period/rules.ts'
import { isLongTail } from '../../study/rules.ts'
import { historyContract } from '../contract.ts'
import { fileName } from '../rules.ts'
import { HEAD, type Line, lineOf } from '../spreadsheet/rules.ts'
import { findHistory, readLines } from './store.ts'

interface Means {
  /** Adds a student's recent records to the kept sums, so that the next reading is short. */
  readonly rollUp: (db: Db, student: StudentId) => Promise<void>
}

/** The history of a period, and its records as a spreadsheet (spec §2, §5). */
export const history = ({ rollUp }: Means): Feature =>
  feature('history', historyContract, {
    'GET /history/:userId': async ({ db, student, query, zone, after }) => {
      const timeZone = await zone()
      const span = checkedSpan(query, timeZone)
      if (span instanceof Problem) return span
      const { tail, ...found } = await findHistory(db, student, span)
      if (isLongTail(tail)) after((later) => rollUp(later, student))
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
  return isGood ? spanOf(period, timeZone) : invalid(errors)
}

async function* spreadsheet(pages: AsyncIterable<Line[]>, timeZone: string): AsyncGenerator<string> {
  yield HEAD
  for await (const lines of pages) yield lines.map((line) => lineOf(line, timeZone)).join('')
}
