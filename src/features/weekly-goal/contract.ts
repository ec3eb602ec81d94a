import Type, { type Static } from 'typebox'
import { type Contract, Day, Message, StudentPath } from '../../shared/contract.ts'

/** A week has no more minutes. */
export const LIMITS = { minMinutes: 1, maxMinutes: 7 * 24 * 60 } as const

const range = { minimum: LIMITS.minMinutes, maximum: LIMITS.maxMinutes }

/** Null is no goal. One type of two kinds refuses a wrong number with one sentence. */
const Minutes = Type.Unsafe<number | null>(Type.With(Type.Integer(range), { type: ['integer', 'null'] }))

/** The week runs from Monday to Sunday in the student's own zone. */
export const WeeklyGoal = Type.Object({
  minutes: Type.Union([Type.Integer(), Type.Null()]),
  week: Type.Object({ start: Day, end: Day }),
  /** The student's today, of which `studied_today_seconds` are. */
  day: Day,
  studied_seconds: Type.Integer(),
  studied_today_seconds: Type.Integer(),
})

export type WeeklyGoal = Static<typeof WeeklyGoal>

export const weeklyGoalContract = {
  'GET /weekly-goal/:userId': {
    access: 'student',
    summary:
      'A meta semanal do aluno em minutos e o estudado nesta semana, de segunda a domingo no fuso horário do aluno',
    params: StudentPath,
    reply: WeeklyGoal,
  },
  'PUT /weekly-goal/:userId': {
    access: 'student',
    summary: 'Define a meta semanal em minutos; null fica sem meta',
    writes: 'statement',
    params: StudentPath,
    body: Type.Object({ minutes: Minutes }),
    reply: Message,
  },
} as const satisfies Contract

export const MESSAGES = {
  saved: 'Meta da semana salva.',
  removed: 'Você está sem meta semanal.',
  missing: 'Informe quantas horas por semana.',
  outOfRange: 'Informe de 1 minuto a 168 horas, que é a semana inteira.',
} as const
