import Papa from 'papaparse'
import type { CellsOf } from '../reading/delimited.ts'
import { ImportedFile } from '../reading/imported-file.ts'
import { openFile, openText } from '../reading/open.ts'
import { FILE_ERRORS, Unreadable } from '../reading/sheet.ts'
import type { FileAnswer, FileCall } from './use-imported-file.ts'

const cellsOf: CellsOf = (text, delimiter) => {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter })
  return { rows: data, brokenAt: errors.find(({ type }) => type === 'Quotes')?.row }
}

// A worker does the slow reading, so that the page stays responsive.
let reader: ImportedFile | undefined

async function workOn(call: FileCall): Promise<unknown> {
  if (call.work === 'open') {
    const { given } = call
    reader = new ImportedFile(
      typeof given === 'string' ? openText(given, cellsOf) : await openFile(given, cellsOf),
    )
    return undefined
  }
  if (!reader) throw new Unreadable('damaged')
  if (call.work === 'read') return reader.read(call.here, call.corrections)
  if (call.work === 'preview') return reader.preview(call.names, call.known)
  if (call.work === 'slice') return reader.slice(call.number)
  if (call.work === 'cards') return reader.previewCards(call.names, call.known)
  return call.work === 'picture' ? reader.previewPicture(call.names) : reader.allCards()
}

self.addEventListener('message', async ({ data }: MessageEvent<FileCall & { id: number }>) => {
  const answer = (result: object) => self.postMessage({ id: data.id, ...result } as FileAnswer)
  try {
    answer({ value: await workOn(data) })
  } catch (error) {
    answer({ wrong: error instanceof Unreadable ? error.message : FILE_ERRORS.damaged })
  }
})
