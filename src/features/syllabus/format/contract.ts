import Type, { type Static } from 'typebox'
import { count, Day } from '../../../shared/contract.ts'
import { ScoringRule } from '../../scoring/contract.ts'

/** The name of the open format and its version, as `formato` says it. */
export const FORMAT = 'edital-aberto/1'

/** Limits of a document. Lengths are in characters, `file` is in bytes; `depth` counts levels of topics. */
export const FORMAT_LIMITS = {
  file: 5_000_000,
  blocks: 100,
  subjects: 500,
  topics: 5_000,
  depth: 12,
  text: 8_000,
  name: 500,
  number: 40,
  id: 64,
  documentId: 160,
  acts: 200,
  archive: 20_000,
  changes: 50_000,
} as const

const ID = '^[A-Za-z0-9][A-Za-z0-9._-]*$'
export const ID_PATTERN = new RegExp(ID)

const some = (maxLength: number) => Type.String({ minLength: 1, maxLength })
export const NodeId = Type.String({ minLength: 1, maxLength: FORMAT_LIMITS.id, pattern: ID })
const Num = Type.String({
  minLength: 1,
  maxLength: FORMAT_LIMITS.number,
  description: 'O número como impresso; nunca é chave',
})
const Version = Type.Integer({ minimum: 1, maximum: 100_000 })
export const Questions = Type.Integer({ minimum: 0, maximum: 1_000, description: 'Questões na prova' })
export const Weight = Type.Number({ minimum: 0, maximum: 1_000, description: 'Peso, ou pontos por questão' })
export const Minimum = Type.Number({
  minimum: 0,
  maximum: 100,
  description: 'Elimina abaixo deste percentual dos pontos',
})

export const IMPORTANCES = ['alta', 'media', 'baixa'] as const

/** An object that keeps unknown fields, at every level. */
const open = <P extends Parameters<typeof Type.Object>[0]>(properties: P) =>
  Type.Object(properties, { additionalProperties: true })

const TopicFields = open({
  id: NodeId,
  num: Type.Optional(Num),
  texto: some(FORMAT_LIMITS.text),
  literal: Type.Optional(Type.Boolean({ description: 'O ato o diz assim, longo ou repetido' })),
  importancia: Type.Optional(Type.Enum(IMPORTANCES)),
  normas: Type.Optional(
    Type.Array(some(FORMAT_LIMITS.name), { description: 'URN LexML das normas citadas, calculadas' }),
  ),
  desde: Type.Optional(Version),
  mudou: Type.Optional(
    Type.Array(Version, { description: 'Versões em que o texto, o lugar ou o número mudou' }),
  ),
})

/** A topic at any depth. Its id is the identity: it survives rewording, moving and renumbering. */
export interface DocumentTopic extends Static<typeof TopicFields> {
  filhos?: DocumentTopic[]
}

const Topics = Type.Unsafe<DocumentTopic[]>({ type: 'array', items: { $ref: '#/$defs/topico' } })

/** The definition that `Topics` refers to. */
const TopicSchema = open({ ...TopicFields.properties, filhos: Type.Optional(Topics) })

const SubjectSchema = open({
  id: NodeId,
  nome: some(FORMAT_LIMITS.name),
  titulo: Type.Optional(
    Type.String({ maxLength: FORMAT_LIMITS.text, description: 'O título como impresso' }),
  ),
  ementa: Type.Optional(
    Type.String({ maxLength: FORMAT_LIMITS.text, description: 'Texto antes do primeiro tópico' }),
  ),
  questoes: Type.Optional(Questions),
  peso: Type.Optional(Weight),
  minimo: Type.Optional(Minimum),
  topicos: Topics,
})

const BlockSchema = open({
  id: NodeId,
  nome: Type.String({
    maxLength: FORMAT_LIMITS.name,
    description: 'Vazio quando o edital não nomeia blocos',
  }),
  titulo: Type.Optional(Type.String({ maxLength: FORMAT_LIMITS.text })),
  cargo: Type.Optional(Type.Union([Type.String({ maxLength: FORMAT_LIMITS.name }), Type.Null()])),
  questoes: Type.Optional(Questions),
  peso: Type.Optional(Weight),
  minimo: Type.Optional(Minimum),
  disciplinas: Type.Array(SubjectSchema),
})

const ActSchema = open({
  n: Version,
  nome: some(FORMAT_LIMITS.name),
  data: Type.Optional(Day),
  url: Type.Optional(Type.String({ maxLength: 2_000 })),
  sha256: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$' })),
})

