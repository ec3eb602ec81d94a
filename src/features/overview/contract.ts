import Type, { type Static } from 'typebox'
import { type Contract, Day, Id, StudentPath } from '../../shared/contract.ts'
import { SUM_FIELDS } from '../records/contract.ts'

export const Sums = Type.Object(SUM_FIELDS)

export const SubjectSums = Type.Object({ subject_id: Id, name: Type.String(), ...SUM_FIELDS })

export const DaySums = Type.Object({ day: Day, ...SUM_FIELDS })

const chartWeek = { number: Type.Integer(), start: Day, end: Day }

/** The week goes from Sunday to Saturday. */
export const ChartWeek = Type.Object(chartWeek)

export const Overview = Type.Object({
  career_name: Type.Union([Type.String(), Type.Null()]),
  /** Counts active subjects only. */
  subjects_count: Type.Integer(),
  /** Topics of each subject in the records, ignoring case, accents and spare spaces. */
  topics_count: Type.Integer(),
  records_count: Type.Integer(),
  ...SUM_FIELDS,
  by_subject: Type.Array(SubjectSums),
  /** The requested week, or the running one; Sunday comes first. */
  week: Type.Object({ ...chartWeek, days: Type.Array(DaySums) }),
  /** Monday to Sunday, as the schedule counts: the week before, then the running one. */
  fortnight: Type.Array(DaySums),
  /** The last studied subject; null before the first record. */
  last_subject_id: Type.Union([Id, Type.Null()]),
  /** Weeks that have started, oldest first. */
  weeks: Type.Array(ChartWeek),
})

export type Sums = Static<typeof Sums>
export type SubjectSums = Static<typeof SubjectSums>
export type DaySums = Static<typeof DaySums>
export type ChartWeek = Static<typeof ChartWeek>
export type Overview = Static<typeof Overview>

export const overviewContract = {
  'GET /overview/:userId': {
    access: 'student',
    summary: 'Resumo dos estudos: totais, matérias e uma semana do gráfico, no fuso horário do aluno',
    params: StudentPath,
    query: Type.Object({ week: Type.Optional(Day) }),
    reply: Overview,
  },
} as const satisfies Contract

export const MESSAGES = {
  unknownWeek: 'Escolha uma semana que já começou.',
  unknownSubject: 'Matéria não encontrada',
} as const
