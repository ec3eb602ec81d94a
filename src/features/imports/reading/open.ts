import { BYTE_ORDER_MARK } from '../../../shared/spreadsheet.ts'
import { ankiNotes, isAnki, type Notes } from './anki.ts'
import { type CellsOf, delimitedRows } from './delimited.ts'
import { startsWith, textOf } from './encoding.ts'
import { openDocumentSheets } from './opendocument.ts'
import { pageSheets } from './page-tables.ts'
import { FILE_LIMITS, type Sheet, Unreadable } from './sheet.ts'
import { type PartOf, workbookSheets } from './workbook.ts'
import { unpackZip } from './zip.ts'

export type Opened =
  | { readonly kind: 'sheets'; readonly sheets: readonly Sheet[] }
  | { readonly kind: 'json'; readonly json: unknown }
  | { readonly kind: 'cards'; readonly notes: Notes }

/** Opens a file by its content, whatever its name; throws `Unreadable` if it cannot be read. */
export async function openFile(bytes: Uint8Array<ArrayBuffer>, cellsOf: CellsOf): Promise<Opened> {
  if (bytes.length > FILE_LIMITS.bytes) throw new Unreadable('tooLarge')
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return openArchive(bytes, cellsOf)
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    throw new Unreadable(isEncrypted(bytes) ? 'password' : 'oldExcel')
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46])) throw new Unreadable('pdf')
  if (PICTURE.test(String.fromCharCode(...bytes.subarray(0, 12)))) throw new Unreadable('picture')
  return openText(textIn(bytes), cellsOf)
}

const PICTURE = /^(\x89PNG|\xff\xd8\xff|GIF8|RIFF.{4}WEBP|.{4}ftyp)/s

function textIn(bytes: Uint8Array): string {
  const text = textOf(bytes)
  if (text === undefined) throw new Unreadable('unknown')
  return text
}

/** Opens pasted text, or a plain text file. */
export function openText(given: string, cellsOf: CellsOf): Opened {
  const text = given.replace(BYTE_ORDER_MARK, '')
  if (text.trim() === '') throw new Unreadable('empty')
  if (isAnki(text)) return { kind: 'cards', notes: ankiNotes(text, cellsOf) }
  if (/^\s*[{[]/.test(text)) return openJson(text)
  if (/^\s*</.test(text)) return openMarkup(text)
  if (text.includes('tecconcursos.com.br/questoes/') && /^Gabarito\s*$/m.test(text))
    throw new Unreadable('notebook')
  return asTables([{ name: '', rows: delimitedRows(text, cellsOf) }])
}

/** HTML, or a spreadsheet saved as a single XML text. */
const openMarkup = (text: string): Opened =>
  asTables(/<office:spreadsheet[\s>]/.test(text) ? openDocumentSheets(text) : pageSheets(text))

function asTables(sheets: readonly Sheet[]): Opened {
  const isTable = sheets.some(({ rows }) => rows.some(({ cells }) => cells.length > 1))
  if (!isTable) throw new Unreadable('unknown')
  return { kind: 'sheets', sheets }
}

function openJson(text: string): Opened {
  try {
    return { kind: 'json', json: JSON.parse(text) }
  } catch {
    return { kind: 'json', json: jsonLines(text) }
  }
}

/** Some programs write one JSON object a line. */
function jsonLines(text: string): unknown[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  try {
    return lines.map((line) => JSON.parse(line))
  } catch {
    throw new Unreadable('damaged')
  }
}

/** An encrypted workbook is an OLE container with a part of this name in UTF-16. */
function isEncrypted(bytes: Uint8Array): boolean {
  return new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length & ~1)).includes('EncryptedPackage')
}

const WANTED =
  /^(xl\/(workbook|styles|sharedStrings)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[^/]+\.xml|content\.xml|META-INF\/manifest\.xml|collection\.anki\w+|.*\.csv)$/i

const OWN = 'registros-de-estudo.csv'
const ANKI = /^collection\.anki/

/** A zip: a spreadsheet, Posse's own download, or csv files of another program. */
async function openArchive(bytes: Uint8Array<ArrayBuffer>, cellsOf: CellsOf): Promise<Opened> {
  const files = await unpackZip(bytes, (path) => WANTED.test(path))
  const paths = new Map([...files.keys()].map((path) => [path.toLowerCase(), path]))
  const part: PartOf = (path) => {
    const found = files.get(paths.get(path.toLowerCase()) ?? '')
    return found && new TextDecoder().decode(found)
  }
  if (/encryption-data/.test(part('META-INF/manifest.xml') ?? '')) throw new Unreadable('password')
  const document = part('content.xml')
  if (document !== undefined) return asTables(openDocumentSheets(document))
  if (part('xl/workbook.xml') !== undefined) return asTables(workbookSheets(part))
  const texts = textsIn(files)
  const one = texts.length === 1 ? texts[0] : texts.find(({ name }) => name === OWN)
  if (one) return openText(one.text, cellsOf)
  if (texts.length > 0)
    return asTables(texts.map(({ name, text }) => ({ name, rows: delimitedRows(text, cellsOf) })))
  throw new Unreadable([...files.keys()].some((path) => ANKI.test(path)) ? 'ankiPackage' : 'unknown')
}

const textsIn = (files: ReadonlyMap<string, Uint8Array>) =>
  [...files]
    .filter(([path]) => /\.csv$/i.test(path))
    .map(([path, content]) => ({
      name: path.slice(path.lastIndexOf('/') + 1),
      text: textOf(content)?.replace(BYTE_ORDER_MARK, '') ?? '',
    }))
    .filter(({ text }) => text !== '')
