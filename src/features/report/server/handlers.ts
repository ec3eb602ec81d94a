import { type Feature, feature, Stream } from '../../../server/http/feature.ts'
import type { AiConfig } from '../../../server/operation/config.ts'
import { today } from '../../../shared/calendar.ts'
import { invalid, problem, tooManyInAnHour } from '../../../shared/errors.ts'
import type { GuidedWeek } from '../../guide/server/table.ts'
import { periodErrors } from '../../records/period/rules.ts'
import type { ReadLog } from '../../records/server/table.ts'
import { MESSAGES, type Report, type ReportEvent, type ReportSummary, reportContract } from '../contract.ts'
import { countedFrom } from '../counting.ts'
import { isStudied, type Numbers } from '../findings.ts'
import { closingOf, numbersOf, openingOf, promptOf } from '../rules.ts'
import { type ModelText, write } from '../writing.ts'
import { reportPersonal } from './personal.ts'
import { type Model, type ModelLog, openModel } from './port.ts'
import { begin, deleteReport, findAbout, findMissed, findReport, listReports, saveReport } from './store.ts'

const HOUR_MS = 3_600_000

interface ReportOptions {
  readonly ai: AiConfig | undefined
  readonly log: ModelLog
  readonly guidedWeek: GuidedWeek
  readonly readLog: ReadLog
}

export function report({ ai, log, guidedWeek, readLog }: ReportOptions): Feature {
  const model = openModel(ai, log)
  return feature(
    'report',
    reportContract,
    {
      'POST /reports': async ({ db, student, body, dayZone, now }) => {
        const errors = periodErrors(body)
        if (Object.keys(errors).length > 0) return invalid(errors)
        const period = { today: today(now, await dayZone()), from: body.from ?? null, to: body.to ?? null }
        const { records, names } = await readLog(db, student)
        const about = { ...(await findAbout(db, student)), names, period: body, day: period.today }
        const found = countedFrom(records, about)
        const guided = await guidedWeek(db, student, period.today)
        const missed = await findMissed(db, student, body)
        const numbers = numbersOf(found, { ...period, guided, missed })
        if (!numbers.subjects.some(isStudied)) return problem('invalid', MESSAGES.noData)
        const oldest = await begin(db, student, now, new Date(now.getTime() - HOUR_MS))
        if (oldest) return refused(oldest, now)
        const { from, to } = period
        const save = (written: Omit<Report, 'id' | 'created_at' | 'from' | 'to'>) =>
          saveReport(db, student, { ...written, created_at: now.toISOString(), from, to })
        return new Stream((signal) => events(numbers, model, signal, save))
      },
      'GET /reports/:userId': async ({ db, student }) => listReports(db, student),
      'GET /reports/:userId/:id': async ({ db, student, params }) =>
        (await findReport(db, student, params.id)) ?? problem('not_found', MESSAGES.notFound),
      'DELETE /reports/:id': async ({ db, student, params }) =>
        (await deleteReport(db, student, params.id))
          ? { message: MESSAGES.deleted }
          : problem('not_found', MESSAGES.notFound),
    },
    { personal: reportPersonal },
  )
}

function refused(oldest: Date, now: Date) {
  const seconds = Math.max(1, Math.ceil((oldest.getTime() + HOUR_MS - now.getTime()) / 1000))
  return tooManyInAnHour(MESSAGES.didInAnHour, seconds)
}

type Save = (written: Pick<Report, 'kind' | 'model' | 'incomplete' | 'markdown'>) => Promise<ReportSummary>

/** Stores the report once it is whole, so that an abandoned one leaves nothing. */
async function* events(
  numbers: Numbers,
  model: Model | null,
  signal: AbortSignal,
  save: Save,
): AsyncGenerator<ReportEvent> {
  let markdown = openingOf(numbers)
  yield { type: 'start', kind: model ? 'ai' : 'rules' }
  yield { type: 'text', text: markdown }
  const writing: ModelText | null = model && {
    model: model.name,
    text: model.write(promptOf(numbers), signal),
  }
  const pieces = write(numbers, writing)
  let step = await pieces.next()
  while (!step.done) {
    markdown += step.value
    yield { type: 'text', text: step.value }
    step = await pieces.next()
  }
  signal.throwIfAborted()
  const table = closingOf(numbers)
  markdown += table
  yield { type: 'text', text: table }
  const { kind, incomplete } = step.value
  const stored = await save({ kind, incomplete, model: kind === 'ai' && model ? model.name : null, markdown })
  yield { type: 'done', report: stored }
}
