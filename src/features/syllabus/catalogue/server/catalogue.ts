import { readdir, readFile as readText } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { CatalogueEntry } from '../../contract.ts'
import { readFile } from '../../exchange/read.ts'
import type { SyllabusDocument } from '../../format/contract.ts'
import { entriesOf } from '../entries.ts'

const FOLDER = fileURLToPath(new URL('../../../../../catalogue', import.meta.url))
const END = '.edital.json'

interface Catalogue {
  readonly entries: readonly CatalogueEntry[]
  readonly documents: ReadonlyMap<string, SyllabusDocument>
}

let known: Promise<Catalogue> | undefined

/**
 * The editais that come with the product; read at the first call and kept. @throws where a file is no edital
 */
export function catalogue(): Promise<Catalogue> {
  known ??= readCatalogue(FOLDER)
  return known
}

async function readCatalogue(folder: string): Promise<Catalogue> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(END))
  const documents = await Promise.all(names.map((name) => readOne(`${folder}/${name}`)))
  return { entries: entriesOf(documents), documents: new Map(documents.map((one) => [one.id, one])) }
}

async function readOne(path: string): Promise<SyllabusDocument> {
  const read = readFile(await readText(path, 'utf8'))
  if ('wrong' in read) throw new Error(`${path}: ${read.wrong}`)
  return read.document
}
