import Papa from 'papaparse'
import type { CellsOf } from '../reading/delimited.ts'
import { Desk } from '../reading/desk.ts'
import { openFile, openText } from '../reading/open.ts'
import { Unreadable, WRONG } from '../reading/sheet.ts'
import type { DeskAnswer, DeskCall } from './use-desk.ts'

const cellsOf: CellsOf = (text, delimiter) => {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter })
  return { rows: data, brokenAt: errors.find(({ type }) => type === 'Quotes')?.row }
}

// Slow work is done here, so that the page goes on drawing.
let desk: Desk | undefined

async function workOn(call: DeskCall): Promise<unknown> {
  if (call.work === 'open') {
    const { given } = call
    desk = new Desk(typeof given === 'string' ? openText(given, cellsOf) : await openFile(given, cellsOf))
    return undefined
  }
  if (!desk) throw new Unreadable('damaged')
  if (call.work === 'read') return desk.read(call.here, call.corrections)
  if (call.work === 'preview') return desk.preview(call.names, call.known)
  if (call.work === 'slice') return desk.slice(call.number)
  if (call.work === 'cards') return desk.previewCards(call.names, call.known)
  return call.work === 'picture' ? desk.previewPicture(call.names) : desk.allCards()
}

self.addEventListener('message', async ({ data }: MessageEvent<DeskCall & { id: number }>) => {
  const answer = (result: object) => self.postMessage({ id: data.id, ...result } as DeskAnswer)
  try {
    answer({ value: await workOn(data) })
  } catch (error) {
    answer({ wrong: error instanceof Unreadable ? error.message : WRONG.damaged })
  }
})
