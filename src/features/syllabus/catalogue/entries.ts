import { fold } from '../../../shared/text.ts'
import type { CatalogueEntry } from '../contract.ts'
import type { SyllabusDocument } from '../format/contract.ts'

const HEAD = ['id', 'orgao', 'cargo', 'banca', 'ano', 'ultimo', 'seguinte', 'inscritos', 'versao'] as const

/** Fields of an edital that the list shows or is ordered by, and its version. */
export type Head = Pick<SyllabusDocument, (typeof HEAD)[number]>

/** Returns a document's fields for the list, a small part of a document that may be long. */
export const headOf = (document: SyllabusDocument): Head =>
  Object.fromEntries(
    HEAD.flatMap((key) => (key in document ? [[key, document[key]]] : [])),
  ) as unknown as Head

/** Keeps the newer version of two editais of one id; of equal ones, the one in `later`. */
export function newestOf(first: readonly Head[], later: readonly Head[]): Head[] {
  const heads = new Map(first.map((head) => [head.id, head]))
  for (const head of later) if (head.versao >= (heads.get(head.id)?.versao ?? 0)) heads.set(head.id, head)
  return [...heads.values()]
}

const examOf = ({ orgao = '', cargo = '' }: Head) => fold(`${orgao}\n${cargo}`)

/** Returns the largest figure among the editais of an edital's exam. */
function mostOf(documents: readonly Head[], figureOf: (one: Head) => number | undefined) {
  const most = new Map<string, number>()
  for (const one of documents) most.set(examOf(one), Math.max(most.get(examOf(one)) ?? 0, figureOf(one) ?? 0))
  return (one: Head) => most.get(examOf(one)) ?? 0
}

/** Orders exams by candidates and each exam's editais by age; an older edital names the newer one. */
export function entriesOf(documents: readonly Head[]): CatalogueEntry[] {
  const newest = mostOf(documents, ({ ano }) => ano)
  const candidates = mostOf(documents, ({ inscritos }) => inscritos)
  const nameOf = ({ orgao = '', cargo = '' }: Head) => `${orgao}${cargo}`
  const ordered = [...documents].sort(
    (a, b) =>
      candidates(b) - candidates(a) ||
      nameOf(a).localeCompare(nameOf(b), 'pt-BR', { sensitivity: 'base' }) ||
      (b.ano ?? 0) - (a.ano ?? 0),
  )
  return ordered.map((one): CatalogueEntry => {
    const { id, orgao = '', cargo = '', banca = '', ano = 0, ultimo, seguinte } = one
    const year = newest(one)
    return {
      id,
      body: orgao,
      position: cargo,
      board: banca,
      year: ano,
      ...(year > ano ? { newer: year } : {}),
      ...(seguinte && year === ano ? { missing: seguinte } : {}),
      ...(ultimo && year === ano ? { last_on: ultimo } : {}),
    }
  })
}
