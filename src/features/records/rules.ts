import { joinSeconds, MAX_STUDY_SECONDS, splitSeconds } from '../../shared/duration.ts'
import { numberIn, wholeIn } from '../../shared/typed-number.ts'
import { carryMinutes } from './carry-minutes.ts'

export const MAX_COUNT = 99_999

/** The message for a deleted record. */
export const NOT_FOUND = 'Não encontramos este registro de estudo.'

/** The fields have the API's names. */
export interface Questions {
  questions_resolved: number
  correct_answers: number
  incorrect_answers: number
}

export interface Effort extends Summed {
  total_pauses: number
}

/** `study_time` is in seconds. */
export interface Summed extends Questions {
  study_time: number
}

/** The valid values of a form, or a text for each invalid field. */
export type FormResult<Value, Field extends string> =
  | { ok: true; value: Value }
  | { ok: false; errors: Partial<Record<Field, string>> }

export interface ClockForm {
  hours: string
  minutes: string
  seconds: string
}

export interface SummaryForm {
  /** Whether questions were answered; null until the student answers. */
  questionsResolved: 'yes' | 'no' | null
  totalQuestions: string
  incorrectAnswers: string
  /** A corrected time; null while the timer's counts. */
  time: ClockForm | null
}

/** As typed. A blank `correctAnswers` is computed; any other blank count is 0. */
export interface EditForm extends ClockForm {
  totalPauses: string
  totalQuestions: string
  correctAnswers: string
  incorrectAnswers: string
}

/** As typed; blank fields count as zero. */
export interface ManualForm {
  hours: string
  minutes: string
  totalPauses: string
  totalQuestions: string
  incorrectAnswers: string
}

export const STUDY_MESSAGES = {
  summaryIncorrectOverTotal:
    'Total de questões incorretas não pode ser maior que total de questões respondidas',
  answerMissing: 'Diga se você respondeu questões.',
  totalMissing: 'Informe quantas questões você respondeu.',
  nothingStudied: 'Ainda não há tempo de estudo para salvar.',
  timeNotNumeric: 'Por favor, insira valores numéricos válidos para o tempo de estudo.',
  timeInvalid: 'Por favor, insira um tempo de estudo válido.',
  timeMissing: 'Por favor, insira o tempo de estudo.',
  minutesInvalid: 'Por favor, insira um valor válido para minutos.',
  hoursInvalid: 'Por favor, insira um valor válido para horas.',
  pausesInvalid: 'O número de pausas deve ser maior ou igual a zero.',
  correctOverTotal: 'O número de questões corretas não pode ser maior que o total de questões.',
  answersOverTotal: 'A soma de corretas e incorretas não pode ser maior que o total de questões.',
  questionsInvalid: 'Os valores de questões devem ser positivos.',
  incorrectOverTotal: 'Questões incorretas não podem exceder o total de questões!',
  tooMany: 'Informe um número até 99.999.',
  notWhole: 'Informe um número inteiro.',
} as const

/** Total minus incorrect, at least 0, when both are given; otherwise 0. */
export function correctOf(total: number | undefined, incorrect: number | undefined): number {
  return total === undefined || incorrect === undefined ? 0 : Math.max(0, total - incorrect)
}

/** Blank fields count as the 0 that they show. */
export function correctAsShown(total = 0, incorrect = 0): number {
  return correctOf(total, incorrect)
}

/** Takes no questions (all 0), or incorrect <= total; a corrected time must not be 0. */
export function checkSummary(
  form: SummaryForm,
  seconds: number,
): FormResult<Summed, 'studyTime' | 'questionsResolved' | 'totalQuestions' | 'incorrectAnswers'> {
  const { study_time, error } = summaryTime(form.time, seconds)
  const hasQuestions = form.questionsResolved === 'yes'
  const total = hasQuestions ? readCount(form.totalQuestions) : {}
  const incorrect = hasQuestions ? readCount(form.incorrectAnswers) : {}
  const missing = hasQuestions && !total.value ? STUDY_MESSAGES.totalMissing : undefined
  const value = { study_time, ...questions(total.value, incorrect.value) }
  return formResult(value, {
    studyTime: error,
    questionsResolved: form.questionsResolved ? undefined : STUDY_MESSAGES.answerMissing,
    totalQuestions: total.error ?? missing,
    incorrectAnswers:
      incorrect.error ?? overTotal(incorrect.value, total, STUDY_MESSAGES.summaryIncorrectOverTotal),
  })
}

/** "90" minutes are 1 h 30 here too. */
function summaryTime(typed: ClockForm | null, seconds: number) {
  if (!typed) return { study_time: seconds, error: missingTime(seconds, STUDY_MESSAGES.nothingStudied) }
  const time = { ...typed, ...carryMinutes(typed) }
  const study_time = joined(time)
  return { study_time, error: clockError(time) ?? missingTime(study_time) }
}

