import Type, { type Static } from 'typebox'
import { type Contract, Day, Id, messageReply, StudentPath } from '../../shared/contract.ts'

/** The minutes of a week, and more questions than anybody answers in one. */
export const LIMITS = { minMinutes: 1, maxMinutes: 7 * 24 * 60, maxQuestions: 10_000, subjects: 100 } as const

/** Null is no goal. A single type of both kinds, so that a wrong number gets one message. */
const nullable = (maximum: number) =>
  Type.Unsafe<number | null>(Type.With(Type.Integer({ minimum: 1, maximum }), { type: ['integer', 'null'] }))

const Minutes = nullable(LIMITS.maxMinutes)
const Questions = nullable(LIMITS.maxQuestions)

const aims = {
  minutes: Type.Union([Type.Integer(), Type.Null()]),
  questions: Type.Union([Type.Integer(), Type.Null()]),
}

/** The goal for one subject, with at least one of the numbers. */
export const SubjectAim = Type.Object({ subject_id: Id, name: Type.String(), ...aims })

/** The week runs from Monday to Sunday in the student's zone; the records tell what was done. */
export const SavedGoal = Type.Object({
  minutes: aims.minutes,
  week: Type.Object({ start: Day, end: Day }),
  /** The student's today. */
  day: Day,
  questions: aims.questions,
  /** By name. */
  subjects: Type.Array(SubjectAim),
  /** The planned days of the week: the rest of the goal is divided among those to come. */
  planned: Type.Array(Day),
  /** Days of rest or of an exam in the week: nothing is expected on them. */
  free: Type.Array(Day),
  /**
   * The days of the student's exams, in any week: from the eve of one until the day after nothing is
   * expected.
   */
  exams: Type.Array(Day),
  /** How many days of a week are planned, without rests and exams; it limits one day's share. */
  usual: Type.Integer(),
})

/** Missing questions and subjects stay as they are; a list of subjects replaces the old one. */
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

/** Minutes and questions done in the week. */
export interface Done {
  readonly studied_seconds: number
  /** Today's part, included in the week's, as with the questions. */
  readonly studied_today_seconds: number
  readonly questions_done: number
  readonly questions_today: number
}

export type SubjectGoal = Static<typeof SubjectAim> & Done

/** A goal with what was done. */
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
    reply: messageReply(MESSAGES.saved, MESSAGES.removed),
  },
} as const satisfies Contract
