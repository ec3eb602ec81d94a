import { unzipSync } from 'fflate'
import Papa from 'papaparse'
import { Desk } from '../reading/desk.ts'
import type { Openers } from '../reading/open.ts'
import { Unreadable, WRONG } from '../reading/sheet.ts'
import type { DeskAnswer, DeskCall } from './use-desk.ts'

const OPENERS: Openers = {
  unzip: (bytes, filter) => unzipSync(bytes, { filter }),
  cellsOf: (text, delimiter) => Papa.parse<string[]>(text, { delimiter }).data,
}

// Slow work is done here, so that the page goes on drawing.
let desk: Desk | undefined

function workOn(call: DeskCall): unknown {
  if (call.work === 'open') desk = new Desk(call.given, OPENERS)
  if (!desk) throw new Unreadable('damaged')
  if (call.work === 'read') return desk.read(call.here, call.corrections)
  if (call.work === 'preview') return desk.preview(call.names, call.known)
  if (call.work === 'picture') return desk.previewPicture(call.names)
  return call.work === 'slice' ? desk.slice(call.number) : undefined
}

self.addEventListener('message', ({ data }: MessageEvent<DeskCall & { id: number }>) => {
  const answer = (result: object) => self.postMessage({ id: data.id, ...result } as DeskAnswer)
  try {
    answer({ value: workOn(data) })
  } catch (error) {
    answer({ wrong: error instanceof Unreadable ? error.message : WRONG.damaged })
  }
})
