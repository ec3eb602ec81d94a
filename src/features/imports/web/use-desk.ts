import { useEffect, useRef } from 'react'
import type { ImportedCard, ImportedRow } from '../contract.ts'
import type { CardsPreview, KnownCards, PicturePreview, Preview, View } from '../reading/desk.ts'
import type { Names } from '../reading/matching.ts'
import { WRONG } from '../reading/sheet.ts'
import type { Corrections, Here } from '../reading/understand.ts'

/** Calls to the desk, each with all that it needs. */
export type DeskCall =
  | { work: 'open'; given: Uint8Array<ArrayBuffer> | string }
  | { work: 'read'; here: Here; corrections: Corrections }
  | { work: 'preview'; names: Names; known: string }
  | { work: 'picture'; names: Names }
  | { work: 'slice'; number: number }
  | { work: 'cards'; names: Names; known: KnownCards }
  | { work: 'all cards' }

export type DeskAnswer = { id: number; value?: unknown; wrong?: string }

/** Why a file cannot be read, in a sentence for the student. */
export class DeskError extends Error {}

/** A file that is read on a thread of its own. */
export interface OpenDesk {
  readonly read: (here: Here, corrections: Corrections) => Promise<View>
  readonly preview: (names: Names, known: string) => Promise<Preview>
  readonly picture: (names: Names) => Promise<PicturePreview>
  readonly cards: (names: Names, known: KnownCards) => Promise<CardsPreview>
  readonly allCards: () => Promise<readonly ImportedCard[]>
  readonly slice: (number: number) => Promise<readonly ImportedRow[]>
}

type Waiting = { resolve: (value: never) => void; reject: (error: Error) => void }

function startWorker() {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, Waiting>()
  let last = 0
  worker.addEventListener('message', ({ data: { id, value, wrong } }: MessageEvent<DeskAnswer>) => {
    const call = waiting.get(id)
    waiting.delete(id)
    if (wrong === undefined) call?.resolve(value as never)
    else call?.reject(new DeskError(wrong))
  })
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new DeskError(WRONG.damaged))
    waiting.clear()
  })
  const ask = <Value>(call: DeskCall) =>
    new Promise<Value>((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve, reject })
      const bytes = 'given' in call && typeof call.given !== 'string' ? [call.given.buffer] : []
      worker.postMessage({ ...call, id: last }, bytes)
    })
  return { ask, end: () => worker.terminate() }
}

/** Opens files one after another; the last one is put away with the screen. */
export function useDesk(): (given: Uint8Array<ArrayBuffer> | string) => Promise<OpenDesk> {
  const worker = useRef<ReturnType<typeof startWorker>>(undefined)
  useEffect(() => () => worker.current?.end(), [])
  return async (given) => {
    worker.current?.end()
    const started = startWorker()
    worker.current = started
    const { ask } = started
    await ask({ work: 'open', given })
    return {
      read: (here, corrections) => ask({ work: 'read', here, corrections }),
      preview: (names, known) => ask({ work: 'preview', names, known }),
      picture: (names) => ask({ work: 'picture', names }),
      cards: (names, known) => ask({ work: 'cards', names, known }),
      allCards: () => ask({ work: 'all cards' }),
      slice: (number) => ask({ work: 'slice', number }),
    }
  }
}
