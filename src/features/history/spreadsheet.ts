import { type Day, type DayZone, formatDay, timeOfDay } from '../../shared/calendar.ts'
import { formatFullClock } from '../../shared/duration.ts'
import { formatPercent } from '../../shared/percent.ts'
import { BYTE_ORDER_MARK, csvLine, literal } from '../../shared/spreadsheet.ts'
import type { Kind } from '../records/contract.ts'
import { KIND_NAMES } from '../records/kinds/contract.ts'

/** `study_time` is in seconds. */
export interface Line {
  created_at: Date
  subject: string | null
  topic: string | null
  study_time: number
  total_pauses: number
  questions_resolved: number
  correct_answers: number
  incorrect_answers: number
  kind: Kind | null
  day: Day
  zone: DayZone
}

const COLUMNS = [
  'Data',
  'Matéria',
  'Tópico',
  'Tempo de estudo',
  'Pausas',
  'Questões',
  'Corretas',
  'Incorretas',
  'Acertos (%)',
  'Tipo de estudo',
]

const UNKNOWN_SUBJECT = 'Matéria não encontrada'
const NO_TOPIC = 'Tópico não informado'

/** The file begins with the byte order mark and the heading line. */
export const HEAD = `${BYTE_ORDER_MARK}${csvLine(COLUMNS)}`

/** Writes for a spreadsheet in Portuguese: the day of study and the time there, hh:mm:ss, decimal comma. */
export function lineOf(record: Line): string {
  const { created_at, day, zone, subject, topic, study_time, total_pauses, kind } = record
  const { questions_resolved, correct_answers, incorrect_answers } = record
  return csvLine([
    `${formatDay(day)} ${timeOfDay(created_at, zone)}`,
    literal(subject ?? UNKNOWN_SUBJECT),
    literal(topic ?? NO_TOPIC),
    // Always with hours: a spreadsheet reads '25:00' as 25 hours.
    formatFullClock(study_time),
    String(total_pauses),
    String(questions_resolved),
    String(correct_answers),
    String(incorrect_answers),
    formatPercent(correct_answers, questions_resolved).slice(0, -1),
    kind ? KIND_NAMES[kind] : '',
  ])
}
