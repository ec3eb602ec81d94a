import Type, { type Static, type TSchema } from 'typebox'
import {
  type Contract,
  Day,
  EchoedKey,
  Id,
  Instant,
  line,
  messageReply,
  StudentPath,
  UserId,
} from '../../../shared/contract.ts'
import { DOCUMENT_LIMIT, DOCUMENT_PACE, Document } from '../document.ts'
import { FORMAT_LIMITS } from '../format/contract.ts'

/** Lengths in characters; one student has so many targets at once. */
export const TARGET_LIMITS = {
  body: 150,
  position: 150,
  board: 80,
  url: 2000,
  targets: 20,
  went: 300,
  leastPoints: -9999.99,
  mostPoints: 9999.99,
} as const

export const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])

/** `null` means no exam day yet. One type of two kinds refuses a wrong day with one sentence. */
const ExamDay = Type.Unsafe<string | null>(Type.With(Day, { type: ['string', 'null'] }))

const outcomeFields = {
  /** Points of the result, to two decimals; wrong answers may take them below 0. Null where not given. */
  points: Type.Unsafe<number | null>({
    type: ['number', 'null'],
    minimum: TARGET_LIMITS.leastPoints,
    maximum: TARGET_LIMITS.mostPoints,
  }),
  /** The student's own words; empty where there are none. */
  went: line(TARGET_LIMITS.went),
}

export const Outcome = Type.Object(outcomeFields)
export type Outcome = Static<typeof Outcome>

export const Target = Type.Object({
  id: Id,
  body: Type.String(),
  /** Empty where it is not known. */
  position: Type.String(),
  board: Type.String(),
  exam_day: orNull(Day),
  /** Whether it is in front; one of a student's targets is. */
  in_front: Type.Boolean(),
  /** Topics of its syllabus, of any depth; 0 while it has none. */
  topics: Type.Integer(),
  /** Counts the saves of its syllabus; it is not the edital's own version. */
  revision: Type.Integer(),
  /** The address of the notice of the open exam that it was made of: http or https. */
  notice_url: orNull(Type.String()),
  ...outcomeFields,
  created_at: Instant,
})
export type Target = Static<typeof Target>

/** Fields left out of a change stay as they are. */
const targetFields = {
  body: Type.Optional(line(TARGET_LIMITS.body)),
  position: Type.Optional(line(TARGET_LIMITS.position)),
  board: Type.Optional(line(TARGET_LIMITS.board)),
  exam_day: Type.Optional(ExamDay),
  notice_url: Type.Optional(
    Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: TARGET_LIMITS.url }),
  ),
}

/** At most one of `catalogue` and `document`; names left out are the document's. */
export const NewTarget = Type.Object({
  user_id: UserId,
  ...targetFields,
  catalogue: Type.Optional(Type.String({ maxLength: FORMAT_LIMITS.documentId })),
  document: Type.Optional(Document),
})
export type NewTarget = Static<typeof NewTarget>

const TargetPath = Type.Object({ id: Id })
const TargetAnswer = Type.Object({ message: Type.String(), data: Target })

export const MESSAGES = {
  created: 'Concurso-alvo criado. Ele está na frente.',
  used: 'Edital em uso. As matérias dele já estão entre as suas.',
  saved: 'Concurso-alvo salvo.',
  inFront: 'Este concurso está na frente agora.',
  deleted: 'Concurso-alvo deletado. Seus registros e o que você estudou ficam.',
  notFound: 'Não encontramos este concurso-alvo.',
  noName: 'Informe o órgão ou o nome do concurso.',
  noDay: 'Este dia não existe. Use o formato AAAA-MM-DD.',
  badAddress: 'O endereço do edital precisa começar com http:// ou https://.',
  tooMany: `Você já tem ${TARGET_LIMITS.targets} concursos-alvo, o máximo de uma conta. Delete um que não usa mais.`,
  told: 'Guardado com o concurso.',
  notPoints: 'Use um número de até duas casas, como 72,5.',
  twoSources: 'Escolha um edital do catálogo ou envie um arquivo, não os dois.',
} as const

export const targetsContract = {
  'GET /targets/:userId': {
    access: 'student',
    summary: 'Os concursos-alvo do aluno, o da frente primeiro',
    params: StudentPath,
    reply: Type.Array(Target),
  },
  'POST /targets': {
    access: 'student',
    summary:
      'Cria um concurso-alvo e o põe na frente: do catálogo, de um edital no formato aberto, ou sem edital; uma só vez por Idempotency-Key',
    writes: 'beside',
    body: NewTarget,
    bodyLimit: DOCUMENT_LIMIT,
    limit: DOCUMENT_PACE,
    status: 201,
    reply: TargetAnswer,
  },
  'PUT /targets/:id': {
    access: 'student',
    summary: 'Altera órgão, cargo, banca ou dia da prova; o que não vier fica como está',
    params: TargetPath,
    body: Type.Object({ user_id: UserId, ...targetFields }),
    reply: TargetAnswer,
  },
  'PUT /targets/:id/front': {
    access: 'student',
    summary: 'Põe o concurso-alvo na frente',
    params: TargetPath,
    body: Type.Object({ user_id: UserId }),
    reply: TargetAnswer,
  },
  'POST /targets/:id/outcome': {
    access: 'student',
    summary: 'Guarda como foi a prova: pontos e palavras do aluno; vazios, nada fica guardado',
    params: TargetPath,
    body: Type.Object({ user_id: UserId, ...outcomeFields }),
    reply: Type.Object({ message: Type.String(), key: EchoedKey }),
  },
  'DELETE /targets/:id': {
    access: 'student',
    summary: 'Deleta o concurso-alvo; os registros e o que o aluno sabe de cada tópico ficam',
    params: TargetPath,
    reply: messageReply(MESSAGES.deleted),
  },
} as const satisfies Contract
