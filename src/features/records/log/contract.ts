import Type, { type Static } from 'typebox'
import { type Contract, Day, Id, StudentPath } from '../../../shared/contract.ts'
import { KINDS, type Kind } from '../contract.ts'

/** Records of the first page, for which a new device waits, and of each later one. */
export const LIMITS = { first: 1000, page: 6000 } as const

const Whole = Type.Integer()
const TextOrNull = Type.Unsafe<string | null>({ type: ['string', 'null'] })
const KindOrNull = Type.Unsafe<Kind | null>({ enum: [...KINDS, null] })

/** Records by column, all of one length, so that ten years of them take half a megabyte on the wire. */
export const LogColumns = Type.Object({
  id: Type.Array(Whole),
  subject_id: Type.Array(Whole),
  topic: Type.Array(TextOrNull),
  /** 0 where the record names no topic of an edital. */
  topic_id: Type.Array(Whole),
  kind: Type.Array(KindOrNull),
  /** 1 where the student finished the topic. */
  finished: Type.Array(Whole),
  study_time: Type.Array(Whole),
  total_pauses: Type.Array(Whole),
  questions_resolved: Type.Array(Whole),
  correct_answers: Type.Array(Whole),
  incorrect_answers: Type.Array(Whole),
  /** When the session ended, in epoch ms. */
  at: Type.Array(Whole),
  day: Type.Array(Day),
  zone: Type.Array(Type.String()),
  /** All keys of changed records, as a write may wait; of the whole log only those that name papers. */
  key: Type.Optional(Type.Array(TextOrNull)),
  /** 0 where the record was deleted; present with `since` only. */
  ativo: Type.Optional(Type.Array(Whole)),
})

export const LogPage = Type.Object({
  columns: LogColumns,
  /** The subjects of these records that the student may see. */
  subjects: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  /** The cursor of the next page; null on the last. */
  next: Type.Union([Type.String(), Type.Null()]),
  /** The smallest `stable` of all pages is the next `since`. */
  stable: Whole,
  /** The sum of the whole log, if asked for: `sumOfLog` in `rules.ts`. */
  check: Type.Optional(Type.Object({ records: Whole, sum: Whole })),
})

export type LogColumns = Static<typeof LogColumns>
export type LogPage = Static<typeof LogPage>

export const logContract = {
  'GET /study-log/:userId': {
    access: 'student',
    summary:
      'Todos os registros do aluno, do mais novo ao mais antigo, por colunas; com `since`, só o que mudou desde então, também o que foi deletado',
    params: StudentPath,
    query: Type.Object({
      since: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
      /** `next` of the previous page. */
      cursor: Type.Optional(Type.String({ pattern: '^\\d{1,16}_\\d{1,16}$' })),
      check: Type.Optional(Type.Literal('true')),
    }),
    reply: LogPage,
  },
} as const satisfies Contract
