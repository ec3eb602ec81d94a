import Type, { type Static } from 'typebox'
import { type Contract, Day, Instant, messageReply, StudentPath, UserId } from '../../shared/contract.ts'

export const LIMITS = {
  perHour: 10,
  /** The most reports of a student; older ones are deleted. */
  kept: 50,
  seconds: 60,
  characters: 20_000,
} as const

const ReportId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
const DayOrNull = Type.Union([Day, Type.Null()])

const summary = {
  id: ReportId,
  created_at: Instant,
  /** The writer of the text under the table. */
  kind: Type.Union([Type.Literal('ai'), Type.Literal('rules')]),
  model: Type.Union([Type.String(), Type.Null()]),
  /** The model stopped, and rules wrote the rest. */
  incomplete: Type.Boolean(),
  /** Both days are included; null leaves a side open. */
  from: DayOrNull,
  to: DayOrNull,
}

export const ReportSummary = Type.Object(summary)
export type ReportSummary = Static<typeof ReportSummary>

export const Report = Type.Object({ ...summary, markdown: Type.String() })
export type Report = Static<typeof Report>

/** Steps of a report that is being written: the author, more Markdown, and at last the stored report. */
export const ReportEvent = Type.Union([
  Type.Object({ type: Type.Literal('start'), kind: summary.kind }),
  Type.Object({ type: Type.Literal('text'), text: Type.String() }),
  Type.Object({ type: Type.Literal('done'), report: ReportSummary }),
])
export type ReportEvent = Static<typeof ReportEvent>

const ReportPath = Type.Object({ id: ReportId })

export const MESSAGES = {
  noData: 'Nenhum dado de estudo encontrado. Tente estudar por pelo menos 30 minutos para gerar insights!',
  didInAnHour: `pediu ${LIMITS.perHour} relatórios`,
  notFound: 'Não encontramos este relatório.',
  deleted: 'Relatório excluído com sucesso!',
  unknownSubject: 'Matéria não encontrada',
} as const

export const reportContract = {
  'POST /reports': {
    access: 'student',
    summary:
      'Escreve um relatório do período, uma linha de JSON por passo: quem escreve, a tabela, o texto, o fim',
    body: Type.Object({ user_id: UserId, from: Type.Optional(Day), to: Type.Optional(Day) }),
    addressLimit: { name: 'report-address', burst: 600, everySeconds: 6 },
    writes: 'outside',
    streams: 'lines',
    reply: ReportEvent,
  },
  'GET /reports/:userId': {
    access: 'student',
    summary: 'Os relatórios guardados do aluno, do mais novo ao mais antigo',
    params: StudentPath,
    reply: Type.Array(ReportSummary),
  },
  'GET /reports/:userId/:id': {
    access: 'student',
    summary: 'Um relatório guardado do aluno',
    params: Type.Object({ userId: UserId, id: ReportId }),
    reply: Report,
  },
  'DELETE /reports/:id': {
    access: 'student',
    summary: 'Apaga um relatório do aluno',
    writes: 'statement',
    params: ReportPath,
    reply: messageReply(MESSAGES.deleted),
  },
} as const satisfies Contract
