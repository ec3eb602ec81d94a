import Type, { type Static } from 'typebox'
import { type Contract, Day, Download, Id, StudentPath } from '../../shared/contract.ts'

const sums = {
  /** Seconds. */
  study_time: Type.Integer(),
  questions: Type.Integer(),
  correct: Type.Integer(),
  incorrect: Type.Integer(),
}

/** What study records add up to; the time in seconds. */
export const Sums = Type.Object(sums)

/** What was done of one topic; null for records that name none. */
export const TopicSums = Type.Object({ topic: Type.Union([Type.String(), Type.Null()]), ...sums })

/** What was done of one subject; its name is null when it is not known any more. */
export const SubjectHistory = Type.Object({
  subject_id: Id,
  name: Type.Union([Type.String(), Type.Null()]),
  ...sums,
  /** The topic with most time first. */
  topics: Type.Array(TopicSums),
})

/** What was done in a period (spec §2): in all, and by subject, the one with most time first. */
export const History = Type.Object({
  ...sums,
  records_count: Type.Integer(),
  subjects: Type.Array(SubjectHistory),
})

export type Sums = Static<typeof Sums>
export type TopicSums = Static<typeof TopicSums>
export type SubjectHistory = Static<typeof SubjectHistory>
export type History = Static<typeof History>

/** The student's days, both included and both optional (spec §5). */
const PeriodQuery = Type.Object({ from: Type.Optional(Day), to: Type.Optional(Day) })

export const historyContract = {
  'GET /history/:userId': {
    access: 'student',
    summary: 'Histórico de estudos: totais, matérias e tópicos de um período, no fuso horário do aluno',
    params: StudentPath,
    query: PeriodQuery,
    reply: History,
  },
  'GET /history/:userId/records.csv': {
    access: 'student',
    summary: 'Os registros de um período como CSV para planilhas em português, do mais novo ao mais antigo',
    params: StudentPath,
    query: PeriodQuery,
    reply: Download,
  },
} as const satisfies Contract
