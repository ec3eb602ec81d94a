import Type, { type Static } from 'typebox'
import { type Contract, Day, Download, Id, StudentPath } from '../../shared/contract.ts'
import { EXPORTS } from '../../shared/limit.ts'
import { SUM_FIELDS } from '../records/contract.ts'

export const Sums = Type.Object(SUM_FIELDS)

/** Spellings of one topic count as one, in the last spelling. Null for records without a topic. */
export const TopicSums = Type.Object({ topic: Type.Union([Type.String(), Type.Null()]), ...SUM_FIELDS })

/** The name is null when the subject no longer exists. */
export const SubjectHistory = Type.Object({
  subject_id: Id,
  name: Type.Union([Type.String(), Type.Null()]),
  ...SUM_FIELDS,
  topics: Type.Array(TopicSums),
})

/** The subject with the most time comes first. */
export const History = Type.Object({
  ...SUM_FIELDS,
  records_count: Type.Integer(),
  subjects: Type.Array(SubjectHistory),
})

/** A day, or the days of a week, month or year within the period; both ends are included. */
export const TrendPart = Type.Object({ from: Day, to: Day, ...SUM_FIELDS })

/** The parts have one length, oldest first, without gaps; empty where nothing was studied. */
export const Trend = Type.Object({
  step: Type.Union([Type.Literal('day'), Type.Literal('week'), Type.Literal('month'), Type.Literal('year')]),
  parts: Type.Array(TrendPart),
})

export type TrendPart = Static<typeof TrendPart>
export type Trend = Static<typeof Trend>
export type Sums = Static<typeof Sums>
export type TopicSums = Static<typeof TopicSums>
export type SubjectHistory = Static<typeof SubjectHistory>
export type History = Static<typeof History>

/** The student's days are both included and both optional. */
const PeriodQuery = Type.Object({ from: Type.Optional(Day), to: Type.Optional(Day) })

export const historyContract = {
  'GET /history/:userId': {
    access: 'student',
    summary: 'Histórico de estudos: totais, matérias e tópicos de um período, no fuso horário do aluno',
    params: StudentPath,
    query: PeriodQuery,
    reply: History,
  },
  'GET /history/:userId/trend': {
    access: 'student',
    summary: 'Evolução dos estudos num período, por dia, semana, mês ou ano, no fuso horário do aluno',
    params: StudentPath,
    query: PeriodQuery,
    reply: Trend,
  },
  'GET /history/:userId/records.csv': {
    access: 'student',
    summary: 'Os registros de um período como CSV para planilhas em português, do mais novo ao mais antigo',
    params: StudentPath,
    query: PeriodQuery,
    limit: EXPORTS,
    reply: Download,
  },
} as const satisfies Contract