const ArchivedSchema = open({
  id: NodeId,
  tipo: Type.Optional(Type.Enum(['bloco', 'disciplina', 'topico'], { description: 'Tópico, se faltar' })),
  num: Type.Optional(Num),
  texto: some(FORMAT_LIMITS.text),
  disciplina: Type.Optional(
    Type.String({ maxLength: FORMAT_LIMITS.name, description: 'O nome da disciplina em que estava' }),
  ),
  pai: Type.Optional(
    Type.Unsafe<string>({ ...NodeId, description: 'Em que bloco, disciplina ou tópico estava' }),
  ),
  com: Type.Optional(Type.Unsafe<string>({ ...NodeId, description: 'Saiu junto com este' })),
  desde: Type.Optional(Version),
  ate: Type.Optional(Type.Unsafe<number>({ ...Version, description: 'A última versão em que estava' })),
})

/** The verbs of a change; several of one topic are joined by '+'. */
export const VERBS = ['renumerado', 'reescrito', 'movido', 'dividido', 'unido', 'entrou', 'saiu'] as const
export type Verb = (typeof VERBS)[number]

const VERB = '(renumerado|reescrito|movido|dividido|unido|entrou|saiu)'
// No call: what calls is not left out of pages that need no schema.
export const CHANGE_PATTERN = `^${VERB}(\\+${VERB})*$`

const ChangeSchema = open({
  versao: Type.Optional(Version),
  ato: Type.Optional(Version),
  op: Type.String({ pattern: CHANGE_PATTERN }),
  id: NodeId,
  de: Type.Optional(
    open({
      num: Type.Optional(Num),
      texto: Type.Optional(some(FORMAT_LIMITS.text)),
      disciplina: Type.Optional(Type.String({ maxLength: FORMAT_LIMITS.name })),
    }),
  ),
  para: Type.Optional(Type.Array(NodeId)),
})

type Rules = Record<string, unknown>

const SourceSchema = open({
  como: Type.Optional(Type.String({ maxLength: FORMAT_LIMITS.text })),
  conferido: Type.Optional(Type.Boolean()),
  por: Type.Optional(Type.String({ maxLength: FORMAT_LIMITS.name })),
  em: Type.Optional(Day),
})

const RightsSchema = open({
  texto: Type.Optional(Type.String({ maxLength: FORMAT_LIMITS.name })),
  arvore: Type.Optional(Type.String({ maxLength: FORMAT_LIMITS.name })),
})

const Root = open({
  formato: Type.Literal(FORMAT),
  id: Type.String({ minLength: 1, maxLength: FORMAT_LIMITS.documentId, pattern: ID }),
  orgao: Type.Optional(Type.String({ maxLength: FORMAT_LIMITS.name })),
  cargo: Type.Optional(Type.String({ maxLength: FORMAT_LIMITS.name })),
  banca: Type.Optional(Type.String({ maxLength: FORMAT_LIMITS.name })),
  ano: Type.Optional(count(9_999)),
  ultimo: Type.Optional(
    Type.Unsafe<string>({ ...Day, description: 'Neste dia não havia edital mais novo deste concurso' }),
  ),
  seguinte: Type.Optional(
    Type.Unsafe<number>({
      ...count(9_999),
      description: 'O ano de um edital mais novo deste concurso, que já saiu',
    }),
  ),
  inscritos: Type.Optional(
    Type.Unsafe<number>({ ...count(99_999_999), description: 'Quantos se inscreveram para o cargo' }),
  ),
  versao: Version,
  atos: Type.Optional(Type.Array(ActSchema, { maxItems: FORMAT_LIMITS.acts })),
  fonte: Type.Optional(SourceSchema),
  direitos: Type.Optional(RightsSchema),
  corteLegislacao: Type.Optional(Type.Union([Day, Type.Null()])),
  blocos: Type.Array(BlockSchema, { minItems: 1, maxItems: FORMAT_LIMITS.blocks }),
  arquivo: Type.Optional(Type.Array(ArchivedSchema, { maxItems: FORMAT_LIMITS.archive })),
  mudancas: Type.Optional(Type.Array(ChangeSchema, { maxItems: FORMAT_LIMITS.changes })),
  prova: Type.Optional(
    Type.Union([ScoringRule, Type.Unsafe<Rules>({ type: 'object', additionalProperties: true })], {
      description: 'A regra de pontuação; o que não for uma regra assim é guardado, e não é usado',
    }),
  ),
})

export type DocumentBlock = Static<typeof BlockSchema>
export type DocumentSubject = Static<typeof SubjectSchema>
export type ArchivedTopic = Static<typeof ArchivedSchema>
export type DocumentChange = Static<typeof ChangeSchema>
export type Act = Static<typeof ActSchema>
export type Importance = (typeof IMPORTANCES)[number]

/** A syllabus in the open format. Fields it does not know are kept in the object and written back. */
export type SyllabusDocument = Static<typeof Root>

/** The published JSON Schema, `public/edital-aberto-1.schema.json`. */
export const PUBLISHED_SCHEMA = Type.Unsafe<SyllabusDocument>({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'urn:edital-aberto:1',
  title: 'Edital aberto, versão 1',
  $defs: { topico: TopicSchema },
  ...Root,
})
