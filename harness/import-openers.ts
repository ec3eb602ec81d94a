import { unzipSync } from 'fflate'
import Papa from 'papaparse'
import type { Openers } from '../src/features/imports/reading/open.ts'

/** As the page's reader opens files. */
export const OPENERS: Openers = {
  unzip: (bytes, filter) => unzipSync(bytes, { filter }),
  cellsOf: (text, delimiter) => Papa.parse<string[]>(text, { delimiter }).data,
}
