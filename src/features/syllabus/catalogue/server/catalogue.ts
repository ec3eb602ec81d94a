import { readdir, readFile as readText } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { CatalogueEntry } from '../../contract.ts'
import { readFile } from '../../exchange/read.ts'
import type { SyllabusDocument } from '../../format/contract.ts'
import { countsOf } from '../../format/walk.ts'

const FOLDER = fileURLToPath(new URL('../../../../../catalogue', import.meta.url))
const END = '.edital.json'

interface Catalogue {
  /** By organ, then position. */
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
  const entries = documents.map(entryOf)
  return {
    entries: entries.sort((a, b) =>
      `${a.body}${a.position}`.localeCompare(`${b.body}${b.position}`, 'pt-BR'),
    ),
    documents: new Map(documents.map((document) => [document.id, document])),
  }
}

async function readOne(path: string): Promise<SyllabusDocument> {
  const read = readFile(await readText(path, 'utf8'))
  if ('wrong' in read) throw new Error(`${path}: ${read.wrong}`)
  return read.document
}

function entryOf(document: SyllabusDocument): CatalogueEntry {
  const { id, orgao = '', cargo = '', banca = '', ano = 0, blocos, atos = [], fonte } = document
  const act = atos.at(-1)
  const { subjects, leaves } = countsOf(document)
  return {
    id,
    body: orgao,
    position: cargo,
    board: banca,
    year: ano,
    subjects,
    topics: leaves,
    questions: blocos.reduce((sum, { questoes, disciplinas }) => sum + (questoes ?? sumOf(disciplinas)), 0),
    act: act?.nome ?? '',
    ...(act?.data ? { act_day: act.data } : {}),
    checked: fonte?.conferido === true,
  }
}

const sumOf = (subjects: readonly { questoes?: number }[]) =>
  subjects.reduce((sum, { questoes = 0 }) => sum + questoes, 0)
