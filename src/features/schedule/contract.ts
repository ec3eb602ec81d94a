import Type, { type Static } from 'typebox'
import { type Contract, Day, Id, StudentPath, UserId } from '../../shared/contract.ts'

/** The days of a plan, and the most subjects of a day. */
export const LIMITS = { days: 7, subjects: 50 } as const

const Weekday = Type.Integer({ minimum: 1, maximum: LIMITS.days })

/**
 * `day_of_week` is 1 Monday to 7 Sunday; a day's items come in order. `since` is the day since which its
 * weekday has had plans without a break; missing when unknown.
 */
export const ScheduleItem = Type.Object({
  id: Id,
  day_of_week: Weekday,
  subject_id: Id,
  subject: Type.Object({ id: Id, name: Type.String() }),
  since: Type.Optional(Day),
})

/** `id` is the item's own, at most once in the plan, or any local one that the client gave to a new item. */
const PlannedSubject = Type.Object({
  subject_id: Id,
  id: Type.Optional(Type.Union([Type.Number(), Type.String({ maxLength: 100 }), Type.Null()])),
})

/** The index in the list is the weekday; names are optional, but must not contradict it. */
const PlannedDay = Type.Object({
  day_of_week: Type.Optional(Weekday),
  name: Type.Optional(Type.String({ maxLength: 100 })),
  day: Type.Optional(Type.Union([Type.Number(), Type.String({ maxLength: 100 })])),
  subjects: Type.Array(PlannedSubject, { maxItems: LIMITS.subjects }),
})

export type ScheduleItem = Static<typeof ScheduleItem>
export type PlannedSubject = Static<typeof PlannedSubject>
export type PlannedDay = Static<typeof PlannedDay>

export const scheduleContract = {
  'GET /schedule/:userId': {
    access: 'student',
    summary: 'O cronograma do aluno: matérias ativas planejadas, por dia e na ordem do dia',
    params: StudentPath,
    reply: Type.Array(ScheduleItem),
  },
  'POST /schedule': {
    access: 'student',
    summary: 'Salva o cronograma inteiro, de segunda a domingo; o que fica mantém o id',
    body: Type.Object({
      user_id: UserId,
      weeklyPlan: Type.Array(PlannedDay, { minItems: LIMITS.days, maxItems: LIMITS.days }),
    }),
    reply: Type.Object({ message: Type.String(), schedule: Type.Array(ScheduleItem) }),
  },
} as const satisfies Contract

export const MESSAGES = {
  saved: 'Cronograma Salvo com sucesso',
  invalid: 'O cronograma não foi salvo. Confira o que está errado.',
  wrongDay: (expected: string) => `Este dia deveria ser ${expected}: envie os sete, de segunda a domingo.`,
  doubleId: (id: string) => `Item repetido: ${id}.`,
  unknownSubject: (id: number) => `Matéria não encontrada entre as suas: ${id}.`,
} as const
