import { fold } from '../../../shared/text.ts'
import type { CatalogueEntry } from '../contract.ts'
import type { SyllabusDocument } from '../format/contract.ts'

type Named = Pick<SyllabusDocument, 'id' | 'orgao' | 'cargo' | 'banca' | 'ano' | 'ultimo'>

const examOf = ({ orgao = '', cargo = '' }: Named) => fold(`${orgao}\n${cargo}`)

/**
 * The list of the catalogue, by body, then position, the newest edital of an exam first; each knows whether a newer
 * one of the same exam is there.
 */
export function entriesOf(documents: readonly Named[]): CatalogueEntry[] {
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
