import Type, { type Static } from 'typebox'
import { type Contract, count, Day, Id, Instant, line, StudentPath, UserId } from '../../shared/contract.ts'
import { MAX_STUDY_SECONDS } from '../../shared/duration.ts'
import type { Limit } from '../../shared/limit.ts'
import { ScoringRule } from '../scoring/contract.ts'
import { KEY_LIMITS } from './keys/answer-key.ts'

/** Lengths in characters; `exams` is how many one student may have. */
export const LIMITS = {
  title: 150,
  name: 150,
  key: 64,
  questions: KEY_LIMITS.most,
  blocks: 60,
  exams: 1_000,
} as const

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

const Seconds = count(MAX_STUDY_SECONDS)
const Hundredths = count(1_000_000)

/** The time of a paper: `limit` and `before` in seconds; it runs since `started_at`, or stands still. */
const Clock = Type.Object({
  limit: Seconds,
  before: Seconds,
  started_at: Type.Union([Instant, Type.Null()]),
})

const fields = {
  title: line(LIMITS.title, 1),
  kind: Type.Enum(['mock', 'real', 'batch']),
  /** It is being answered still: it has no study records yet. */
  open: Type.Boolean(),
  /** When the paper was finished. */
  answered_at: Instant,
  /** Seconds. */
  time: Seconds,
  clock: Type.Union([Clock, Type.Null()]),
  sheet: Type.Enum(['A-E', 'A-D', 'certo-errado']),
  blocks: Type.Array(Block, { minItems: 1, maxItems: LIMITS.blocks }),
  answers: Type.String({ maxLength: LIMITS.questions, pattern: '^[A-E-]*$' }),
  /** Questions answered in doubt. */
  doubts: Type.Array(Question, { maxItems: LIMITS.questions }),
  /** By question: when its answer or doubt was said last, in epoch ms by the device's clock; 0 for never. */
  marked_at: Type.Array(count(Number.MAX_SAFE_INTEGER), { maxItems: LIMITS.questions }),
  /** By question: seconds from the mark before to its own, by the clock. */
  spent: Type.Array(Seconds, { maxItems: LIMITS.questions }),
  /** Typed counts, where there are no answers. */
  counts: Type.Record(
    BlockId,
    Type.Object({ right: count(LIMITS.questions), wrong: count(LIMITS.questions) }),
  ),
  preliminary: Type.Union([Key, Type.Null()]),
  definitive: Type.Union([Key, Type.Null()]),
  rule: Type.Union([ScoringRule, Type.Null()]),
  /** Points of essays and the like, in hundredths, by their id in the rule. */
  typed: Type.Record(BlockId, Hundredths),
  /** Mean and standard deviation of all candidates' right answers, in hundredths, by id of the rule's part. */
  group: Type.Record(BlockId, Type.Object({ mean: Hundredths, deviation: Hundredths })),
  /** The list of the rule whose minimums count, as that of quotas; null for the general ones. */
  list: Type.Union([Type.String({ maxLength: 100 }), Type.Null()]),
  /** Hundredths of a point that were needed, as the student knows it. */
  cutoff: Type.Union([Hundredths, Type.Null()]),
  /** Until when the preliminary key can be contested, as the student knows it. */
  contest_until: Type.Union([Day, Type.Null()]),
}

/** `answers` has a letter a question, '-' for a blank one; it is empty where only counts were typed. */
export const MockExamBody = Type.Object(fields)

/** `key` names the exam: the device that makes it chooses it. */
export const MockExam = Type.Object({ key: Type.String(), ...fields })

export type MockExamBody = Static<typeof MockExamBody>
export type MockExam = Static<typeof MockExam>
export type PaperBlock = Static<typeof Block>

/** In bytes, before it is sent. */
export const MOST_KEY_BYTES = 10_000_000

/** Why the PDF of a key could not be read, and what to do. */
export const KEY_REFUSALS = {
  encrypted: 'Este PDF está protegido por senha. Abra o gabarito, copie o texto e cole aqui.',
  broken:
    'Não consegui abrir este PDF: o arquivo está danificado. Baixe o gabarito de novo, ou cole o texto.',
  pictures:
    'Este PDF é feito de imagens, sem texto. Procure no site da banca a versão em que dá para selecionar o texto, ou marque as respostas como uma linha: BDABE.',
  long: 'Este PDF tem mais de 600 páginas. Envie só as páginas do gabarito, ou cole o texto.',
  large: 'Este arquivo é grande demais: o limite é 10 MB. Envie só as páginas do gabarito, ou cole o texto.',
  slow: 'A leitura deste arquivo demorou demais. Envie só as páginas do gabarito, ou cole o texto.',
  heavy: 'A leitura deste arquivo pede memória demais. Envie só as páginas do gabarito, ou cole o texto.',
  file: 'Este arquivo não é um PDF. Envie o gabarito em PDF, ou cole o texto.',
} as const

export const MESSAGES = {
  crowded: 'Muita gente está abrindo arquivos agora. Espere um minuto e tente de novo, ou cole o texto.',
  saved: 'Simulado salvo.',
  removed: 'Simulado excluído. O tempo e as questões dele saíram das suas somas.',
  notFound: 'Simulado não encontrado.',
  tooMany: `Você já tem ${LIMITS.exams.toLocaleString('pt-BR')} simulados. Exclua um para guardar outro.`,
  blocks: 'As matérias precisam cobrir as questões em ordem, sem buraco e sem repetir.',
  answers: 'São mais respostas do que questões.',
  counts: 'Certas e erradas não podem passar das questões da matéria.',
  subject: 'Matéria não encontrada.',
} as const

const KEY_LIMIT: Limit = { name: 'answer key reading', burst: 40, everySeconds: 60 }

const ExamPath = Type.Object({
  key: Type.String({ minLength: 8, maxLength: LIMITS.key, pattern: '^[A-Za-z0-9-]+$' }),
})

/** The paper as it stands now, with marks of other devices that are newer than those that were sent. */
const Saved = Type.Object({ message: Type.String(), data: MockExam })
const Removed = Type.Object({ message: Type.String(), data: Type.Object({ key: Type.String() }) })

export const mockExamsContract = {
  'GET /mock-exams/user/:userId': {
    access: 'student',
    summary: 'Os simulados e provas do aluno, do mais novo ao mais antigo',
    params: StudentPath,
    reply: Type.Array(MockExam),
  },
  'PUT /mock-exams/:key': {
    access: 'student',
    summary:
      'Salva um simulado inteiro, novo ou mudado, e os registros de estudo dele, um por matéria. De cada questão fica a marcação mais nova',
    params: ExamPath,
    body: MockExamBody,
    bodyLimit: { bytes: 128 * 1024, message: 'Este simulado é grande demais.' },
    reply: Saved,
  },
  'POST /answer-keys': {
    access: 'student',
    summary: 'Lê o PDF de um gabarito (em base64), linha por linha; nada é salvo',
    writes: 'beside',
    limit: KEY_LIMIT,
    body: Type.Object({ user_id: UserId, key_pdf: Type.String() }),
    // 10 MB in base64.
    bodyLimit: { bytes: 14_000_000, message: KEY_REFUSALS.large },
    reply: Type.Object({ text: Type.String() }),
  },
  'DELETE /mock-exams/:key': {
    access: 'student',
    summary: 'Exclui um simulado e os registros de estudo dele',
    params: ExamPath,
    reply: Removed,
  },
} as const satisfies Contract
