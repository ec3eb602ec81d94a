import Type, { type Static } from 'typebox'
import {
  type Contract,
  count,
  Day,
  Id,
  Instant,
  line,
  StudentPath,
  text,
  UserId,
} from '../../shared/contract.ts'
import { MAX_STUDY_SECONDS } from '../../shared/duration.ts'
import { MAX_COUNT, NOT_FOUND } from './rules.ts'

/**
 * Lengths in characters, counts in questions or pauses of one record, records of one page, and of how many
 * days' most (the setting RECORDS_PER_DAY) a student may have records.
 */
export const LIMITS = {
  topic: 150,
  questions: MAX_COUNT,
  pauses: MAX_COUNT,
  page: 500,
  daysInAll: 100,
  /** Stretches of one session, and additions by hand. */
  stretches: 1000,
} as const

/** This response header has the `cursor` of the next page; it is absent on the last. */
export const NEXT_CURSOR = 'X-Next-Cursor'

/** One type of two kinds refuses a text that is too long with one sentence, not with one for each kind. */
const Topic = Type.Unsafe<string | null>(Type.With(line(LIMITS.topic), { type: ['string', 'null'] }))
const RecordId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })

/** Digits alone are an id, so a key has something else. */
const RecordKey = Type.String({ minLength: 1, maxLength: 255, pattern: '^(?!-?[0-9]+$)[\\x21-\\x7e]+$' })

const NAMED_BY = 'O id do registro, ou a Idempotency-Key com que foi salvo, se não for só de algarismos.'

/** An id or an `Idempotency-Key`: one type of two kinds, as the topic is. */
const RecordPath = Type.Object({
  id: Type.Unsafe<number | string>(
    Type.With(RecordId, { ...RecordKey, type: ['integer', 'string'], description: NAMED_BY }),
  ),
})
const StudiedOn = Type.With(Day, {
  description:
    'O dia do registro, no fuso do aluno; sem ele, o de created_at, ou hoje. A hora continua a mesma.',
})
/** Theory, questions, review, the text of a law, a video lesson, a mock exam. */
export const KINDS = ['theory', 'questions', 'review', 'law', 'video', 'mock'] as const
export type Kind = (typeof KINDS)[number]

const nullable = (kinds: readonly Kind[]) => [...kinds, null]
const KindOrNull = Type.Unsafe<Kind | null>({ enum: nullable(KINDS) })
const TopicId = Type.Unsafe<number | null>(Type.With(Id, { type: ['integer', 'null'] }))

const SubjectName = Type.Object({ id: Id, name: Type.String() })
export type ChosenSubject = Static<typeof SubjectName>

/**
 * `study_time` is in seconds; `subject` is null when no longer known; `key` is the `Idempotency-Key` that the
 * record was made with and is named by. What is not known or was not said is left out: `key`, `topic_id`, the
 * topic of an edital, `kind`, and `finished`, that the topic was said to be finished. `day` is the student's day
 * of study, where he was then: in `zone`, an IANA zone, as 'America/Sao_Paulo@4' where his days begin at 4 h.
 */
export const StudyRecord = Type.Object({
  id: RecordId,
  user_id: UserId,
  subject_id: Id,
  subject: Type.Union([SubjectName, Type.Null()]),
  topic: Type.Union([Type.String(), Type.Null()]),
  study_time: count(MAX_STUDY_SECONDS),
  total_pauses: count(LIMITS.pauses),
  questions_resolved: count(LIMITS.questions),
  correct_answers: count(LIMITS.questions),
  incorrect_answers: count(LIMITS.questions),
  created_at: Instant,
  ativo: Type.Integer({ minimum: 0, maximum: 1 }),
  key: Type.Optional(RecordKey),
  topic_id: Type.Optional(Id),
  kind: Type.Optional(Type.Enum(KINDS)),
  finished: Type.Optional(Type.Literal(true)),
  day: Day,
  zone: Type.String(),
})
export type StudyRecord = Static<typeof StudyRecord>

const RecordAnswer = Type.Object({ message: Type.String(), data: StudyRecord })

const recordBody = {
  user_id: UserId,
  subject_id: Id,
  topic: Type.Optional(Topic),
  study_time: count(MAX_STUDY_SECONDS),
  total_pauses: Type.Optional(count(LIMITS.pauses)),
  questions_resolved: Type.Optional(count(LIMITS.questions)),
  correct_answers: Type.Optional(count(LIMITS.questions)),
  incorrect_answers: Type.Optional(count(LIMITS.questions)),
  created_at: Type.Optional(Instant),
  studied_on: Type.Optional(StudiedOn),
  topic_id: Type.Optional(TopicId),
  kind: Type.Optional(KindOrNull),
  finished: Type.Optional(Type.Boolean()),
}

const EpochMs = count(Number.MAX_SAFE_INTEGER)
const Name = Type.String({ minLength: 1, maxLength: 64 })

