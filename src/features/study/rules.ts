import { joinSeconds, MAX_STUDY_SECONDS, splitSeconds } from '../../shared/duration.ts'

/** The most questions, and the most pauses, that a record holds. */
export const MAX_COUNT = 99_999

/** A record's questions, named as the API names them (spec §7). */
export interface Questions {
  questions_resolved: number
  correct_answers: number
  incorrect_answers: number
}

/** What an edited record or a manual entry says: seconds, pauses and questions. */
export interface Effort extends Questions {
  study_time: number
  total_pauses: number
}

/** The values of a form that stand, or the text to show at each field that does not. */
export type Checked<Value, Field extends string> =
  | { ok: true; value: Value }
  | { ok: false; errors: Partial<Record<Field, string>> }

/** The study summary as typed; `questionsResolved` says whether questions were answered at all. */
export interface SummaryForm {
  questionsResolved: 'yes' | 'no'
  totalQuestions: string
  incorrectAnswers: string
}

/** The edit form as typed. A blank `correctAnswers` is worked out (`correctOf`). */
export interface EditForm {
  hours: string
  minutes: string
  seconds: string
  totalPauses: string
  totalQuestions: string
  correctAnswers: string
  incorrectAnswers: string
}

/** The manual entry as typed; blank fields count as zero. */
export interface ManualForm {
  hours: string
  minutes: string
  totalPauses: string
  totalQuestions: string
  incorrectAnswers: string
}

/** The texts of the validation rules (spec §5). */
export const STUDY_MESSAGES = {
  summaryIncorrectOverTotal: 'Total de questões incorretas não pode ser maior que total de questões respondidas',
  totalMissing: 'Informe quantas questões você respondeu.',
  incorrectMissing: 'Informe quantas questões você errou.',
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
} as const

/** Correct answers: total minus incorrect, at least 0, when both are given; otherwise 0 (spec §5). */
export function correctOf(total: number | undefined, incorrect: number | undefined): number {
  return total === undefined || incorrect === undefined ? 0 : Math.max(0, total - incorrect)
}

/**
 * Checks a study summary: it stands without questions answered, where everything is 0, or with total > 0, incorrect >= 0 and
 * total >= incorrect (spec §5).
 */
export function checkSummary(form: SummaryForm): Checked<Questions, 'totalQuestions' | 'incorrectAnswers'> {
  if (form.questionsResolved === 'no') return { ok: true, value: questions(0, 0) }
  const total = readCount(form.totalQuestions)
  const incorrect = readCount(form.incorrectAnswers)
  return checked(questions(total.value, incorrect.value), {
    totalQuestions: total.error ?? (total.value ? undefined : STUDY_MESSAGES.totalMissing),
    incorrectAnswers:
      incorrect.error ??
      (incorrect.value === undefined ? STUDY_MESSAGES.incorrectMissing : undefined) ??
      overTotal(incorrect.value, total, STUDY_MESSAGES.summaryIncorrectOverTotal),
  })
}

/** Checks an edited record (spec §5). */
export function checkEdit(form: EditForm): Checked<Effort, 'studyTime' | Exclude<keyof EditForm, keyof Clock>> {
  const pauses = readCount(form.totalPauses, STUDY_MESSAGES.pausesInvalid)
  const total = readCount(form.totalQuestions)
  const incorrect = readCount(form.incorrectAnswers)
  const correct = readCount(form.correctAnswers)
  const resolved = questions(total.value, incorrect.value, correct.value)
  const incorrectAnswers = incorrect.error ?? overTotal(incorrect.value, total, STUDY_MESSAGES.incorrectOverTotal)
  const answers = incorrectAnswers ? 0 : resolved.correct_answers + resolved.incorrect_answers
  const value = { study_time: editedSeconds(form), total_pauses: pauses.value ?? 0, ...resolved }
  return checked(value, {
    studyTime: editedTimeError(form),
    totalPauses: pauses.error,
    totalQuestions: total.error,
    incorrectAnswers,
    correctAnswers:
      correct.error ??
      overTotal(correct.value, total, STUDY_MESSAGES.correctOverTotal) ??
      overTotal(answers, total, STUDY_MESSAGES.answersOverTotal),
  })
}

