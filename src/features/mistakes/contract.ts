import Type, { type Static } from 'typebox'
import { type Contract, count, Day, Id, Instant, line, lines, StudentPath } from '../../shared/contract.ts'
import { CAUSES, LIMITS } from './causes.ts'

const Key = Type.String({ minLength: 8, maxLength: LIMITS.key, pattern: '^[A-Za-z0-9-]+$' })

const fields = {
  subject_id: Id,
  /** Its words; empty where none is named. */
  topic: line(LIMITS.topic),
  /** The topic of an edital, where it is one. */
  topic_id: Type.Union([Id, Type.Null()]),
  /** Null of a card that no mistake made, as an imported one. */
  cause: Type.Union([Type.Enum(CAUSES), Type.Null()]),
  said_at: Instant,
  /** The student's day then; of a mistake in a session, that of its record. */
  day: Day,
  /** The key of the mock exam or record that it was made in, or of an import; empty where there is none. */
  source: Type.String({ maxLength: LIMITS.source, pattern: '^[\\x21-\\x7e]*$' }),
  /** Name of the source, as 'Simulado 3'. */
  title: line(LIMITS.title),
  /** Its number in the paper. */
  number: Type.Union([count(LIMITS.questions), Type.Null()]),
  /** How many questions were answered there, of its subject. */
  questions: Type.Union([count(LIMITS.questions), Type.Null()]),
  /** The student's own words, never the statement; with `other` it asks for the difference of both. */
  question: lines(LIMITS.question),
  other: line(LIMITS.other),
  answer: lines(LIMITS.answer),
  /** The student let its card go. */
  dropped: Type.Boolean(),
}

export const MistakeBody = Type.Object(fields)
export type MistakeBody = Static<typeof MistakeBody>

const CardAnswer = Type.Object({ day: Day, right: Type.Boolean(), at: Instant })
export type CardAnswer = Static<typeof CardAnswer>

/** `key` names it: the device that makes it chooses it. */
export const Mistake = Type.Object({
  key: Type.String(),
  ...fields,
  subject: Type.String(),
  answers: Type.Array(CardAnswer),
  /** Share of the exam, 0 to 1; 0 where nobody knows it. */
  weight: Type.Number(),
  /** Its topic was studied since. */
  studied: Type.Boolean(),
  picture: Type.Boolean(),
})
export type Mistake = Static<typeof Mistake>

/** The fields of a mistake that the guide reads: not its words. */
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
