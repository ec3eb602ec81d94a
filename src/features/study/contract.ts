import Type, { type Static } from 'typebox'
import { type Contract, count, Day, Id, Instant, StudentPath, text, UserId } from '../../shared/contract.ts'
import { MAX_STUDY_SECONDS } from '../../shared/duration.ts'
import { MAX_COUNT } from './rules.ts'

/** Lengths in characters, counts in questions or pauses of one record, and records of one page. */
export const LIMITS = { topic: 150, questions: MAX_COUNT, pauses: MAX_COUNT, page: 500 } as const

/** The response header with the `cursor` of the next page; absent on the last one. */
export const NEXT_CURSOR = 'X-Next-Cursor'

/** One type of two kinds, so that a text that is too long is refused with one sentence, not with one for each kind. */
const Topic = Type.Unsafe<string | null>(Type.With(text(LIMITS.topic), { type: ['string', 'null'] }))
const RecordId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
const RecordPath = Type.Object({ id: RecordId })
const SubjectName = Type.Object({ id: Id, name: Type.String() })

/** One study session (spec §3). `study_time` is in seconds; `subject` is null when it is not known any more. */
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
})
export type StudyRecord = Static<typeof StudyRecord>

/** What was done to a record, and the record as it is now. */
const RecordAnswer = Type.Object({ message: Type.String(), data: StudyRecord })

const recordBody = {
  user_id: UserId,
  subject_id: Id,
  topic: Type.Optional(Topic),
  study_time: Type.Integer({ minimum: 1, maximum: MAX_STUDY_SECONDS }),
  total_pauses: Type.Optional(count(LIMITS.pauses)),
  questions_resolved: Type.Optional(count(LIMITS.questions)),
  correct_answers: Type.Optional(count(LIMITS.questions)),
  incorrect_answers: Type.Optional(count(LIMITS.questions)),
  created_at: Type.Optional(Instant),
}

/**
 * What a student says of a session (spec §5). Counts left out are 0, but `correct_answers` left out is total minus
 * incorrect when both are there. `created_at` is when the session ended, for a record sent later; without it, now.
 */
export const StudyRecordBody = Type.Object(recordBody)

/** The same of an edited record, whose time may become 0 (spec §5); without `created_at` it keeps its own. */
export const StudyRecordChange = Type.Object({ ...recordBody, study_time: count(MAX_STUDY_SECONDS) })
export type StudyRecordBody = Static<typeof StudyRecordBody>

/** Which records: the student's days, both included, and one page of them, newest first. */
export const RecordsQuery = Type.Object({
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.page })),
  cursor: Type.Optional(Type.String({ pattern: '^\\d{1,13}_\\d{1,16}$' })),
})

/** What the study page shows of the student's today: subjects by name, records newest first. */
export const StudyDay = Type.Object({
  day: Day,
  career_name: Type.Union([Type.String(), Type.Null()]),
  subjects: Type.Array(SubjectName),
  records: Type.Array(StudyRecord),
})
export type StudyDay = Static<typeof StudyDay>

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
    summary: 'Altera um registro de estudo',
    writes: 'statement',
    params: RecordPath,
    body: StudyRecordChange,
    reply: RecordAnswer,
  },
  'DELETE /user-study-records/:id': {
    access: 'student',
    summary: 'Deleta um registro de estudo: ele deixa as listas e as somas',
    writes: 'statement',
    params: RecordPath,
    reply: RecordAnswer,
  },
  'GET /study-day/:userId': {
    access: 'student',
    summary: 'O dia de hoje do aluno para a página de estudo: carreira, matérias ativas e registros',
    params: StudentPath,
    reply: StudyDay,
  },
} as const satisfies Contract

/** What the server says of records (spec §8); texts of the validation rules are in `rules.ts`. */
export const MESSAGES = {
  updated: 'Registro atualizado com sucesso!',
  deleted: 'Registro deletado com sucesso!',
  recordNotFound: 'Não encontramos este registro de estudo.',
  subjectNotFound: 'Matéria não encontrada',
  instantInvalid: 'A data não é válida ou é anterior a 01/01/2000.',
} as const
