import Type, { type Static } from 'typebox'
import { type Contract, Day, Instant } from '../../shared/contract.ts'

/** Longer texts and lists of the source are cut to these. */
export const LIMITS = {
  titulo: 300,
  regiao: 80,
  resumo: 600,
  periodo_inscricao: 200,
  situacao: 120,
  /** A longer address is useless, and dropped. */
  url: 2000,
  notices: 50,
  exams: 2000,
} as const

/** Enrolment has not begun; is open; ends within a week; is over; or has no valid dates. */
export const STATUSES = ['upcoming', 'open', 'closing', 'closed', 'unknown'] as const

/** The address is http or https. */
export const Notice = Type.Object({ url: Type.String(), titulo: Type.String() })

/** Names and words are the source's own. */
const listed = {
  titulo: Type.String(),
  regiao: Type.String(),
  resumo: Type.Optional(Type.String()),
  periodo_inscricao: Type.String(),
  /** The source's own words, which are often wrong: `status` follows from the dates. */
  situacao: Type.String(),
  /** The details are at the source; the address is http or https. */
  link: Type.Union([Type.String(), Type.Null()]),
  link_edital: Type.Array(Notice),
}

export const ListedExam = Type.Object(listed)

export const Exam = Type.Object({
  index: Type.Integer(),
  ...listed,
  /** As of the student's own day. */
  status: Type.Enum(STATUSES),
  /** First and last day of enrolment; null where the period has none. */
  opens_on: Type.Union([Day, Type.Null()]),
  closes_on: Type.Union([Day, Type.Null()]),
})

export const Source = Type.Object({ name: Type.String(), url: Type.String() })

export const ExamList = Type.Object({
  items: Type.Array(Exam),
  /** When the source last sent or confirmed the list; null before the first time. */
  fetched_at: Type.Union([Instant, Type.Null()]),
  /** Null while no address is configured. */
  source: Type.Union([Source, Type.Null()]),
  /** The source fails, or was not asked for hours, so new exams may be missing. */
  stale: Type.Boolean(),
})

export type Notice = Static<typeof Notice>
export type ListedExam = Static<typeof ListedExam>
export type Exam = Static<typeof Exam>
export type Status = (typeof STATUSES)[number]
export type Source = Static<typeof Source>
export type ExamList = Static<typeof ExamList>

export const examsContract = {
  'GET /exams': {
    access: 'student',
    summary: 'Os concursos da fonte externa, com a situação calculada pelas datas no fuso horário do aluno',
    reply: ExamList,
  },
} as const satisfies Contract

export const REFRESH = {
  name: 'refresh-exams',
  does: 'lê agora a lista de concursos abertos',
  noSource: 'EXAMS_FEED_URL não está definida: não há de onde ler a lista.',
  done: (count: number) => `A lista foi lida: ${count} concursos.`,
  /** `reason` has the log's words. */
  failed: (reason: string, count: number) =>
    `A fonte falhou (${reason}); fica a última lista boa, com ${count} concursos.`,
} as const
