import Type, { type Static } from 'typebox'
import {
  type Contract,
  count,
  Day,
  Id,
  line,
  lines,
  messageReply,
  StudentPath,
  text,
} from '../../shared/contract.ts'
import { MAX_STUDY_SECONDS } from '../../shared/duration.ts'
import { LIMITS as CARD_LIMITS } from '../mistakes/causes.ts'
import { KINDS, LIMITS as RECORD_LIMITS } from '../records/contract.ts'

/** Lengths in characters; `slice` in rows, `slices` in one import, `imports` of one student. */
export const LIMITS = {
  file: 200,
  source: 60,
  name: 150,
  key: 64,
  slice: 2_000,
  slices: 50,
  subjects: 300,
  topics: 3_000,
  names: 1_000,
  imports: 500,
} as const

/** The most rows of one import. */
export const MOST_ROWS = LIMITS.slice * LIMITS.slices

const Questions = count(RECORD_LIMITS.questions)
const Seconds = Type.Integer({ minimum: 946_684_800, maximum: 4_102_444_800 })

/**
 * One session of the file. `subject` is an index into the import's list of subjects; `at` is the end in epoch
 * seconds, `day` the day of study in `zone`. `nth` numbers rows with the same moment, time, questions and subject.
 */
export const ImportedRow = Type.Object({
  subject: count(LIMITS.subjects),
  topic: line(RECORD_LIMITS.topic),
  study_time: count(MAX_STUDY_SECONDS),
  questions: Questions,
  correct: Questions,
  incorrect: Questions,
  at: Seconds,
  day: Day,
  zone: text(70, 1),
  kind: Type.Optional(Type.Enum(KINDS)),
  nth: Type.Integer({ minimum: 1, maximum: MOST_ROWS }),
})
export type ImportedRow = Static<typeof ImportedRow>

/** A subject as the file names it: one of the student's (`id`), or a new one (`name`). */
const ImportedSubject = Type.Object({
  called: text(LIMITS.name),
  id: Type.Optional(Id),
  name: Type.Optional(line(LIMITS.name, 1)),
})
export type ImportedSubject = Static<typeof ImportedSubject>

/** The student's choice for a name in a file; for a subject's name `of_subject` is 0 and `topic` empty. */
export const NameChoice = Type.Object({
  name: text(LIMITS.name),
  of_subject: count(2_147_483_647),
  subject_id: Id,
  topic: text(RECORD_LIMITS.topic),
})
export type NameChoice = Static<typeof NameChoice>

const about = {
  file: line(LIMITS.file, 1),
  source: line(LIMITS.source),
  names: Type.Array(NameChoice, { maxItems: LIMITS.names }),
}
const Subjects = Type.Array(ImportedSubject, { minItems: 1, maxItems: LIMITS.subjects })

/** Ends the import after all its slices were sent. */
export const ImportBody = Type.Object({
  ...about,
  slices: Type.Integer({ minimum: 1, maximum: LIMITS.slices }),
  subjects: Subjects,
})
export type ImportBody = Static<typeof ImportBody>

/** A question site's sums for one topic, without dates; an empty `topic` is the subject itself. */
const PictureRow = Type.Object({
  subject: count(LIMITS.subjects),
  topic: line(LIMITS.name),
  questions: count(1_000_000),
  correct: count(1_000_000),
})

/** A question site's counts for a period. */
export const PictureBody = Type.Object({
  ...about,
  from: Day,
  to: Day,
  subjects: Subjects,
  rows: Type.Array(PictureRow, { minItems: 1, maxItems: LIMITS.topics }),
})
export type PictureBody = Static<typeof PictureBody>

/** A card that the student wrote elsewhere; `key` identifies it when it is imported again. */
const ImportedCard = Type.Object({
  key: Type.String({ minLength: 8, maxLength: CARD_LIMITS.key, pattern: '^[A-Za-z0-9-]+$' }),
  subject: count(LIMITS.subjects),
  topic: line(CARD_LIMITS.topic),
  question: lines(CARD_LIMITS.question, 1),
  answer: lines(CARD_LIMITS.answer),
})
export type ImportedCard = Static<typeof ImportedCard>

export const CardsBody = Type.Object({
  ...about,
  subjects: Subjects,
  cards: Type.Array(ImportedCard, { minItems: 1, maxItems: CARD_LIMITS.mistakes }),
})
export type CardsBody = Static<typeof CardsBody>

const Import = Type.Object({
  key: Type.String(),
  kind: Type.Enum(['records', 'picture', 'cards']),
  file: Type.String(),
  source: Type.String(),
  made_at: Type.String(),
  first_day: Day,
  last_day: Day,
  records: Type.Integer(),
  study_time: Type.Integer(),
  questions: Type.Integer(),
  correct: Type.Integer(),
  /** A picture's counts by subject. */
  subjects: Type.Array(
    Type.Object({ name: Type.String(), questions: Type.Integer(), correct: Type.Integer() }),
  ),
})
export type Import = Static<typeof Import>

