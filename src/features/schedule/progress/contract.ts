import Type, { type Static } from 'typebox'
import {
  type Contract,
  Day,
  EchoedKey,
  Id,
  messageReply,
  StudentPath,
  UserId,
} from '../../../shared/contract.ts'
import { LIMITS as SCHEDULE_LIMITS } from '../contract.ts'

/** The most days of one call, both ends included. */
export const LIMITS = { days: 62 } as const

/** An item ticked by hand, or proved by a study record. */
export const ProgressEntry = Type.Object({ completion_date: Day, schedule_item_id: Id })

/** Without `done` it toggles the item; without `completion_date` it is for the student's today. */
export const Tick = Type.Object({
  user_id: UserId,
  schedule_item_id: Id,
  completion_date: Type.Optional(Day),
  done: Type.Optional(Type.Boolean()),
})

export const TodayPlan = Type.Object({
  day: Day,
  items: Type.Array(Type.Object({ id: Id, subject_id: Id, name: Type.String(), done: Type.Boolean() })),
})

export type ProgressEntry = Static<typeof ProgressEntry>
export type Tick = Static<typeof Tick>
export type TodayPlan = Static<typeof TodayPlan>

export const MESSAGES = {
  ticked: 'Matéria concluída.',
  unticked: 'Matéria desmarcada.',
  synced: 'Progresso sincronizado com sucesso.',
  unknownItem: 'Não encontramos este item no seu cronograma.',
  notPlanned: 'Só as matérias planejadas para o dia podem ser marcadas.',
  dayOutOfReach: `Só o dia de hoje e os ${LIMITS.days} anteriores podem ser marcados.`,
  unknownItems: (id: number) => `Este item não está no seu cronograma de hoje: ${id}.`,
  tooManyDays: `Peça no máximo ${LIMITS.days} dias.`,
  notToday: (today: string) => `Só o dia de hoje pode ser sincronizado: ${today}.`,
} as const

export const progressContract = {
  'GET /progress/:userId': {
    access: 'student',
    summary:
      'Os itens do cronograma concluídos em cada dia, marcados à mão ou provados por registros de estudo',
    params: StudentPath,
    query: Type.Object({ startDate: Day, endDate: Day }),
    reply: Type.Array(ProgressEntry),
  },
  'POST /progress/toggle': {
    access: 'student',
    summary: 'Marca ou desmarca um item planejado; com `done`, dito de novo, nada muda',
    body: Tick,
    reply: Type.Object({
      message: Type.String(),
      status: Type.Union([Type.Literal('added'), Type.Literal('removed')]),
      key: EchoedKey,
    }),
  },
  'POST /progress/sync': {
    access: 'student',
    summary:
      'Junta aos itens concluídos hoje os que o cliente conhece; nada do que foi marcado à mão se perde',
    body: Type.Object({
      user_id: UserId,
      date: Day,
      completed_ids: Type.Array(Id, { maxItems: SCHEDULE_LIMITS.subjects }),
    }),
    reply: messageReply(MESSAGES.synced),
  },
  'GET /today-plan/:userId': {
    access: 'student',
    summary: 'Para estudar hoje: os itens planejados para o dia de hoje do aluno e se estão concluídos',
    params: StudentPath,
    reply: TodayPlan,
  },
} as const satisfies Contract
