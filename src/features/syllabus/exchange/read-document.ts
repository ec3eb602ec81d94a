import { Compile } from 'typebox/compile'
import {
  type ArchivedTopic,
  FORMAT,
  FORMAT_LIMITS,
  PUBLISHED_SCHEMA,
  type SyllabusDocument,
} from '../format/contract.ts'
import { blockId, shortHash, subjectId, topicId, uniqueIds } from '../format/identity.ts'
import type { Json } from './clean.ts'
import { FIELD_SENTENCES, IMPORT_NOTES, IMPORT_REFUSALS, type Imported } from './contract.ts'

type Fields = Record<string, unknown>

let compiled: ReturnType<typeof Compile<typeof PUBLISHED_SCHEMA>> | undefined

/** Imports a whole document, unknown fields included, or nothing. */
export function readDocument(value: Json): Imported {
  if (!isFields(value) || value.formato === undefined) return { wrong: IMPORT_REFUSALS.unknownJson }
  const version = versionOf(value)
  if (typeof version === 'string') return { wrong: version }
  const tooMuch = sizeProblem(value)
  if (tooMuch) return { wrong: tooMuch }
  const { document, made } = withIds({ ...value, formato: FORMAT })
  const wrong = fieldProblem(document) ?? idProblem(document as SyllabusDocument)
  if (wrong) return { wrong }
  const notes = [
    ...(version > 1 ? [IMPORT_NOTES.newer(String(value.formato), unknownFields(value))] : []),
    ...(made > 0 ? [IMPORT_NOTES.idsMade(made)] : []),
  ]
  return { document: document as SyllabusDocument, notes }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function versionOf({ formato }: Fields): number | string {
  const [, version] = /^edital-aberto\/([1-9]\d{0,5})(?:\.\d+)*$/.exec(String(formato)) ?? []
  return version === undefined ? IMPORT_REFUSALS.otherFormat(String(formato)) : Number(version)
}

const unknownFields = (value: Fields) =>
  Object.keys(value).filter(
    (name) => !Object.hasOwn((PUBLISHED_SCHEMA as unknown as { properties: Fields }).properties, name),
  )

const listOf = (value: unknown, name: string): Fields[] => {
  const list = isFields(value) ? value[name] : undefined
  return Array.isArray(list) ? list.filter(isFields) : []
}

/** Counts nodes before any other check, so that a file of a million topics is refused at once. */
function sizeProblem(value: Fields): string | undefined {
  const blocks = listOf(value, 'blocos')
  if (blocks.length > FORMAT_LIMITS.blocks) return IMPORT_REFUSALS.tooManyBlocks
  const subjects = blocks.flatMap((block) => listOf(block, 'disciplinas'))
  if (subjects.length > FORMAT_LIMITS.subjects) return IMPORT_REFUSALS.tooManySubjects
  let level = subjects.flatMap((subject) => listOf(subject, 'topicos'))
  let topics = 0
  for (let depth = 1; level.length > 0; depth++) {
    const [first] = level
    if (depth > FORMAT_LIMITS.depth) return IMPORT_REFUSALS.tooDeep(String(first?.texto))
    topics += level.length
    level = level.flatMap((topic) => listOf(topic, 'filhos'))
  }
  return topics > FORMAT_LIMITS.topics ? IMPORT_REFUSALS.tooMany(topics) : undefined
}

function fieldProblem(document: unknown): string | undefined {
  compiled ??= Compile(PUBLISHED_SCHEMA)
  if (compiled.Check(document)) return
  const errors = compiled.Errors(document).filter(({ keyword }) => FIELD_SENTENCES[keyword])
  const said = errors.map(
    ({ keyword, instancePath, params }) =>
      FIELD_SENTENCES[keyword]?.(fieldOf(instancePath), params as Fields) ?? '',
  )
  return IMPORT_REFUSALS.fields(said.slice(0, 3), said.length - 3)
}

/** `/blocos/0/nome` is `blocos[0].nome`. */
function fieldOf(path: string): string {
  return (
    path
      .replace(/\/(\d+)/g, '[$1]')
      .replaceAll('/', '.')
      .replace(/^\./, '') || 'o arquivo'
  )
}

interface Named {
  readonly id: string
  readonly text: string
  readonly above: readonly string[]
}

function idProblem(document: SyllabusDocument): string | undefined {
  const known = new Map<string, Named>()
  for (const one of namedOf(document)) {
    const other = known.get(one.id)
    if (one.above.includes(one.id)) return IMPORT_REFUSALS.insideItself(one.id)
    if (other) return IMPORT_REFUSALS.doubleId(one.id, other.text, one.text)
    known.set(one.id, one)
  }
  return cycleIn(document.arquivo ?? [])
}

function namedOf({ blocos, arquivo = [] }: SyllabusDocument): Named[] {
  const walk = (value: Fields, above: readonly string[]): Named[] => {
    const id = String(value.id)
    const below = ['disciplinas', 'topicos', 'filhos'].flatMap((name) => listOf(value, name))
    const own = { id, text: String(value.texto ?? value.nome), above }
    return [own, ...below.flatMap((one) => walk(one, [...above, id]))]
  }
  const archived = arquivo.map(({ id, texto }) => ({ id, text: texto, above: [] }))
  return [...blocos.flatMap((block) => walk({ ...block }, [])), ...archived]
}

/** Finds a cycle of `pai`, on which restoring an item would walk forever. */
function cycleIn(archive: readonly ArchivedTopic[]): string | undefined {
  const parents = new Map(archive.map(({ id, pai }) => [id, pai]))
  const isSafe = new Set<string>()
  for (const { id } of archive) {
    const trail = new Set<string>()
    for (let at: string | undefined = id; at !== undefined && !isSafe.has(at); at = parents.get(at)) {
      if (trail.has(at)) return IMPORT_REFUSALS.archiveCycle(at)
      trail.add(at)
    }
    for (const one of trail) isSafe.add(one)
  }
  return
}

/** Fields in which null means absent. */
const EMPTY = new Set(
  'num importancia normas desde mudou filhos titulo ementa questoes peso minimo orgao cargo banca ano'.split(
    ' ',
  ),
)
const KIDS = ['disciplinas', 'topicos', 'filhos'] as const

/** Adds ids to a document written by hand, and drops fields that are null. */
function withIds(value: Fields): { document: Fields; made: number } {
  let made = 0
  const give = uniqueIds(idsIn(value))
  const named = (node: Fields, base: () => string): Fields => {
    const said = withoutNulls(node)
    if (said.id !== undefined) return said
    made++
    return { id: give(base()), ...said }
  }
  const kids = (node: Fields, name: string, each: (kid: Fields) => Fields): Fields =>
    Array.isArray(node[name])
      ? { ...node, [name]: node[name].map((kid) => (isFields(kid) ? each(kid) : kid)) }
      : node

  const topic =
    (subject: string) =>
    (node: Fields): Fields =>
      kids(
        named(node, () => topicId(subject, String(node.texto))),
        'filhos',
        topic(subject),
      )
  const subject =
    (block: string) =>
    (node: Fields): Fields =>
      kids(
        named(node, () => subjectId(String(node.nome), block)),
        'topicos',
        topic(String(node.nome)),
      )
  const block = (node: Fields): Fields =>
    kids(
      named(node, () => blockId(String(node.nome), String(node.titulo ?? ''))),
      'disciplinas',
      subject(String(node.nome)),
    )

  return { document: kids(withHead(withoutNulls(value)), 'blocos', block), made }
}

function withHead(value: Fields): Fields {
  const { id = `edital-${shortHash(JSON.stringify(value.blocos) ?? '', 10)}`, versao = 1 } = value
  return { ...value, id, versao }
}

/** A block's `cargo` may be null in the format. */
const withoutNulls = (node: Fields): Fields =>
  Object.fromEntries(
    Object.entries(node).filter(
      ([name, value]) => value !== null || !EMPTY.has(name) || (name === 'cargo' && 'disciplinas' in node),
    ),
  )

function idsIn(value: Fields): string[] {
  const below = ['blocos', 'arquivo', ...KIDS].flatMap((name) =>
    Array.isArray(value[name]) ? value[name] : [],
  )
  const own = typeof value.id === 'string' ? [value.id] : []
  return [...own, ...below.flatMap((one) => (isFields(one) ? idsIn(one) : []))]
}
