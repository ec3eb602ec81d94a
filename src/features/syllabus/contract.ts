import Type, { type Static } from 'typebox'
import {
  type Contract,
  count,
  Day,
  Download,
  EchoedKey,
  Id,
  MAX_INTEGER,
  UserId,
} from '../../shared/contract.ts'
import { formatCount } from '../../shared/count.ts'
import { EXPORTS, type Limit } from '../../shared/limit.ts'
import type { Check } from './checking/rules.ts'
import { Comparison, Decisions, NewAct } from './compare/contract.ts'
import { DOCUMENT_LIMIT, DOCUMENT_PACE, Document, ItemId } from './document.ts'
import { FORMAT_LIMITS } from './format/contract.ts'
import { KnownTopic } from './known/contract.ts'
import { TreeChange } from './operations/contract.ts'
import type { Doubts } from './reading/doubts.ts'
import { orNull, Target } from './targets/contract.ts'

/** Limits of requests and of stored data; `FORMAT_LIMITS` has those of a document. */
export const LIMITS = {
  /** Topics that one student has met in all, in editais left behind too. */
  knownTopics: 60_000,
  /** Topics of all items of one edital together, with those of joined and split items before. */
  links: 40_000,
  /** Operations of one save. */
  changesAtOnce: 500,
  pasted: 1_500_000,
  /** Bytes of a file to be read; a PDF travels in base64, nearly all that one address may have on its way. */
  uploadBytes: 10 * 1024 * 1024,
} as const

const FILE_TOO_LARGE =
  'O arquivo tem mais de 10 MB. Envie só as páginas do conteúdo programático, ou cole o texto.'

export const READING_LIMIT: Limit = { name: 'edital reading', burst: 40, everySeconds: 60 }

/** A student who mends an edital saves every few seconds for minutes; the page saves changes together. */
const CHANGES_PACE: Limit = { name: 'edital changes', burst: 300, everySeconds: 2 }

/** Derived from records alone: a topic is learned by the student's word, first questions or a review. */
export const STATES = ['new', 'in_study', 'learned', 'again'] as const
export type State = (typeof STATES)[number]

/** Sums of all that counts for a topic, `seconds` of study; days are the student's own. */
export const StudiedTopic = Type.Object({
  topic_id: Id,
  seconds: Type.Integer(),
  questions: Type.Integer(),
  correct: Type.Integer(),
  /** The day on which it was learned; null while it is in study. */
  learned_on: orNull(Day),
  last_on: Day,
  state: Type.Enum(STATES),
})
export type StudiedTopic = Static<typeof StudiedTopic>

/** A student's subject in sums, with its study of no topic of the document. */
export const StudiedSubject = Type.Object({
  subject_id: Id,
  seconds: Type.Integer(),
  questions: Type.Integer(),
  correct: Type.Integer(),
  last_on: Day,
})
export type StudiedSubject = Static<typeof StudiedSubject>

/**
 * The syllabus of one target. Knowledge belongs to topics, not to items: `links` has the topics of each item
 * of the document, and two items may be one topic. A new record of an item names its first topic in
 * `topic_id`; study from before the item was reworded, moved or joined may be under the others. So an item's
 * sums are those of its topics, and those of several items are those of their topics once each. Topics
 * without any record are not in `studied`: they are `new`.
 */
export const Syllabus = Type.Object({
  target: Target,
  document: Document,
  links: Type.Array(Type.Object({ item: ItemId, topics: Type.Array(Id) })),
  subjects: Type.Array(Type.Object({ item: ItemId, subject_id: Id })),
  studied: Type.Array(StudiedTopic),
  studied_subjects: Type.Array(StudiedSubject),
  /** Topics that the student marked as known; older versions of the server leave them out. */
  known: Type.Optional(Type.Array(KnownTopic)),
})
export type Syllabus = Static<typeof Syllabus>

/** `syllabus` is null while there is no target; targets have the one in front first. */
export const SyllabusPage = Type.Object({
  day: Day,
  targets: Type.Array(Target),
  syllabus: orNull(Syllabus),
})
export type SyllabusPage = Static<typeof SyllabusPage>

