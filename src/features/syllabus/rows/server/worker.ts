import type { FileRefusal } from '../../reading/refusals.ts'
import { textOfPdf } from '../../reading/server/pdf.ts'
import { rowsOfPage } from '../rules.ts'

export interface Given {
  readonly pdf: string
}

export type Rows = { readonly text: string } | { readonly refusal: FileRefusal }

const PDF = '%PDF-'
const HEADER_BYTES = 1024

/** The rows of a PDF's pages, in a process of its own. */
export async function work({ pdf }: Given): Promise<Rows> {
  const bytes = Uint8Array.from(Buffer.from(pdf, 'base64'))
  if (!String.fromCharCode(...bytes.subarray(0, HEADER_BYTES)).includes(PDF)) return { refusal: 'file' }
  const found = await textOfPdf(bytes, rowsOfPage)
  return typeof found === 'string' ? { refusal: found } : { text: found.text }
}
