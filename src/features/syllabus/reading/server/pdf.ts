import { getDocumentProxy } from 'unpdf'
import { type PlacedText, textOfPage } from '../pdf-cells.ts'
import type { FileRefusal } from '../refusals.ts'
import { inflatesTooMuch } from './inflated.ts'

/** A PDF's text with a form feed between pages, and the text printed sideways in the margins. */
export interface PdfText {
  readonly text: string
  readonly sideways: readonly string[]
}

export const MAX_PAGES = 600
/** Pages with fewer letters than this, on average, are scanned pictures. */
const LETTERS_OF_A_PAGE = 15

/** A PDF's text in the order in which it was written, unless `linesOfPage` arranges it differently. */
export async function textOfPdf(
  bytes: Uint8Array,
  linesOfPage: (items: readonly PlacedText[]) => string = textOfPage,
): Promise<PdfText | FileRefusal> {
  if (inflatesTooMuch(bytes)) return 'heavy'
  let document: Awaited<ReturnType<typeof getDocumentProxy>>
  try {
    document = await getDocumentProxy(bytes, { verbosity: 0, stopAtErrors: false, useSystemFonts: false })
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'broken'
  }
  try {
    if (document.numPages > MAX_PAGES) return 'long'
    return await pagesOf(document, linesOfPage)
  } catch (error) {
    // An allocation that fails throws a RangeError.
    return error instanceof RangeError ? 'heavy' : 'broken'
  } finally {
    await document.loadingTask.destroy()
  }
}

async function pagesOf(
  document: Awaited<ReturnType<typeof getDocumentProxy>>,
  linesOfPage: typeof textOfPage,
): Promise<PdfText | FileRefusal> {
  const pages: string[] = []
  const sideways: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent({ disableNormalization: true })
    const found = linesOf(
      items.flatMap((item) => ('str' in item ? [item] : [])),
      linesOfPage,
    )
    pages.push(found.text)
    if (found.sideways !== '') sideways.push(found.sideways)
    page.cleanup()
  }
  const text = pages.join('\n\f\n')
  const letters = text.match(/\p{L}|[\uE000-\uF8FF]/gu)?.length ?? 0
  return letters < document.numPages * LETTERS_OF_A_PAGE ? 'pictures' : { text, sideways }
}

function linesOf(
  items: readonly PlacedText[],
  linesOfPage: typeof textOfPage,
): { text: string; sideways: string } {
  const turned = items.filter(isTurned)
  const upright = turned.length > items.length / 2 ? items : items.filter((item) => !isTurned(item))
  const aside = upright === items ? [] : turned
  const printed = aside.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join('')
  return { text: linesOfPage(upright), sideways: printed.replace(/\s+/g, ' ').trim() }
}

const isTurned = ({ transform: [across = 1, slant = 0] }: PlacedText): boolean =>
  Math.abs(slant) > Math.abs(across)
