import Type, { type Static } from 'typebox'
import { type Contract, Day, Id, messageReply, StudentPath } from '../../shared/contract.ts'

/** Minutes from which a day counts, hours at which a day may begin, rests of a student and days of one. */
export const LIMITS = {
  leastMinutes: [1, 240],
  dayStartsAt: [0, 6],
  rests: 200,
  restDays: 366,
  startMinute: 1439,
} as const

export const USUAL = { least_minutes: 10, day_starts_at: 0, study_at: null } as const

/** Minutes from midnight; null until the student sets one. */
const StartMinute = Type.Unsafe<number | null>(
  Type.With(Type.Integer({ minimum: 0, maximum: LIMITS.startMinute }), { type: ['integer', 'null'] }),
)

const settings = {
  least_minutes: Type.Integer({ minimum: LIMITS.leastMinutes[0], maximum: LIMITS.leastMinutes[1] }),
  /** An hour: until then it is still the day before. */
  day_starts_at: Type.Integer({ minimum: LIMITS.dayStartsAt[0], maximum: LIMITS.dayStartsAt[1] }),
  /** The planned beginning of study on planned days. */
  study_at: StartMinute,
}

export const ConsistencySettings = Type.Object(settings)

/** Both ends are included. */
export const Rest = Type.Object({ id: Id, first_day: Day, last_day: Day })

/** The rules for judging the student's days; the records tell what was studied. */
export const ConsistencyTerms = Type.Object({
  settings: ConsistencySettings,
  rests: Type.Array(Rest),
  /** Days of the student's exams: nothing is planned on them. */
  exams: Type.Array(Day),
  /** Weekdays since each day; without a plan, and with an empty one, every day is planned. */
  plans: Type.Array(
    Type.Object({ since: Day, weekdays: Type.Array(Type.Integer({ minimum: 1, maximum: 7 })) }),
  ),
})

export type ConsistencySettings = Static<typeof ConsistencySettings>
export type Rest = Static<typeof Rest>
export type ConsistencyTerms = Static<typeof ConsistencyTerms>

export const MESSAGES = {
  saved: 'Constância salva.',
  rested: 'Folga marcada.',
  removed: 'Folga desmarcada.',
  notFound: 'Não encontramos esta folga.',
  outOfRange: `Informe um número inteiro de minutos, de ${LIMITS.leastMinutes[0]} a ${LIMITS.leastMinutes[1]}.`,
  noDay: 'Este dia não existe.',
  turned: 'O último dia vem antes do primeiro.',
  tooLong: 'Uma folga tem no máximo um ano.',
  tooMany: `Você já tem ${LIMITS.rests} folgas: desmarque uma antiga antes.`,
} as const

export const consistencyContract = {
  'GET /consistency/:userId': {
    access: 'student',
    summary:
      'De que se julga a constância: a partir de quando um dia conta, dias planejados, de folga e de prova',
    params: StudentPath,
    reply: ConsistencyTerms,
  },
  'PUT /consistency/:userId': {
    access: 'student',
    summary:
      'Define a partir de quantos minutos um dia conta, a que horas o dia começa e a hora planejada do estudo',
    params: StudentPath,
    body: ConsistencySettings,
    reply: messageReply(MESSAGES.saved),
  },
  'POST /rests/:userId': {
    access: 'student',
    summary: 'Marca férias ou folga: dias que não contam nem quebram a sequência',
    params: StudentPath,
    body: Type.Object({ first_day: Day, last_day: Day }),
    status: 201,
    reply: Type.Object({ message: Type.String(), data: Rest }),
  },
  'DELETE /rests/:id': {
    access: 'student',
    summary: 'Desmarca uma folga',
    writes: 'statement',
    params: Type.Object({ id: Id }),
    reply: messageReply(MESSAGES.removed),
  },
} as const satisfies Contract