/**
 * What the device that saves has counted of a session: stretches in epoch ms by the server's clock, and
 * seconds added by hand, by the name of their event. `save` names this saving: the same session may be saved
 * on two devices that do not know of each other. `guessed`: what ends later than `after` is by a clock that
 * was taken to be `skew` ms ahead, because the server could not be asked. `of` is the key of the session that
 * this one grew out of, where it was taken up again on a device that did not know of its end.
 */
export const StudiedBody = Type.Object({
  save: Name,
  of: Type.Optional(Name),
  guessed: Type.Optional(Type.Object({ after: EpochMs, skew: Type.Integer() })),
  stretches: Type.Array(Type.Object({ from: EpochMs, until: EpochMs }), { maxItems: LIMITS.stretches }),
  added: Type.Array(Type.Object({ id: Name, seconds: count(MAX_STUDY_SECONDS) }), {
    maxItems: LIMITS.stretches,
  }),
})

/**
 * The time may be 0 where there are questions. Counts left out are 0, but `correct_answers` left out is total
 * minus incorrect when both are there. `created_at` is when the session ended, by default now; `studied_on`
 * moves it to that day of the student's, at its time of day. `zone` is where it was studied, as an answer has it;
 * by default, and where it is none, that of the call. A `topic_id` gives a record without a `topic`
 * its words; one that is not the student's, or of another subject, is left out, and the words count: those of
 * a topic of an edital are that topic's. Of a session that was saved before, `studied` adds to its record
 * what no other saving had. `sent_at` is the device's clock, epoch ms, when it sends: how wrong it is places
 * what was `guessed`.
 */
export const StudyRecordBody = Type.Object({
  ...recordBody,
  zone: Type.Optional(text(70)),
  studied: Type.Optional(StudiedBody),
  sent_at: Type.Optional(Type.Integer()),
})

/**
 * `kind` and `finished` left out stay, and so does `topic_id` with the same subject and
 * words. Without `created_at` the record keeps its own, on the day `studied_on`.
 */
export const StudyRecordChange = Type.Object(recordBody)
export type StudyRecordBody = Static<typeof StudyRecordBody>
export type Said = Omit<StudyRecordBody, 'user_id' | 'subject_id'>

/** The student's days are both included; a page comes newest first, of one subject or of all. */
export const RecordsQuery = Type.Object({
  subject_id: Type.Optional(Id),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.page })),
  cursor: Type.Optional(Type.String({ pattern: '^\\d{1,13}_\\d{1,16}$' })),
})

/** What records add up to, for whoever tells it of a time, a subject or a topic. */
export const SUM_FIELDS = {
  /** The time is in seconds. */
  study_time: Type.Integer(),
  questions: Type.Integer(),
  correct: Type.Integer(),
  incorrect: Type.Integer(),
}

export const studyContract = {
  'GET /user-study-records/user/:userId': {
    access: 'student',
    summary:
      'Os registros ativos do aluno, do mais novo ao mais antigo; com `limit`, a próxima página em X-Next-Cursor',
    params: StudentPath,
    query: RecordsQuery,
    reply: Type.Array(StudyRecord),
  },
  'POST /user-study-records': {
    access: 'student',
    summary: 'Salva um registro de estudo, uma só vez por Idempotency-Key',
    writes: 'statement',
    body: StudyRecordBody,
    status: 201,
    reply: StudyRecord,
  },
  'PUT /user-study-records/:id': {
    access: 'student',
    summary: 'Altera um registro de estudo, dito pelo id ou pela Idempotency-Key com que foi salvo',
    params: RecordPath,
    body: StudyRecordChange,
    reply: RecordAnswer,
  },
  'DELETE /user-study-records/:id': {
    access: 'student',
    summary:
      'Deleta um registro de estudo, dito pelo id ou pela Idempotency-Key: ele deixa as listas e as somas',
    writes: 'statement',
    params: RecordPath,
    reply: RecordAnswer,
  },
  'GET /study-subjects/:userId': {
    access: 'student',
    summary: 'As matérias que o aluno estuda agora, pelo nome',
    params: StudentPath,
    reply: Type.Array(SubjectName),
  },
} as const satisfies Contract

/** The texts of the validation rules are in `rules.ts`. */
export const MESSAGES = {
  updated: 'Registro atualizado com sucesso!',
  deleted: 'Registro deletado com sucesso!',
  recordNotFound: NOT_FOUND,
  subjectNotFound: 'Matéria não encontrada',
  ofPaper: 'Este registro é de um simulado. Abra o simulado para mudar ou excluir.',
  tooManyInADay: (most: number) =>
    `Você já salvou ${most.toLocaleString('pt-BR')} registros de estudo em 24 horas. Tente novamente mais tarde.`,
  tooManyInAll: (most: number) =>
    `Você já tem ${most.toLocaleString('pt-BR')} registros de estudo, o máximo de uma conta. Fale com o suporte.`,
  instantInvalid: 'A data não é válida ou é anterior a 01/01/2000.',
} as const
