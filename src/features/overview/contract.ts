import Type, { type Static } from 'typebox'
import { type Contract, Day, Id, StudentPath } from '../../shared/contract.ts'

const sums = {
  /** Seconds. */
  study_time: Type.Integer(),
  questions: Type.Integer(),
  correct: Type.Integer(),
  incorrect: Type.Integer(),
}

/** What study records add up to; the time in seconds. */
export const Sums = Type.Object(sums)

/** What a student has done of one subject. */
export const SubjectSums = Type.Object({ subject_id: Id, name: Type.String(), ...sums })

/** What a student has done on one day of his or her own calendar. */
export const DaySums = Type.Object({ day: Day, ...sums })

const chartWeek = { number: Type.Integer(), start: Day, end: Day }

/** A Sunday–Saturday week that the chart offers (spec §9). */
export const ChartWeek = Type.Object(chartWeek)

/** Everything that the dashboard's home shows (spec §2). */
export const Overview = Type.Object({
  career_name: Type.Union([Type.String(), Type.Null()]),
  /** The student's active subjects. */
  subjects_count: Type.Integer(),
  /** Distinct pairs of subject and named topic in the records. */
  topics_count: Type.Integer(),
  records_count: Type.Integer(),
  ...sums,
  /** The subject with most time first. */
  by_subject: Type.Array(SubjectSums),
  /** The week asked for, or the one that is running, Sunday first. */
  week: Type.Object({ ...chartWeek, days: Type.Array(DaySums) }),
  /** The weeks that have started, oldest first. */
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