/** Checks an edited record. */
export function checkEdit(
  form: EditForm,
): FormResult<Effort, 'studyTime' | Exclude<keyof EditForm, keyof ClockForm>> {
  const pauses = readCount(form.totalPauses, STUDY_MESSAGES.pausesInvalid)
  const total = readCount(form.totalQuestions)
  const incorrect = readCount(form.incorrectAnswers)
  const correct = readCount(form.correctAnswers)
  const resolved = questions(total.value, incorrect.value, correct.value)
  const incorrectAnswers =
    incorrect.error ?? overTotal(incorrect.value, total, STUDY_MESSAGES.incorrectOverTotal)
  const answers = incorrectAnswers ? 0 : resolved.correct_answers + resolved.incorrect_answers
  const value = { study_time: joined(form), total_pauses: pauses.value ?? 0, ...resolved }
  return formResult(value, {
    studyTime: clockError(form),
    totalPauses: pauses.error,
    totalQuestions: total.error,
    incorrectAnswers,
    correctAnswers:
      correct.error ??
      overTotal(correct.value, total, STUDY_MESSAGES.correctOverTotal) ??
      overTotal(answers, total, STUDY_MESSAGES.answersOverTotal),
  })
}

/** Checks a manual entry, where "90" minutes are 1 h 30. */
export function checkManual(form: ManualForm): FormResult<Effort, keyof ManualForm> {
  const pauses = readCount(form.totalPauses, STUDY_MESSAGES.pausesInvalid)
  const total = readCount(form.totalQuestions)
  const incorrect = readCount(form.incorrectAnswers)
  const study_time = joined({ ...form, seconds: '0' })
  const value = { study_time, total_pauses: pauses.value ?? 0, ...questions(total.value, incorrect.value) }
  const tooLong = study_time > MAX_STUDY_SECONDS ? STUDY_MESSAGES.hoursInvalid : undefined
  return formResult(value, {
    hours: manualPartError(form.hours, STUDY_MESSAGES.hoursInvalid) ?? tooLong ?? missingTime(study_time),
    minutes: manualPartError(form.minutes, STUDY_MESSAGES.minutesInvalid),
    totalPauses: pauses.error,
    totalQuestions: total.error,
    incorrectAnswers: incorrect.error ?? overTotal(incorrect.value, total, STUDY_MESSAGES.incorrectOverTotal),
  })
}

/** Fills the edit form with a saved record. */
export function editFormOf(record: Effort): EditForm {
  const { hours, minutes, seconds } = splitSeconds(record.study_time)
  return {
    hours: String(hours),
    minutes: String(minutes),
    seconds: String(seconds),
    totalPauses: String(record.total_pauses),
    totalQuestions: String(record.questions_resolved),
    correctAnswers: String(record.correct_answers),
    incorrectAnswers: String(record.incorrect_answers),
  }
}

/** Sums study time in seconds, and questions. */
export function totalsOf(records: readonly Summed[]): Summed {
  const sum = (read: (record: Summed) => number) => records.reduce((total, record) => total + read(record), 0)
  return {
    study_time: sum((record) => record.study_time),
    questions_resolved: sum((record) => record.questions_resolved),
    correct_answers: sum((record) => record.correct_answers),
    incorrect_answers: sum((record) => record.incorrect_answers),
  }
}

/** A blank text gives neither a value nor an error. */
interface Count {
  value?: number
  error?: string
}

function readCount(text: string, invalid: string = STUDY_MESSAGES.questionsInvalid): Count {
  if (text.trim() === '') return {}
  const value = wholeIn(text)
  if (value === undefined) return { error: numberIn(text) === undefined ? invalid : STUDY_MESSAGES.notWhole }
  return value > MAX_COUNT ? { error: STUDY_MESSAGES.tooMany } : { value }
}

function questions(total: number | undefined, incorrect: number | undefined, correct?: number): Questions {
  return {
    questions_resolved: total ?? 0,
    correct_answers: correct ?? correctAsShown(total, incorrect),
    incorrect_answers: incorrect ?? 0,
  }
}

function overTotal(part: number | undefined, total: Count, message: string): string | undefined {
  if (total.error || part === undefined) return
  return part > (total.value ?? 0) ? message : undefined
}

function joined({ hours, minutes, seconds }: ClockForm): number {
  return joinSeconds({ hours: partIn(hours), minutes: partIn(minutes), seconds: partIn(seconds) })
}

const partIn = (text: string) => (text.trim() === '' ? 0 : (wholeIn(text) ?? Number.NaN))

function clockError(form: ClockForm): string | undefined {
  const texts = [form.hours, form.minutes, form.seconds]
  const isNumeric = (text: string) => wholeIn(text) !== undefined || /^-?\d+(\.\d+)?$/.test(text.trim())
  if (!texts.every(isNumeric)) return STUDY_MESSAGES.timeNotNumeric
  const [hours, minutes = 60, seconds = 60] = texts.map(wholeIn)
  const isClock = hours !== undefined && minutes <= 59 && seconds <= 59
  return isClock && joined(form) <= MAX_STUDY_SECONDS ? undefined : STUDY_MESSAGES.timeInvalid
}

/** At most two digits: more than 59 minutes become hours and minutes. */
function manualPartError(text: string, message: string): string | undefined {
  return /^\d{0,2}$/.test(text.trim()) ? undefined : message
}

function missingTime(studyTime: number, message: string = STUDY_MESSAGES.timeMissing): string | undefined {
  return studyTime < 1 ? message : undefined
}

function formResult<Value, Field extends string>(
  value: Value,
  found: Record<Field, string | undefined>,
): FormResult<Value, Field> {
  const errors: Partial<Record<Field, string>> = {}
  for (const field of Object.keys(found) as Field[]) {
    const text = found[field]
    if (text !== undefined) errors[field] = text
  }
  return Object.keys(errors).length === 0 ? { ok: true, value } : { ok: false, errors }
}
