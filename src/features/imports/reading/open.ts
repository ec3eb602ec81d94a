import { BYTE_ORDER_MARK } from '../../../shared/spreadsheet.ts'
import { type CellsOf, delimitedRows } from './delimited.ts'
import { openDocumentSheets } from './opendocument.ts'
import { pageSheets } from './page-tables.ts'
import { MOST, type Sheet, Unreadable } from './sheet.ts'
import { type PartOf, workbookSheets } from './workbook.ts'

/** The kind of a file, told by its content. */
export type Opened =
  | { readonly kind: 'sheets'; readonly sheets: readonly Sheet[] }
  | { readonly kind: 'json'; readonly json: unknown }

/** Packages that both sides use: to unpack wanted parts of an archive, and to parse text. */
export interface Openers {
  readonly unzip: (
    bytes: Uint8Array,
    isWanted: (part: { name: string; originalSize: number }) => boolean,
  ) => Record<string, Uint8Array>
  readonly cellsOf: CellsOf
}

/** Opens a file of any name; throws `Unreadable` where it is none that can be read. */
export function openFile(bytes: Uint8Array, openers: Openers): Opened {
  if (bytes.length > MOST.bytes) throw new Unreadable('tooLarge')
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return openArchive(bytes, openers)
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    throw new Unreadable(isEncrypted(bytes) ? 'password' : 'oldExcel')
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46])) throw new Unreadable('pdf')
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47]) || startsWith(bytes, [0xff, 0xd8, 0xff]))
    throw new Unreadable('picture')
  return openText(textOf(bytes), openers)
}

/** Opens what was pasted, or a file of plain text. */
export function openText(given: string, { cellsOf }: Pick<Openers, 'cellsOf'>): Opened {
  const text = given.replace(BYTE_ORDER_MARK, '')
  if (text.trim() === '') throw new Unreadable('empty')
  if (/^\s*[{[]/.test(text)) return openJson(text)
  if (/<t(able|r)[\s>]/i.test(text) && /^\s*</.test(text)) return { kind: 'sheets', sheets: pageSheets(text) }
  if (text.includes('tecconcursos.com.br/questoes/') && /^Gabarito\s*$/m.test(text))
    throw new Unreadable('notebook')
  return { kind: 'sheets', sheets: [{ name: '', rows: delimitedRows(text, cellsOf) }] }
}

function openJson(text: string): Opened {
  try {
    return { kind: 'json', json: JSON.parse(text) }
  } catch {
    throw new Unreadable('damaged')
  }
}

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, at) => bytes[at] === byte)

/** An encrypted workbook is an old container with a part of this name in UTF-16. */
function isEncrypted(bytes: Uint8Array): boolean {
  return new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length & ~1)).includes('EncryptedPackage')
}

/** UTF-8 or UTF-16 where it is so, else the older code of western Europe. */
function textOf(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes)
  if (startsWith(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const WANTED =
  /^(xl\/(workbook|styles|sharedStrings)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[^/]+\.xml|content\.xml|META-INF\/manifest\.xml|(.*\/)?registros-de-estudo\.csv)$/i

/** A spreadsheet, or the download of all data. */
function openArchive(bytes: Uint8Array, openers: Openers): Opened {
  const parts = unpacked(bytes, openers.unzip)
  const part: PartOf = (path) => {
    const found =
      parts[path] ?? parts[Object.keys(parts).find((name) => name.toLowerCase() === path.toLowerCase()) ?? '']
    return found && new TextDecoder().decode(found)
  }
  if (/encryption-data/.test(part('META-INF/manifest.xml') ?? '')) throw new Unreadable('password')
  const document = part('content.xml')
  if (document !== undefined) return { kind: 'sheets', sheets: openDocumentSheets(document) }
  if (part('xl/workbook.xml') !== undefined) return { kind: 'sheets', sheets: workbookSheets(part) }
  const own = Object.keys(parts).find((path) => path.endsWith('.csv'))
  if (own === undefined) throw new Unreadable('unknown')
  return openText(textOf(parts[own] ?? new Uint8Array()), openers)
}

/** Says no before it unpacks what would fill the memory. */
function unpacked(bytes: Uint8Array, unzip: Openers['unzip']): Record<string, Uint8Array> {
  let size = 0
  try {
    return unzip(bytes, ({ name, originalSize }) => {
      if (!WANTED.test(name)) return false
      size += originalSize
      if (size > MOST.unpacked) throw new Unreadable('unpacksTooLarge')
      return true
    })
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('damaged')
  }
}
