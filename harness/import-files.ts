import { strToU8, unzipSync, zipSync } from 'fflate'
import Papa from 'papaparse'
import { type Openers, openFile, openText } from '../src/features/imports/reading/open.ts'
import { type Corrections, understand } from '../src/features/imports/reading/understand.ts'

/** Openers of the page's reader. */
export const OPENERS: Openers = {
  unzip: (bytes, filter) => unzipSync(bytes, { filter }),
  cellsOf: (text, delimiter) => Papa.parse<string[]>(text, { delimiter }).data,
}

const NOW = Date.parse('2026-11-29T12:00:00Z') / 1000
export const ZONE = 'America/Sao_Paulo'

/** Reads a file or a pasted text as the import does. */
export const read = (file: string | Uint8Array, corrections: Corrections = {}, zone = ZONE) =>
  understand(
    typeof file === 'string' ? openText(file, OPENERS) : openFile(file, OPENERS),
    { zone, now: NOW },
    corrections,
  )

export const sessionsOf = (file: string | Uint8Array, corrections: Corrections = {}, zone = ZONE) => {
  const understood = read(file, corrections, zone)
  if (understood.kind !== 'sessions') throw new Error(understood.kind)
  return { ...understood, ...understood.told }
}

const TEXTS = '<si><t>Português &amp; redação</t></si><si><r><t>Cra</t></r><r><t>se</t></r></si>'

/** A workbook of one sheet as programs write it: parts with a mark of byte order, `dimension` wrong. */
export function workbook(rows: string, styles = '', texts = TEXTS): Uint8Array {
  const part = (xml: string) => strToU8(`\uFEFF${xml}`)
  return zipSync({
    'xl/workbook.xml': part(
      '<workbook><sheets><sheet name="Histórico" sheetId="1" r:id="rId9"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': part(
      '<Relationships><Relationship Id="rId9" Target="/xl/worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/styles.xml': part(`<styleSheet>${styles}</styleSheet>`),
    'xl/sharedStrings.xml': part(`<sst>${texts}</sst>`),
    'xl/worksheets/sheet1.xml': part(
      `<worksheet><dimension ref="A1:A1"/><sheetData>${rows}</sheetData></worksheet>`,
    ),
  })
}

/** A cell with words of its own. */
export const textCell = (column: string, row: number, words: string) =>
  `<c r="${column}${row}" t="inlineStr"><is><t>${words}</t></is></c>`
