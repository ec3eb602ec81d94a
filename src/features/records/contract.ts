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

/** Letters of texts, questions or pauses of a record, records of a page; RECORDS_PER_DAY limits all. */
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

/** A single type of both kinds, so that a too long text gets one message instead of one per kind. */
const Topic = Type.Unsafe<string | null>(Type.With(line(LIMITS.topic), { type: ['string', 'null'] }))
const RecordId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })

/** Digits alone are an id, so a key has something else. */
const RecordKey = Type.String({ minLength: 1, maxLength: 255, pattern: '^(?!-?[0-9]+$)[\\x21-\\x7e]+$' })

const NAMED_BY = 'O id do registro, ou a Idempotency-Key com que foi salvo, se não for só de algarismos.'

/** An id or an `Idempotency-Key`: a single type of both kinds, as the topic is. */
const RecordPath = Type.Object({
  id: Type.Unsafe<number | string>(
    Type.With(RecordId, { ...RecordKey, type: ['integer', 'string'], description: NAMED_BY }),
  ),
})
const StudiedOn = Type.With(Day, {
  description:
    'O dia do registro, no fuso do aluno; sem ele, o de created_at, ou hoje. A hora continua a mesma.',
})
export const KINDS = ['theory', 'questions', 'review', 'law', 'video', 'mock'] as const
export type Kind = (typeof KINDS)[number]

const nullable = (kinds: readonly Kind[]) => [...kinds, null]
const KindOrNull = Type.Unsafe<Kind | null>({ enum: nullable(KINDS) })
const TopicId = Type.Unsafe<number | null>(Type.With(Id, { type: ['integer', 'null'] }))

const SubjectName = Type.Object({ id: Id, name: Type.String() })
export type ChosenSubject = Static<typeof SubjectName>

/**
 * `study_time` is in seconds; `subject` is null when it no longer exists; `key` is the `Idempotency-Key` of
 * the record's creation, which also names it. Unknown fields are left out: `key`, `topic_id` (the topic of an
 * edital), `kind`, and `finished` (the student finished the topic). `day` is the student's day of study in
 * `zone`, an IANA zone with the hour at which days begin: 'America/Sao_Paulo@4'.
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
 * The time that one device counted of a session: stretches in epoch ms by the server's clock, and seconds
 * added by hand, by the id of their event. `save` names this save: two devices that do not know of each other
 * may save the same session. `guessed`: stretches that end after `after` assume a clock `skew` ms ahead,
 * because the server did not answer. `of` is the key of the session that this one continues, when a device
 * resumed it without knowing of its end.
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
 * The time may be 0 if there are questions. Missing counts are 0, except `correct_answers`, which is total
 * minus incorrect when both are there. `created_at` is the session's end, by default now; `studied_on` moves
 * it to that day of the student's, at the same time of day. `zone` is the place of study, by default the
 * call's. A `topic_id` gives a record without `topic` its words; one that is another student's or of another
 * subject is ignored, and the words may match a topic of an edital. When the session was saved before,
 * `studied` adds to its record what no other save contained. `sent_at` is the device's clock in epoch ms at
 * sending, from which the server corrects what was `guessed`.
 */
export const StudyRecordBody = Type.Object({
  ...recordBody,
  zone: Type.Optional(text(70)),
  studied: Type.Optional(StudiedBody),
  sent_at: Type.Optional(Type.Integer()),
})

/** Missing `kind` and `finished` stay, and `topic_id` with the same words; `created_at` stays too. */
export const StudyRecordChange = Type.Object(recordBody)
export type StudyRecordBody = Static<typeof StudyRecordBody>
export type RecordFields = Omit<StudyRecordBody, 'user_id' | 'subject_id'>

/** Both days are included; a page comes newest first, of one subject or of all. */
export const RecordsQuery = Type.Object({
  subject_id: Type.Optional(Id),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.page })),
  cursor: Type.Optional(Type.String({ pattern: '^\\d{1,13}_\\d{1,16}$' })),
})

/** The sums of records, used for a period, a subject or a topic. */
export const SUM_FIELDS = {
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

/** `rules.ts` has the texts of the validation rules. */
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
