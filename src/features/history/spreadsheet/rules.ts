import { formatDay, timeOfDay, today } from '../../../shared/calendar.ts'
import { splitSeconds } from '../../../shared/duration.ts'
import { formatPercent } from '../../../shared/percent.ts'

/** One record as a spreadsheet has it; the time in seconds. */
export interface Line {
  created_at: Date
  subject: string | null
  topic: string | null
  study_time: number
  total_pauses: number
  questions_resolved: number
  correct_answers: number
  incorrect_answers: number
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
]

const UNKNOWN_SUBJECT = 'Matéria não encontrada'
const NO_TOPIC = 'Tópico não informado'

/** A mark by which a spreadsheet knows the text as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** How the file begins: the byte order mark and the line of columns. */
export const HEAD = `${BYTE_ORDER_MARK}${csvLine(COLUMNS)}`

/** A record as a line that a spreadsheet in Portuguese reads: dd/mm/aaaa hh:mm in the zone, hh:mm:ss, decimal comma. */
export function lineOf(record: Line, timeZone: string): string {
  const { created_at, subject, topic, study_time, total_pauses } = record
  const { questions_resolved, correct_answers, incorrect_answers } = record
  return csvLine([
    `${formatDay(today(created_at, timeZone))} ${timeOfDay(created_at, timeZone)}`,
    literal(subject ?? UNKNOWN_SUBJECT),
    literal(topic ?? NO_TOPIC),
    fullClock(study_time),
    String(total_pauses),
    String(questions_resolved),
    String(correct_answers),
    String(incorrect_answers),
    formatPercent(correct_answers, questions_resolved).slice(0, -1),
  ])
}

function csvLine(fields: readonly string[]): string {
  return `${fields.map(quoted).join(';')}\r\n`
}

function quoted(field: string): string {
  return /[";\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field
}

/** The text kept from being run as a formula: a spreadsheet shows what follows an apostrophe as it is. */
const literal = (text: string) => (/^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/.test(text) ? `'${text}` : text)

/** Always with hours: a spreadsheet takes '25:00' for 25 hours. */
function fullClock(seconds: number): string {
  const { hours, minutes, seconds: rest } = splitSeconds(seconds)
  return [hours, minutes, rest].map((part) => String(part).padStart(2, '0')).join(':')
}
