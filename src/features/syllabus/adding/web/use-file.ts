import { useState } from 'react'
import { failureText } from '../../../../web/api/failure-text.ts'
import { useSave } from '../../../../web/api/use-save.ts'
import { base64Of } from '../../../../web/device/base64.ts'
import { decodeText } from '../../exchange/decode-text.ts'
import { mayBeReadAnyway } from '../../reading/refusals.ts'
import { copy } from '../copy.ts'
import type { Read } from '../draft.ts'
import { isTooLarge, kindByName } from '../file.ts'
import { readSource, type Source } from './queries.ts'

const { file: words } = copy

class FileError extends Error {}

const START_BYTES = 1024

/** Reads a chosen or dropped file; `wrong` says why it could not be read. */
export function useFile(userId: string, onRead: (read: Read) => void) {
  const [wrong, setWrong] = useState<string>()
  const { mutate, isPending, variables } = useSave({
    mutationKey: ['read edital file'],
    mutationFn: async ({ file, anyway }: Chosen) => readSource(userId, await sourceOf(file), anyway),
    onSuccess: onRead,
    onError: (error) =>
      setWrong(error instanceof FileError ? error.message : failureText(error, { unknown: words.failed })),
  })
  const open = (file: File | null | undefined) => {
    setWrong(undefined)
    if (file) mutate({ file, anyway: false })
  }
  const refused = wrong !== undefined && mayBeReadAnyway(wrong) ? variables?.file : undefined
  return {
    open,
    wrong,
    busyWith: isPending ? variables.file.name : undefined,
    /** A refused file that can be read all the same. */
    refused,
    openAnyway: (file: File) => mutate({ file, anyway: true }),
  }
}

interface Chosen {
  readonly file: File
  readonly anyway: boolean
}

/** Returns what a file holds; throws a `FileError` for files that are not read. */
export async function sourceOf(file: File): Promise<Source> {
  if (isTooLarge(file.size)) throw new FileError(words.tooLarge)
  if (file.size === 0) throw new FileError(words.empty)
  const start = await opened(file.slice(0, START_BYTES).text())
  const kind = kindByName(file.name, start)
  if (kind === 'pdf') return { pdf: await opened(base64Of(file)) }
  if (kind === 'no pdf') throw new FileError(words.noPdf)
  if (kind === 'other') throw new FileError(words.unknown)
  const text = decodeText(new Uint8Array(await opened(file.arrayBuffer())))
  if (text.includes('\0')) throw new FileError(words.unknown)
  return { file: text }
}

/** A phone may remove a file that was chosen a moment ago. */
const opened = <T>(reads: Promise<T>): Promise<T> =>
  reads.catch(() => {
    throw new FileError(words.unreadable)
  })
