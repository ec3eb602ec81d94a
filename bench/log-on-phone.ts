import { USUAL } from '../src/features/consistency/contract.ts'
import { consistencyFrom, standingOf, yearOf } from '../src/features/consistency/rules.ts'
import { historyFrom } from '../src/features/history/rules.ts'
import { trendFrom } from '../src/features/history/trend.ts'
import { overviewFrom } from '../src/features/overview/rules.ts'
import { type LoggedRecord, logOf, recordsIn } from '../src/features/records/log/rules.ts'
import { addDays, chartWeeks } from '../src/shared/calendar.ts'

const COUNT = 36_500
const TODAY = '2026-11-25'
/** Some, as a first one is among them, before the browser has compiled anything. */
const VISITS = 9

const record = (n: number): LoggedRecord => {
  const day = addDays(TODAY, -Math.floor(n / 10))
  return {
    id: COUNT - n,
    key: undefined,
    subject_id: 1 + (n % 8),
    topic: `Tópico ${Math.floor(n / 8) % 12} do edital: princípios e regras`,
    topic_id: 0,
    kind: null,
    finished: false,
    study_time: 2400 + ((n * 7919) % 4800),
    total_pauses: n % 4,
    questions_resolved: 20,
    correct_answers: 12 + (n % 9),
    incorrect_answers: 8 - (n % 9),
    at: Date.parse(`${day}T15:00:00Z`) - n,
    day,
    zone: 'America/Sao_Paulo',
  }
}

const about = { since: 1, next: null, subjects: [] } as const
const cloned = structuredClone(
  logOf(
    Array.from({ length: COUNT }, (_, n) => record(n)),
    about,
  ),
)
const names = new Map<number, string>()
const terms = { settings: USUAL, rests: [], exams: [], plans: [] }

/** Reads the kept log and adds it up as the home and the history show it. */
function visit(): number {
  const begun = performance.now()
  const records = recordsIn({ ...cloned })
  const [week] = chartWeeks(TODAY).slice(-1)
  if (week) overviewFrom(records, { day: TODAY, week, names })
  const known = consistencyFrom(terms, records, TODAY)
  standingOf(known)
  yearOf(known)
  historyFrom(records, names)
  trendFrom(records, {}, TODAY)
  return performance.now() - begun
}

const times = Array.from({ length: VISITS }, visit).sort((one, other) => one - other)
Object.assign(globalThis, { timesOnPhone: times })
