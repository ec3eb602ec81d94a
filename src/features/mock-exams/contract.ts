import Type, { type Static } from 'typebox'
import { type Contract, count, Id, Instant, line, StudentPath, told } from '../../shared/contract.ts'
import { MAX_STUDY_SECONDS } from '../../shared/duration.ts'
import { ScoringRule } from './scoring/contract.ts'

/** Lengths in characters; `exams` is how many one student may have. */
export const LIMITS = { title: 150, name: 150, key: 64, questions: 300, blocks: 60, exams: 1_000 } as const

const Question = Type.Integer({ minimum: 1, maximum: LIMITS.questions })
const BlockId = Type.String({ minLength: 1, maxLength: 64 })

/** Questions `first` to `last` of one subject. The rule and the counts speak of it by its id. */
const Block = Type.Object({
  id: BlockId,
  name: line(LIMITS.name),
  /** The part of the paper that it stands in, as 'Conhecimentos Básicos'; empty where there is none. */
  group: Type.String({ maxLength: LIMITS.name }),
  subject_id: Type.Union([Id, Type.Null()]),
  first: Question,
  last: Question,
})

/** By question in its order: the accepted letters, '*' where it was annulled, '' where the key has a hole. */
const Key = Type.Array(Type.String({ pattern: '^([A-E]{1,5}|\\*)?$' }), { maxItems: LIMITS.questions })

const fields = {
  title: line(LIMITS.title, 1),
  kind: Type.Enum(['mock', 'real', 'batch']),
  /** When the paper was finished. */
  answered_at: Instant,
  /** Seconds. */
  time: count(MAX_STUDY_SECONDS),
  sheet: Type.Enum(['A-E', 'A-D', 'certo-errado']),
  blocks: Type.Array(Block, { minItems: 1, maxItems: LIMITS.blocks }),
  answers: Type.String({ maxLength: LIMITS.questions, pattern: '^[A-E-]*$' }),
  /** Questions answered in doubt. */
  doubts: Type.Array(Question, { maxItems: LIMITS.questions }),
  /** Typed counts, where there are no answers. */
  counts: Type.Record(
    BlockId,
    Type.Object({ right: count(LIMITS.questions), wrong: count(LIMITS.questions) }),
  ),
  preliminary: Type.Union([Key, Type.Null()]),
  definitive: Type.Union([Key, Type.Null()]),
  rule: Type.Union([ScoringRule, Type.Null()]),
  /** Points of essays and the like, in hundredths, by their id in the rule. */
  typed: Type.Record(BlockId, count(1_000_000)),
  /** Hundredths of a point that were needed, as the student knows it. */
  cutoff: Type.Union([count(1_000_000), Type.Null()]),
}

/** `answers` has a letter a question, '-' for a blank one; it is empty where only counts were typed. */
export const MockExamBody = Type.Object(fields)

/** `key` names the exam: the device that makes it chooses it. */
export const MockExam = Type.Object({ key: Type.String(), ...fields })

export type MockExamBody = Static<typeof MockExamBody>
export type MockExam = Static<typeof MockExam>
export type PaperBlock = Static<typeof Block>

export const MESSAGES = {
  saved: 'Simulado salvo.',
  removed: 'Simulado excluído. O tempo e as questões dele saíram das suas somas.',
  notFound: 'Simulado não encontrado.',
  tooMany: `Você já tem ${LIMITS.exams.toLocaleString('pt-BR')} simulados. Exclua um para guardar outro.`,
  blocks: 'As matérias precisam cobrir as questões em ordem, sem buraco e sem repetir.',
  answers: 'São mais respostas do que questões.',
  counts: 'Certas e erradas não podem passar das questões da matéria.',
  subject: 'Matéria não encontrada.',
} as const

const ExamPath = Type.Object({
  key: Type.String({ minLength: 8, maxLength: LIMITS.key, pattern: '^[A-Za-z0-9-]+$' }),
})

export const mockExamsContract = {
  'GET /mock-exams/user/:userId': {
    access: 'student',
    summary: 'Os simulados e provas do aluno, do mais novo ao mais antigo',
    params: StudentPath,
    reply: Type.Array(MockExam),
  },
  'PUT /mock-exams/:key': {
    access: 'student',
    summary: 'Salva um simulado inteiro, novo ou mudado, e os registros de estudo dele, um por matéria',
    params: ExamPath,
    body: MockExamBody,
    bodyLimit: { bytes: 128 * 1024, message: 'Este simulado é grande demais.' },
    reply: told(MESSAGES.saved),
  },
  'DELETE /mock-exams/:key': {
    access: 'student',
    summary: 'Exclui um simulado e os registros de estudo dele',
    params: ExamPath,
    reply: told(MESSAGES.removed),
  },
} as const satisfies Contract
