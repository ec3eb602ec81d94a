import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { CatalogueEntry } from '../../contract.ts'
import type { Document } from '../../document.ts'
import { countsOf } from '../../format/walk.ts'
import { namesIn } from '../../targets/rules.ts'

/** Editais that come with the product, each a file of the open format. */
const FOLDER = new URL('../../../../../catalogue/', import.meta.url)
const ENDING = '.edital.json'

interface Catalogue {
  readonly entries: readonly CatalogueEntry[]
  readonly documents: ReadonlyMap<string, Document>
}

let known: Catalogue | undefined

// It is read at its first use: a start would wait for it.
function catalogue(): Catalogue {
  if (known) return known
  const folder = fileURLToPath(FOLDER)
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(ENDING)) : []
  const read = (name: string): Document => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'))
  const documents = new Map(names.map((name) => [name.slice(0, -ENDING.length), read(name)]))
  const entries = [...documents].map(([id, document]) => entryOf(id, document))
  known = { documents, entries: entries.toSorted((a, b) => a.body.localeCompare(b.body, 'pt-BR')) }
  return known
}

function entryOf(id: string, document: Document): CatalogueEntry {
  const { subjects, topics } = countsOf(document)
  return { id, ...namesIn(document), year: document.ano ?? 0, subjects, topics }
}

export const listEditais = (): CatalogueEntry[] => [...catalogue().entries]

export const findEdital = (id: string): Document | undefined => catalogue().documents.get(id)
