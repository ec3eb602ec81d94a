import { readdir, readFile as readText } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { readFile } from '../../exchange/read.ts'
import type { SyllabusDocument } from '../../format/contract.ts'

const FOLDER = fileURLToPath(new URL('../../../../../catalogue', import.meta.url))
const END = '.edital.json'

type Editais = ReadonlyMap<string, SyllabusDocument>

let known: Promise<Editais> | undefined

/** The product's editais by id, kept after the first read. @throws where a file is no edital */
export function catalogue(): Promise<Editais> {
  known ??= readCatalogue(FOLDER)
  return known
}

async function readCatalogue(folder: string): Promise<Editais> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(END))
  const documents = await Promise.all(names.map((name) => readOne(`${folder}/${name}`)))
  return new Map(documents.map((one) => [one.id, one]))
}

async function readOne(path: string): Promise<SyllabusDocument> {
  const read = readFile(await readText(path, 'utf8'))
  if ('wrong' in read) throw new Error(`${path}: ${read.wrong}`)
  return read.document
}
