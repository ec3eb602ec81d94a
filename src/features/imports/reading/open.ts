import { BYTE_ORDER_MARK } from '../../../shared/spreadsheet.ts'
import { ankiNotes, isAnki, type Notes } from './anki.ts'
import { type CellsOf, delimitedRows } from './delimited.ts'
import { startsWith, textOf } from './encoding.ts'
import { openDocumentSheets } from './opendocument.ts'
import { pageSheets } from './page-tables.ts'
import { MOST, type Sheet, Unreadable } from './sheet.ts'
import { type PartOf, workbookSheets } from './workbook.ts'

/** The kind of a file, told by its content. */
export type Opened =
  | { readonly kind: 'sheets'; readonly sheets: readonly Sheet[] }
  | { readonly kind: 'json'; readonly json: unknown }
  | { readonly kind: 'cards'; readonly notes: Notes }

/** Opens a file of any name; throws `Unreadable` where it is none that can be read. */
export async function openFile(bytes: Uint8Array<ArrayBuffer>, cellsOf: CellsOf): Promise<Opened> {
  if (bytes.length > MOST.bytes) throw new Unreadable('tooLarge')
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

/** Opens what was pasted, or a file of plain text. */
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

/** A page, or a spreadsheet that is one text. */
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

/** Some programs write each thing as JSON in a line of its own. */
function jsonLines(text: string): unknown[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  try {
    return lines.map((line) => JSON.parse(line))
  } catch {
    throw new Unreadable('damaged')
  }
}

/** An encrypted workbook is an old container with a part of this name in UTF-16. */
function isEncrypted(bytes: Uint8Array): boolean {
  return new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length & ~1)).includes('EncryptedPackage')
}

const WANTED =
  /^(xl\/(workbook|styles|sharedStrings)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[^/]+\.xml|content\.xml|META-INF\/manifest\.xml|collection\.anki\w+|(.*\/)?registros-de-estudo\.csv)$/i

const ANKI = /^collection\.anki/

/** A spreadsheet, or the download of all data. */
async function openArchive(bytes: Uint8Array<ArrayBuffer>, cellsOf: CellsOf): Promise<Opened> {
  const files = await unpacked(bytes, (path) => WANTED.test(path))
  const paths = new Map([...files.keys()].map((path) => [path.toLowerCase(), path]))
  const part: PartOf = (path) => {
    const found = files.get(paths.get(path.toLowerCase()) ?? '')
    return found && new TextDecoder().decode(found)
  }
  if (/encryption-data/.test(part('META-INF/manifest.xml') ?? '')) throw new Unreadable('password')
  const document = part('content.xml')
  if (document !== undefined) return asTables(openDocumentSheets(document))
  if (part('xl/workbook.xml') !== undefined) return asTables(workbookSheets(part))
  const own = [...files].find(([path]) => path.endsWith('.csv'))
  if (own) return openText(textIn(own[1]), cellsOf)
  throw new Unreadable([...files.keys()].some((path) => ANKI.test(path)) ? 'ankiPackage' : 'unknown')
}

/** Marks of a zip's parts, and where their fields stand in them. */
const END = { mark: 0x06054b50, bytes: 22, count: 10, first: 16 } as const
const ENTRY = { mark: 0x02014b50, bytes: 46, flags: 8, method: 10, packed: 20, size: 24, at: 42 } as const
const ENTRY_LENGTHS = { name: 28, extra: 30, comment: 32 } as const
const HEADER = { bytes: 30, name: 26, extra: 28 } as const
const METHODS = { stored: 0, deflated: 8 } as const
/** Its real value stands in the entry's extra field, which begins with this number. */
const ELSEWHERE = { value: 0xffffffff, field: 1 } as const

interface Entry {
  readonly path: string
  readonly method: number
  /** Bytes in the archive, and unpacked. */
  readonly packed: number
  readonly size: number
  readonly at: number
}

/** Unpacks the wanted files of a zip by the platform's own means; says no before they fill the memory. */
async function unpacked(
  bytes: Uint8Array<ArrayBuffer>,
  isWanted: (path: string) => boolean,
): Promise<ReadonlyMap<string, Uint8Array>> {
  try {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const wanted = entriesIn(bytes, view).filter(({ path }) => isWanted(path))
    const size = wanted.reduce((sum, entry) => sum + entry.size, 0)
    if (size > MOST.unpacked) throw new Unreadable('unpacksTooLarge')
    const files = new Map<string, Uint8Array>()
    for (const entry of wanted) files.set(entry.path, await contentOf(entry, bytes, view))
    return files
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('damaged')
  }
}

function entriesIn(bytes: Uint8Array, view: DataView): Entry[] {
  let end = bytes.length - END.bytes
  while (view.getUint32(end, true) !== END.mark) end -= 1
  const entries: Entry[] = []
  let at = view.getUint32(end + END.first, true)
  for (let left = view.getUint16(end + END.count, true); left > 0; left--) {
    if (view.getUint32(at, true) !== ENTRY.mark) throw new Unreadable('damaged')
    if (view.getUint16(at + ENTRY.flags, true) & 1) throw new Unreadable('password')
    const length = (of: keyof typeof ENTRY_LENGTHS) => view.getUint16(at + ENTRY_LENGTHS[of], true)
    const extra = at + ENTRY.bytes + length('name')
    const next = extra + length('extra') + length('comment')
    entries.push({
      path: new TextDecoder().decode(bytes.subarray(at + ENTRY.bytes, extra)),
      method: view.getUint16(at + ENTRY.method, true),
      ...placesOf(view, at, extra),
    })
    at = next
  }
  return entries
}

/** Some programs write all sizes as those of archives beyond four gigabytes. */
function placesOf(view: DataView, entry: number, extra: number) {
  let at = extra + 4
  const field = (offset: number) => {
    const value = view.getUint32(entry + offset, true)
    if (value !== ELSEWHERE.value || view.getUint16(extra, true) !== ELSEWHERE.field) return value
    at += 8
    return Number(view.getBigUint64(at - 8, true))
  }
  const size = field(ENTRY.size)
  return { size, packed: field(ENTRY.packed), at: field(ENTRY.at) }
}

/** Never more bytes than the archive says. */
async function contentOf(
  { method, packed, size, at }: Entry,
  bytes: Uint8Array<ArrayBuffer>,
  view: DataView,
) {
  const lengths = view.getUint16(at + HEADER.name, true) + view.getUint16(at + HEADER.extra, true)
  const begin = at + HEADER.bytes + lengths
  const inside = bytes.subarray(begin, begin + packed)
  if (method === METHODS.stored && packed === size) return inside
  if (method !== METHODS.deflated) throw new Unreadable('damaged')
  const content = new Uint8Array(size)
  const reader = new Blob([inside]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  let filled = 0
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    content.set(read.value, filled)
    filled += read.value.length
  }
  if (filled < size) throw new Unreadable('damaged')
  return content
}
