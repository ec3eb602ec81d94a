import Type, { type Static } from 'typebox'
import { type Contract, Day, Instant } from '../../shared/contract.ts'

/** The longest texts and lists that are kept of what the source sends; a longer text is cut, a longer list ends. */
export const LIMITS = {
  titulo: 300,
  regiao: 80,
  resumo: 600,
  periodo_inscricao: 200,
  situacao: 120,
  /** A longer address is no use to anybody, and dropped. */
  url: 2000,
  notices: 50,
  exams: 2000,
} as const

/** Enrolment not begun; under way; ending within a week; over; or not to be told, for want of dates that make sense. */
export const STATUSES = ['upcoming', 'open', 'closing', 'closed', 'unknown'] as const

/** A link to a notice; the address is http or https. */
export const Notice = Type.Object({ url: Type.String(), titulo: Type.String() })

/** An exam as its source lists it (spec §3), with the source's own names and words. */
const listed = {
  titulo: Type.String(),
  regiao: Type.String(),
  resumo: Type.Optional(Type.String()),
  periodo_inscricao: Type.String(),
  /** The source's words, which are often wrong: `status` is worked out from the dates. */
  situacao: Type.String(),
  /** Details at the source; http or https. */
  link: Type.Union([Type.String(), Type.Null()]),
  link_edital: Type.Array(Notice),
}

export const ListedExam = Type.Object(listed)

export const Exam = Type.Object({
  /** Its place in the source's list, from 0. */
  index: Type.Integer(),
  ...listed,
  /** On the student's own day. */
  status: Type.Enum(STATUSES),
  /** First and last day of enrolment, as far as the period tells them. */
  opens_on: Type.Union([Day, Type.Null()]),
  closes_on: Type.Union([Day, Type.Null()]),
})

/** Who is to be thanked for the list. */
export const Source = Type.Object({ name: Type.String(), url: Type.String() })

export const ExamList = Type.Object({
  items: Type.Array(Exam),
  /** When the source last gave or confirmed this list; null while there is none. */
  fetched_at: Type.Union([Instant, Type.Null()]),
  /** Null while no address is configured. */
  source: Type.Union([Source, Type.Null()]),
  /** The source fails at present, or was not asked for hours: the list may miss what is new. */
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

/** What the operator who refreshes the list reads. */
export const REFRESH = {
  name: 'refresh-exams',
  usage: '            lê agora a lista de concursos abertos',
  noSource: 'EXAMS_FEED_URL não está definida: não há de onde ler a lista.',
  done: (count: number) => `A lista foi lida: ${count} concursos.`,
  /** `reason` in the words that the log has for it. */
  failed: (reason: string, count: number) =>
    `A fonte falhou (${reason}); fica a última lista boa, com ${count} concursos.`,
} as const
