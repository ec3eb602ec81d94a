import Type, { type Static } from 'typebox'
import { type Contract, Day, Id, StudentPath, told } from '../../shared/contract.ts'

/** A week has no more minutes; the questions are more than anybody answers in one. */
export const LIMITS = { minMinutes: 1, maxMinutes: 7 * 24 * 60, maxQuestions: 10_000, subjects: 100 } as const

/** Null is no goal. One type of two kinds refuses a wrong number with one sentence. */
const nullable = (maximum: number) =>
  Type.Unsafe<number | null>(Type.With(Type.Integer({ minimum: 1, maximum }), { type: ['integer', 'null'] }))

const Minutes = nullable(LIMITS.maxMinutes)
const Questions = nullable(LIMITS.maxQuestions)

const aims = {
  minutes: Type.Union([Type.Integer(), Type.Null()]),
  questions: Type.Union([Type.Integer(), Type.Null()]),
}

/** What is aimed at in one subject, of which there is at least one number. */
export const SubjectAim = Type.Object({ subject_id: Id, name: Type.String(), ...aims })

/** The week runs from Monday to Sunday in the student's own zone; what was done in it the records tell. */
export const SavedGoal = Type.Object({
  minutes: aims.minutes,
  week: Type.Object({ start: Day, end: Day }),
  /** The student's today. */
  day: Day,
  questions: aims.questions,
  /** By name. */
  subjects: Type.Array(SubjectAim),
  /** The planned days of the week: what is left is parted among those to come. */
  planned: Type.Array(Day),
  /** The days of the week that are of rest, or of an exam: nothing is asked for on them. */
  free: Type.Array(Day),
  /** The days of the student's exams, of any week: from the eve of one until the day after nothing is asked for. */
  exams: Type.Array(Day),
  /** How many days of a week are planned, rests and exams aside; by it a day is never asked for too much. */
  usual: Type.Integer(),
})

/** Left out, questions and subjects stay as they are; the list of subjects is the whole of it. */
const Aimed = Type.Object({
  minutes: Minutes,
  questions: Type.Optional(Questions),
  subjects: Type.Optional(
    Type.Array(Type.Object({ subject_id: Id, minutes: Minutes, questions: Questions }), {
      maxItems: LIMITS.subjects,
    }),
  ),
})

export type Aimed = Static<typeof Aimed>
export type SavedGoal = Static<typeof SavedGoal>

/** What was done of it in the week. */
export interface Done {
  readonly studied_seconds: number
  /** Of today, which are among those of the week; so are the questions. */
  readonly studied_today_seconds: number
  readonly questions_done: number
  readonly questions_today: number
}

export type SubjectGoal = Static<typeof SubjectAim> & Done

/** A goal with what was done of it. */
export interface WeeklyGoal extends SavedGoal, Done {
  subjects: SubjectGoal[]
}

export const MESSAGES = {
  saved: 'Meta da semana salva.',
  removed: 'Você está sem meta semanal.',
  missing: 'Informe quantas horas ou questões por semana.',
  outOfRange: 'Informe de 1 minuto a 168 horas, que é a semana inteira.',
  notWhole: 'Informe um número inteiro de minutos.',
  tooManyQuestions: `Informe um número inteiro de questões, de 1 a ${LIMITS.maxQuestions.toLocaleString('pt-BR')}.`,
  unknownSubject: 'Matéria não encontrada entre as suas.',
  twice: 'Cada matéria tem uma só meta.',
} as const

export const weeklyGoalContract = {
  'GET /weekly-goal/:userId': {
    access: 'student',
    summary:
      'A meta semanal do aluno, inteira e por matéria, a semana, de segunda a domingo no fuso do aluno, e os dias planejados',
    params: StudentPath,
    reply: SavedGoal,
  },
  'PUT /weekly-goal/:userId': {
    access: 'student',
    summary: 'Define a meta semanal em minutos e questões, inteira e por matéria; null fica sem meta',
    params: StudentPath,
    body: Aimed,
    reply: told(MESSAGES.saved, MESSAGES.removed),
  },
} as const satisfies Contract
