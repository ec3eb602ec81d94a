import { fold } from '../../../shared/text.ts'
import type { CatalogueEntry } from '../contract.ts'
import type { SyllabusDocument } from '../format/contract.ts'

const HEAD = ['id', 'orgao', 'cargo', 'banca', 'ano', 'ultimo', 'versao'] as const

/** What the list shows of an edital, and its version. */
export type Head = Pick<SyllabusDocument, (typeof HEAD)[number]>

/** Of a document, which may be long. */
export const headOf = (document: SyllabusDocument): Head =>
  Object.fromEntries(
    HEAD.flatMap((key) => (key in document ? [[key, document[key]]] : [])),
  ) as unknown as Head

/** Of two editais of one id that which is newer, by its version; that of `later` where both are as new. */
export function newestOf(first: readonly Head[], later: readonly Head[]): Head[] {
  const heads = new Map(first.map((head) => [head.id, head]))
  for (const head of later) if (head.versao >= (heads.get(head.id)?.versao ?? 0)) heads.set(head.id, head)
  return [...heads.values()]
}

const examOf = ({ orgao = '', cargo = '' }: Head) => fold(`${orgao}\n${cargo}`)

/**
 * The list of the catalogue, by body, then position, the newest edital of an exam first; each knows whether a newer
 * one of the same exam is there.
 */
export function entriesOf(documents: readonly Head[]): CatalogueEntry[] {
  const newest = new Map<string, number>()
  for (const one of documents) {
    const exam = examOf(one)
    newest.set(exam, Math.max(newest.get(exam) ?? 0, one.ano ?? 0))
  }
  const entries = documents.map((one): CatalogueEntry => {
    const { id, orgao = '', cargo = '', banca = '', ano = 0, ultimo } = one
    const year = newest.get(examOf(one)) ?? ano
    return {
      id,
      body: orgao,
      position: cargo,
      board: banca,
      year: ano,
      ...(year > ano ? { newer: year } : {}),
      ...(ultimo && year === ano ? { last_on: ultimo } : {}),
    }
  })
  return entries.sort(
    (a, b) =>
      `${a.body}${a.position}`.localeCompare(`${b.body}${b.position}`, 'pt-BR', { sensitivity: 'base' }) ||
      b.year - a.year,
  )
}