/** An edital of the catalogue by its names, as the list shows it; `id` opens it. */
export const CatalogueEntry = Type.Object({
  id: Type.String(),
  body: Type.String(),
  position: Type.String(),
  board: Type.String(),
  year: Type.Integer(),
  /** The year of a newer edital of the same exam, where the catalogue has one. */
  newer: Type.Optional(Type.Integer()),
  /** The year of a newer published edital that the catalogue lacks. */
  missing: Type.Optional(Type.Integer()),
  /** The day on which no newer edital had been published. */
  last_on: Type.Optional(Day),
})
export type CatalogueEntry = Static<typeof CatalogueEntry>

const Places = Type.Array(Type.Object({ from: count(LIMITS.uploadBytes), to: count(LIMITS.uploadBytes) }))

/** `removed` and `outside` are the parts of the text that are not in the tree. */
export const EditalReading = Type.Object({
  document: Document,
  removed: Type.Array(Type.String()),
  outside: Type.Array(Type.String()),
  /** Left out for a file, which is taken as it is written. */
  doubts: Type.Optional(Type.Unsafe<Doubts>({ type: 'object', additionalProperties: true })),
  /** Ids of rows that may be wrong, the least sure first. */
  unsure: Type.Optional(Type.Array(ItemId)),
  check: Type.Optional(Type.Unsafe<Check>({ type: 'object', additionalProperties: true })),
  notes: Type.Optional(Type.Array(Type.String())),
  /** Posts to choose among, each with the ids of all subjects it asks; left out where there are not two. */
  posts: Type.Optional(Type.Array(Type.Object({ name: Type.String(), subjects: Type.Array(Type.String()) }))),
  /** The text of a PDF or a file that was read. */
  text: Type.Optional(Type.String()),
  /** Offsets into the text of the stretches in which the programme seems to stand. */
  places: Type.Optional(Places),
})

const TargetPath = Type.Object({ id: Id })
const OwnTargetPath = Type.Object({ userId: UserId, id: Id })
const Revision = count(MAX_INTEGER)
const SavedSyllabus = Type.Object({ message: Type.String(), revision: Type.Integer(), key: EchoedKey })

const GivenEdital = {
  user_id: UserId,
  // The reading removes control characters of a PDF, page breaks too.
  text: Type.Optional(Type.String({ maxLength: LIMITS.pasted })),
  pdf: Type.Optional(Type.String()),
  file: Type.Optional(Type.String()),
}

/** Computed here because a sum in the contract would keep the whole module in the browser. */
const FILE_LIMIT = { bytes: Math.ceil((LIMITS.uploadBytes * 4) / 3) + 1024, message: FILE_TOO_LARGE }