export const MESSAGES = {
  sliced: 'Parte recebida.',
  saved: 'Seus estudos foram trazidos.',
  carded: 'Seus cartões foram trazidos.',
  pictured: 'Retrato do seu desempenho salvo.',
  samePicture: 'Este retrato já estava aqui. Nada mudou.',
  undone: 'Importação desfeita. Tudo o que ela trouxe saiu das suas somas.',
  notFound: 'Esta importação já foi desfeita.',
  incomplete: 'Faltou uma parte da importação. Comece de novo.',
  wrongRow: 'Há uma linha que não pode ser um estudo.',
  subject: 'Matéria não encontrada.',
  tooMany: `Você já tem ${LIMITS.imports} importações. Desfaça uma para trazer outra.`,
  tooManyRecords: (most: number) =>
    `Com esta importação você teria mais de ${most.toLocaleString('pt-BR')} registros de estudo, o máximo de uma conta.`,
  tooMuchText: 'Estes cartões têm texto demais para trazer de uma vez. Exporte um baralho de cada vez.',
  days: 'O primeiro dia precisa vir antes do último, e o último não pode ser depois de hoje.',
  counts: 'Há mais acertos do que questões.',
} as const

const Key = Type.String({ minLength: 8, maxLength: LIMITS.key, pattern: '^[A-Za-z0-9-]+$' })
const ImportPath = Type.Object({ key: Key })

export const importsContract = {
  'GET /imports/user/:userId': {
    access: 'student',
    summary: 'O que o aluno trouxe de outros lugares, do mais novo ao mais antigo',
    params: StudentPath,
    reply: Type.Object({ imports: Type.Array(Import) }),
  },
  'GET /imports/user/:userId/names': {
    access: 'student',
    summary: 'O que o aluno disse dos nomes, os tópicos que estudou e os cartões trazidos que excluiu',
    params: StudentPath,
    reply: Type.Object({
      names: Type.Array(NameChoice),
      /** The latest spelling first. */
      topics: Type.Array(Type.Object({ subject_id: Id, topic: Type.String() })),
      /** Keys of imported cards that the student deleted. */
      deleted: Type.Array(Type.String()),
    }),
  },
  'GET /imports/user/:userId/known': {
    access: 'student',
    summary:
      'Por que se reconhece o que o aluno já tem, de um dia a outro: minuto, segundos, questões, matéria',
    params: StudentPath,
    query: Type.Object({ from: Day, to: Day }),
    reply: Type.Object({
      /**
       * A line for each record, separated by spaces: minutes from 1970 to its end, seconds, questions, subject,
       * and its key if it was imported. One text is smaller than JSON for ten years of records.
       */
      records: Type.String(),
    }),
  },
  'PUT /imports/:key/slices/:number': {
    access: 'student',
    summary: 'Recebe uma parte das linhas de uma importação, que ainda não contam',
    params: Type.Object({ key: Key, number: Type.Integer({ minimum: 1, maximum: LIMITS.slices }) }),
    body: Type.Object({ rows: Type.Array(ImportedRow, { minItems: 1, maxItems: LIMITS.slice }) }),
    bodyLimit: { bytes: 2 * 1024 * 1024, message: 'Esta parte é grande demais.' },
    reply: messageReply(MESSAGES.sliced),
  },
  'PUT /imports/:key': {
    access: 'student',
    summary: 'Termina uma importação: todas as suas linhas passam a contar, ou nenhuma',
    params: ImportPath,
    body: ImportBody,
    bodyLimit: { bytes: 512 * 1024, message: 'São nomes demais para uma importação.' },
    reply: messageReply(MESSAGES.saved),
  },
  'PUT /imports/:key/picture': {
    access: 'student',
    summary: 'Guarda o retrato do desempenho em um site de questões, de um dia a outro',
    params: ImportPath,
    body: PictureBody,
    bodyLimit: { bytes: 1024 * 1024, message: 'Este retrato é grande demais.' },
    reply: messageReply(MESSAGES.pictured),
  },
  'PUT /imports/:key/cards': {
    access: 'student',
    summary: 'Traz cartões de outro programa: cada um pergunta o que o aluno escreveu nele',
    params: ImportPath,
    body: CardsBody,
    bodyLimit: { bytes: 4 * 1024 * 1024, message: MESSAGES.tooMuchText },
    reply: messageReply(MESSAGES.carded),
  },
  'DELETE /imports/:key': {
    access: 'student',
    summary: 'Desfaz uma importação inteira',
    params: ImportPath,
    reply: messageReply(MESSAGES.undone),
  },
} as const satisfies Contract
