import type { Document } from '../../document.ts'
import { decodeText } from '../../exchange/decode-text.ts'
import { kindOf, readFile } from '../../exchange/read.ts'
import { documentOf } from '../../format/tree-document.ts'
import { idsOf } from '../../format/walk.ts'
import { type Post, postsOf } from '../posts.ts'
import { placesOf, type Stretch } from '../programme.ts'
import { type Recognised, type Refused, readSyllabus, refused } from '../read.ts'
import type { FileRefusal } from '../refusals.ts'
import { type PdfText, textOfPdf } from './pdf.ts'

/** A pasted text, a file's bytes, a PDF in base64, or a text file's letters. */
export type Given = (
  | { readonly text: string }
  | { readonly bytes: Uint8Array }
  | { readonly pdf: string }
  | { readonly file: string }
) & {
  readonly anyway?: boolean | undefined
}

/** A structured file, of another program or ours. */
interface Opened {
  readonly opened: ReturnType<typeof readFile>
  readonly posts: readonly Post[]
}

/** The text, and where its programme may be. */
export interface Source {
  readonly text: string
  readonly places: readonly Stretch[]
}

export type Read =
  | Refused
  | (Refused & { readonly source: Source })
  | (Recognised & {
      readonly document: Document
      readonly posts: readonly Post[]
      readonly source: Source
      /** Ids of rows that may be wrong, the least sure first. */
      readonly unsure: readonly string[]
    })
  | Opened

/** Reads the input; runs in a process of its own. */
export async function work(given: Given): Promise<Read> {
  if ('file' in given && kindOf(given.file) !== 'text') {
    const opened = readFile(given.file)
    return { opened, posts: 'wrong' in opened ? [] : postsOf(opened.document) }
  }
  const found = await textOf(given)
  if (typeof found === 'string') return refused(found)
  const { text, sideways } = found
  const source = { text, places: placesOf(text) }
  const reading = readSyllabus(text, { anyway: given.anyway ?? false })
  if (!reading.recognised) return { ...reading, source }
  const document = documentOf(reading.tree)
  const removed = [...reading.removed, ...sideways]
  const nameless = new Set(document.blocos.flatMap(({ id, nome }) => (nome === '' ? [id] : [])))
  const rows = [...idsOf(document)].filter((id) => !nameless.has(id))
  const unsure = reading.rowsInDoubt.flatMap((at) => rows[at] ?? [])
  return { ...reading, removed, document, posts: postsOf(document), source, unsure }
}

async function textOf(given: Given): Promise<PdfText | FileRefusal> {
  if ('text' in given) return { text: legible(given.text), sideways: [] }
  if ('file' in given) return { text: legible(given.file), sideways: [] }
  return textOfBytes('bytes' in given ? given.bytes : Buffer.from(given.pdf, 'base64'))
}

/** Removes control characters except lines, tabs and page ends. */
const legible = (text: string) => text.replaceAll('\v', '\n').replace(/(?![\t\n\r\f])[\p{Cc}\p{Cs}]/gu, '')

const PDF = '%PDF-'
const HEADER_BYTES = 1024

async function textOfBytes(bytes: Uint8Array): Promise<PdfText | FileRefusal> {
  const head = String.fromCharCode(...bytes.subarray(0, HEADER_BYTES))
  if (head.includes(PDF)) return textOfPdf(Uint8Array.from(bytes))
  const text = decodeText(bytes)
  return text.includes('\0') ? 'file' : { text, sideways: [] }
}