export const syllabusContract = {
  'GET /syllabus/:userId/:id': {
    access: 'student',
    summary:
      'O edital de um concurso-alvo, com o estudado de cada tópico, e os concursos-alvo do aluno; `front` é o da frente',
    params: Type.Object({
      userId: UserId,
      id: Type.Unsafe<number | 'front'>({
        type: ['integer', 'string'],
        minimum: 1,
        maximum: MAX_INTEGER,
        pattern: '^front$',
      }),
    }),
    reply: SyllabusPage,
  },
  'PUT /syllabus/:id': {
    access: 'student',
    summary: 'Dá um edital no formato aberto a um concurso-alvo que ainda não tem tópicos',
    writes: 'beside',
    params: TargetPath,
    body: Type.Object({ user_id: UserId, document: Document }),
    bodyLimit: DOCUMENT_LIMIT,
    limit: DOCUMENT_PACE,
    reply: SavedSyllabus,
  },
  'POST /syllabus/:id/changes': {
    access: 'student',
    summary: 'Muda o edital por pequenas operações, todas ou nenhuma, uma só vez por Idempotency-Key',
    writes: 'worked out',
    params: TargetPath,
    body: Type.Object({
      user_id: UserId,
      changes: Type.Array(TreeChange, { minItems: 1, maxItems: LIMITS.changesAtOnce }),
    }),
    bodyLimit: DOCUMENT_LIMIT,
    limit: CHANGES_PACE,
    reply: SavedSyllabus,
  },
  'POST /syllabus/:id/difference': {
    access: 'student',
    summary: 'O que um edital retificado muda no do concurso-alvo, com as decisões do aluno; nada é salvo',
    writes: 'beside',
    params: TargetPath,
    body: Type.Object({ user_id: UserId, document: Document, decisions: Type.Optional(Decisions) }),
    bodyLimit: DOCUMENT_LIMIT,
    limit: DOCUMENT_PACE,
    reply: Type.Object({ revision: Type.Integer(), difference: Comparison }),
  },
  'POST /syllabus/:id/amendments': {
    access: 'student',
    summary:
      'Aceita uma retificação com as decisões do aluno; 409 se o edital mudou desde a `revision` comparada',
    writes: 'beside',
    params: TargetPath,
    body: Type.Object({
      user_id: UserId,
      revision: Revision,
      document: Document,
      decisions: Type.Optional(Decisions),
      act: Type.Optional(NewAct),
    }),
    bodyLimit: DOCUMENT_LIMIT,
    limit: DOCUMENT_PACE,
    reply: SavedSyllabus,
  },
  'GET /syllabus/:userId/:id/edital.json': {
    access: 'student',
    summary: 'O edital do concurso-alvo no formato aberto, sem nada do que o aluno estudou',
    params: OwnTargetPath,
    limit: EXPORTS,
    reply: Download,
  },
  'POST /syllabus/reading': {
    access: 'student',
    summary:
      'Lê um edital colado (`text`), em PDF (`pdf`, em base64) ou em arquivo de texto (`file`: formato aberto, CSV, lista); nada é salvo',
    writes: 'beside',
    limit: READING_LIMIT,
    body: Type.Object({
      ...GivenEdital,
      /** Reads the whole text as the programme, after a refusal or a missing passage. */
      anyway: Type.Optional(Type.Boolean()),
    }),
    bodyLimit: FILE_LIMIT,
    reply: EditalReading,
  },
  'POST /syllabus/reading/places': {
    access: 'student',
    summary:
      'O texto de um edital que não foi lido e os trechos em que o conteúdo programático pode estar; nada é salvo',
    writes: 'beside',
    limit: READING_LIMIT,
    body: Type.Object(GivenEdital),
    bodyLimit: FILE_LIMIT,
    reply: Type.Object({ text: Type.String(), places: Places }),
  },
  'GET /catalogue': {
    access: 'student',
    summary: 'Os editais do catálogo, por órgão',
    reply: Type.Array(CatalogueEntry),
  },
  'GET /catalogue/:id': {
    access: 'student',
    summary: 'Um edital do catálogo, no formato aberto',
    params: Type.Object({ id: Type.String({ minLength: 1, maxLength: FORMAT_LIMITS.documentId }) }),
    reply: Document,
  },
} as const satisfies Contract

export const MESSAGES = {
  saved: 'Edital salvo.',
  targetNotFound: 'Não encontramos este concurso-alvo.',
  hasTopics: 'Este concurso-alvo já tem edital. Para trocar, abra o novo como retificação.',
  outOfDate: 'O edital mudou em outro aparelho. Confira a diferença de novo.',
  tooManyKnown: `Você já tem ${formatCount(LIMITS.knownTopics)} tópicos em seus editais, o máximo de uma conta.`,
  tooManyLinks: 'Isto juntaria as histórias de tópicos demais. Junte e divida menos tópicos de uma vez.',
  tooLarge:
    'Este edital ficou grande demais, com tudo o que já saiu dele. Baixe-o e crie um concurso-alvo com o edital de hoje.',
  noText: 'Este arquivo é uma tabela ou um edital pronto: não há texto em que procurar.',
  twoToRead: 'Envie o texto ou o PDF, não os dois.',
  fileTooLarge: FILE_TOO_LARGE,
  notInCatalogue: 'Não encontramos este edital no catálogo.',
} as const
