import Type, { type Static } from 'typebox'
import { type Contract, count, Day, Id, Instant, line, lines, StudentPath } from '../../shared/contract.ts'
import { CAUSES, LIMITS } from './causes.ts'

const Key = Type.String({ minLength: 8, maxLength: LIMITS.key, pattern: '^[A-Za-z0-9-]+$' })

const fields = {
  subject_id: Id,
  /** The topic's text; empty without a topic. */
  topic: line(LIMITS.topic),
  /** The edital's topic, if it is one. */
  topic_id: Type.Union([Id, Type.Null()]),
  /** Null for an imported card, which no mistake made. */
  cause: Type.Union([Type.Enum(CAUSES), Type.Null()]),
  said_at: Instant,
  /** The student's day then; for a mistake in a session, its record's day. */
  day: Day,
  /** The key of its mock exam, record or import; empty without one. */
  source: Type.String({ maxLength: LIMITS.source, pattern: '^[\\x21-\\x7e]*$' }),
  /** The source's name, as 'Simulado 3'. */
  title: line(LIMITS.title),
  /** Its number in the paper. */
  number: Type.Union([count(LIMITS.questions), Type.Null()]),
  /** How many questions of its subject were answered there. */
  questions: Type.Union([count(LIMITS.questions), Type.Null()]),
  /** The student's own words, never the exam's; with `other` the card asks for the difference of both. */
  question: lines(LIMITS.question),
  other: line(LIMITS.other),
  answer: lines(LIMITS.answer),
  /** The student dropped its card. */
  dropped: Type.Boolean(),
}

export const MistakeBody = Type.Object(fields)
export type MistakeBody = Static<typeof MistakeBody>

const CardAnswer = Type.Object({ day: Day, right: Type.Boolean(), at: Instant })
export type CardAnswer = Static<typeof CardAnswer>

/** The device that makes the mistake chooses its `key`. */
export const Mistake = Type.Object({
  key: Type.String(),
  ...fields,
  subject: Type.String(),
  answers: Type.Array(CardAnswer),
  /** Share of the exam, 0 to 1; 0 if unknown. */
  weight: Type.Number(),
  /** The topic was studied after the mistake. */
  studied: Type.Boolean(),
  picture: Type.Boolean(),
})
export type Mistake = Static<typeof Mistake>

/** The fields that the guide reads; the student's words are left out. */
export const GuidedMistake = Type.Object({
  key: Type.String(),
  subject_id: Id,
  topic: Type.String(),
  topic_id: Type.Union([Id, Type.Null()]),
  cause: Type.Union([Type.Enum(CAUSES), Type.Null()]),
  said_at: Instant,
  day: Day,
  source: Type.String(),
  questions: Type.Union([Type.Integer(), Type.Null()]),
  dropped: Type.Boolean(),
  answers: Type.Array(CardAnswer),
  studied: Type.Boolean(),
})

export const AnswerBody = Type.Object({ mistake: Key, day: Day, right: Type.Boolean(), at: Instant })
export type AnswerBody = Static<typeof AnswerBody>

export const MESSAGES = {
  saved: 'Erro salvo.',
  removed: 'Erro excluído.',
  answered: 'Resposta salva.',
  notFound: 'Este erro não está mais na sua lista.',
  tooMany: `Você já tem ${LIMITS.mistakes.toLocaleString('pt-BR')} erros guardados. Exclua alguns para guardar outros.`,
  subject: 'Matéria não encontrada.',
  day: 'Informe um dia que existe.',
} as const

const MistakePath = Type.Object({ key: Key })
const Named = Type.Object({ message: Type.String(), key: Type.String() })

export const mistakesContract = {
  'GET /mistakes/user/:userId': {
    access: 'student',
    summary: 'Os erros do aluno e os cartões deles, do mais novo ao mais antigo',
    params: StudentPath,
    reply: Type.Array(Mistake),
  },
  'PUT /mistakes/:key': {
    access: 'student',
    summary: 'Salva um erro inteiro, novo ou mudado: a causa e, se houver, a pergunta e a resposta do aluno',
    params: MistakePath,
    body: MistakeBody,
    reply: Named,
  },
  'DELETE /mistakes/:key': {
    access: 'student',
    summary: 'Exclui um erro, o cartão e a foto dele',
    params: MistakePath,
    reply: Named,
  },
  'POST /card-answers': {
    access: 'student',
    summary: 'Diz se o aluno acertou um cartão, uma só vez por Idempotency-Key',
    body: AnswerBody,
    reply: Named,
  },
} as const satisfies Contract