/** Checks a manual entry (spec §5). */
export function checkManual(form: ManualForm): Checked<Effort, keyof ManualForm> {
  const pauses = readCount(form.totalPauses, STUDY_MESSAGES.pausesInvalid)
  const total = readCount(form.totalQuestions)
  const incorrect = readCount(form.incorrectAnswers)
  const studyTime = joinSeconds({ hours: Number(form.hours), minutes: Number(form.minutes), seconds: 0 })
  const value = { study_time: studyTime, total_pauses: pauses.value ?? 0, ...questions(total.value, incorrect.value) }
  return checked(value, {
    hours: manualPartError(form.hours, 99, STUDY_MESSAGES.hoursInvalid) ?? missingTime(studyTime),
    minutes: manualPartError(form.minutes, 59, STUDY_MESSAGES.minutesInvalid),
    totalPauses: pauses.error,
    totalQuestions: total.error,
    incorrectAnswers: incorrect.error ?? overTotal(incorrect.value, total, STUDY_MESSAGES.incorrectOverTotal),
  })
}

/** The edit form of a record as it is saved. */
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

/** The sums of records: study time in seconds, and questions (the day's statistics, spec §2). */
export function totalsOf(records: readonly (Questions & { study_time: number })[]): Omit<Effort, 'total_pauses'> {
  const sum = (read: (record: Questions & { study_time: number }) => number) =>
    records.reduce((total, record) => total + read(record), 0)
  return {
    study_time: sum((record) => record.study_time),
    questions_resolved: sum((record) => record.questions_resolved),
    correct_answers: sum((record) => record.correct_answers),
    incorrect_answers: sum((record) => record.incorrect_answers),
  }
}

/** A whole number as typed in digits; none for anything else. */
export function countIn(text: string): number | undefined {
  return /^\d+$/.test(text.trim()) ? Number(text) : undefined
}

type Clock = Pick<EditForm, 'hours' | 'minutes' | 'seconds'>

/** A count as typed: its value, none when blank, or what is wrong with it. */
interface Count {
  value?: number
  error?: string
}

function readCount(text: string, invalid: string = STUDY_MESSAGES.questionsInvalid): Count {
  if (text.trim() === '') return {}
  const value = countIn(text)
  if (value === undefined) return { error: invalid }
  return value > MAX_COUNT ? { error: STUDY_MESSAGES.tooMany } : { value }
}

function questions(total: number | undefined, incorrect: number | undefined, correct?: number): Questions {
  return {
    questions_resolved: total ?? 0,
    correct_answers: correct ?? correctOf(total, incorrect),
    incorrect_answers: incorrect ?? 0,
  }
}

function overTotal(part: number | undefined, total: Count, message: string): string | undefined {
  if (total.error || part === undefined) return
  return part > (total.value ?? 0) ? message : undefined
}

function editedSeconds({ hours, minutes, seconds }: Clock): number {
  return joinSeconds({ hours: Number(hours), minutes: Number(minutes), seconds: Number(seconds) })
}

function editedTimeError(form: Clock): string | undefined {
  const texts = [form.hours, form.minutes, form.seconds]
  const parts = texts.map((text) => (/^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : Number.NaN))
  if (!parts.every(Number.isFinite)) return STUDY_MESSAGES.timeNotNumeric
  const [, minutes = 0, seconds = 0] = parts
  const isClock = parts.every((part) => Number.isInteger(part) && part >= 0) && minutes <= 59 && seconds <= 59
  return isClock && editedSeconds(form) <= MAX_STUDY_SECONDS ? undefined : STUDY_MESSAGES.timeInvalid
}

function manualPartError(text: string, max: number, message: string): string | undefined {
  const typed = text.trim()
  return typed === '' || (/^\d{1,2}$/.test(typed) && Number(typed) <= max) ? undefined : message
}

function missingTime(studyTime: number): string | undefined {
  return studyTime === 0 ? STUDY_MESSAGES.timeMissing : undefined
}

function checked<Value, Field extends string>(
  value: Value,
  found: Record<Field, string | undefined>,
): Checked<Value, Field> {
  const errors: Partial<Record<Field, string>> = {}
  for (const field of Object.keys(found) as Field[]) {
    const text = found[field]
    if (text !== undefined) errors[field] = text
  }
  return Object.keys(errors).length === 0 ? { ok: true, value } : { ok: false, errors }
}

/** Whether so many records that are not in the kept sums yet are worth rolling up; fewer are read as fast as their sums. */
export const isLongTail = (records: number) => records > 200
