import { strToU8, zipSync } from 'fflate'
import Papa from 'papaparse'
import type { CellsOf } from '../src/features/imports/reading/delimited.ts'
import { openFile, openText } from '../src/features/imports/reading/open.ts'
import { type Corrections, type Understood, understand } from '../src/features/imports/reading/understand.ts'

/** Parses a text as the page's worker does. */
export const cellsOf: CellsOf = (text, delimiter) => {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter })
  return { rows: data, brokenAt: errors.find(({ type }) => type === 'Quotes')?.row }
}

const NOW = Date.parse('2026-11-29T12:00:00Z') / 1000
export const ZONE = 'America/Sao_Paulo'

export const read = (text: string, corrections: Corrections = {}, zone = ZONE) =>
  understand(openText(text, cellsOf), { zone, now: NOW }, corrections)

export const readFile = async (bytes: Uint8Array<ArrayBuffer>) =>
  understand(await openFile(bytes, cellsOf), { zone: ZONE, now: NOW })

export const sessionsOf = (text: string, corrections: Corrections = {}, zone = ZONE) =>
  toldOf(read(text, corrections, zone))

export const sessionsIn = async (bytes: Uint8Array<ArrayBuffer>) => toldOf(await readFile(bytes))

function toldOf(understood: Understood) {
  if (understood.kind !== 'sessions') throw new Error(understood.kind)
  return { ...understood, ...understood.read }
}

const TEXTS = '<si><t>Português &amp; redação</t></si><si><r><t>Cra</t></r><r><t>se</t></r></si>'

/** A workbook with one sheet as programs write it: with byte order marks and a wrong `dimension`. */
export function workbook(rows: string, styles = '', texts = TEXTS): Uint8Array<ArrayBuffer> {
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

export const textCell = (column: string, row: number, words: string) =>
  `<c r="${column}${row}" t="inlineStr"><is><t>${words}</t></is></c>`
