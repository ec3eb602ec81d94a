import { PDFDocument, type PDFFont, StandardFonts } from 'pdf-lib'

const [WIDTH, HEIGHT] = [595, 842]
const SIZE = 9
const LEADING = 15
const LINES_A_PAGE = 48

/** Replaces the letters that the fonts of every PDF reader lack. */
const printable = (line: string): string => line.replace(/[^\x20-\x7E\u00A0-\u00FF–—“”‘’•]/g, '?')

/** A PDF with lines of text, each page with a head and a foot, as boards print them. */
export async function pdfOf(lines: readonly string[], head = 'Concurso P\u00FAblico'): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  for (let from = 0, page = 1; from < lines.length; from += LINES_A_PAGE, page++) {
    drawPage(pdf, font, lines.slice(from, from + LINES_A_PAGE), head, page)
  }
  return pdf.save()
}

function drawPage(
  pdf: PDFDocument,
  font: PDFFont,
  lines: readonly string[],
  head: string,
  number: number,
): void {
  const page = pdf.addPage([WIDTH, HEIGHT])
  page.drawText(head, { x: 50, y: HEIGHT - 20, size: 8, font })
  for (const [at, line] of lines.entries()) {
    page.drawText(printable(line), { x: 50, y: HEIGHT - 45 - at * LEADING, size: SIZE, font })
  }
  page.drawText(`${number}`, { x: WIDTH / 2, y: 20, size: 8, font })
}

/** Lines that are written one below the other, from the height of the first on, in points from the page's foot. */
export interface Cell {
  readonly x: number
  readonly y: number
  readonly lines: readonly string[]
}

/** A PDF of one page on which a table's cells, or columns, are written one after the other. */
export async function pdfOfCells(cells: readonly Cell[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const page = pdf.addPage([WIDTH, HEIGHT])
  for (const { x, y, lines } of cells) {
    for (const [at, line] of lines.entries())
      page.drawText(line, { x, y: y - at * LEADING, size: SIZE, font })
  }
  return pdf.save()
}

/** A PDF whose pages are pictures: drawn, without any text. */
export async function pdfOfPictures(pages: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  for (let page = 0; page < pages; page++) {
    pdf.addPage([WIDTH, HEIGHT]).drawRectangle({ x: 40, y: 40, width: 500, height: 700 })
  }
  return pdf.save()
}

/** A PDF that asks for a password before it shows anything. */
export function lockedPdf(): Uint8Array {
  const key = '<0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef>'
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
    `<< /Filter /Standard /V 1 /R 2 /O ${key} /U ${key} /P -44 >>`,
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = body.length
    body += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${`${offset}`.padStart(10, '0')} 00000 n \n`).join('')
  const trailer = '<< /Size 5 /Root 1 0 R /Encrypt 4 0 R /ID [<00> <00>] >>'
  return new TextEncoder().encode(
    `${body}xref\n0 5\n0000000000 65535 f \n${table}trailer\n${trailer}\nstartxref\n${body.length}\n%%EOF\n`,
  )
}
