import { blockId, shortHash, subjectId, topicId, uniqueIds } from '../format/identity.ts'

type Fields = Record<string, unknown>

/** Fields in which null means absent. */
const EMPTY = new Set(
  'num importancia normas desde mudou filhos titulo ementa questoes peso minimo orgao cargo banca ano'.split(
    ' ',
  ),
)
const KIDS = ['disciplinas', 'topicos', 'filhos'] as const

/** Adds ids to a document written by hand, and drops fields that are null. */
export function withIds(value: Fields): { document: Fields; made: number } {
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

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function idsIn(value: Fields): string[] {
  const below = ['blocos', 'arquivo', ...KIDS].flatMap((name) =>
    Array.isArray(value[name]) ? value[name] : [],
  )
  const own = typeof value.id === 'string' ? [value.id] : []
  return [...own, ...below.flatMap((one) => (isFields(one) ? idsIn(one) : []))]
}
