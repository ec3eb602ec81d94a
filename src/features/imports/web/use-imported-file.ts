import { useEffect, useRef } from 'react'
import type { ImportedCard, ImportedRow } from '../contract.ts'
import type { CardsPreview, KnownCards, PicturePreview, Preview, View } from '../reading/imported-file.ts'
import type { Names } from '../reading/matching.ts'
import { FILE_ERRORS } from '../reading/sheet.ts'
import type { Corrections, Here } from '../reading/understand.ts'

export type FileCall =
  | { work: 'open'; given: Uint8Array<ArrayBuffer> | string }
  | { work: 'read'; here: Here; corrections: Corrections }
  | { work: 'preview'; names: Names; known: string }
  | { work: 'picture'; names: Names }
  | { work: 'slice'; number: number }
  | { work: 'cards'; names: Names; known: KnownCards }
  | { work: 'all cards' }

export type FileAnswer = { id: number; value?: unknown; wrong?: string }

export class FileError extends Error {}

/** A file that a worker reads. */
export interface OpenFile {
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
  worker.addEventListener('message', ({ data: { id, value, wrong } }: MessageEvent<FileAnswer>) => {
    const call = waiting.get(id)
    waiting.delete(id)
    if (wrong === undefined) call?.resolve(value as never)
    else call?.reject(new FileError(wrong))
  })
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new FileError(FILE_ERRORS.damaged))
    waiting.clear()
  })
  const ask = <Value>(call: FileCall) =>
    new Promise<Value>((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve, reject })
      const bytes = 'given' in call && typeof call.given !== 'string' ? [call.given.buffer] : []
      worker.postMessage({ ...call, id: last }, bytes)
    })
  return { ask, end: () => worker.terminate() }
}

/** Opens a file in a worker of its own; the previous one ends. */
export function useImportedFile(): (given: Uint8Array<ArrayBuffer> | string) => Promise<OpenFile> {
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
