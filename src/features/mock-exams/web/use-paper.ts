import { useCallback, useSyncExternalStore } from 'react'
import { durableStores } from '../../../web/device/durable-store.ts'
import type { MockExamBody } from '../contract.ts'
import { emptyPaper } from '../paper.ts'

/** A paper with what was changed on this device. */
export interface EditedPaper extends MockExamBody {
  /** The paper as it was saved when the change began, or sent since: another device may have saved another. */
  readonly from?: MockExamBody
}

type Papers = Readonly<Record<string, EditedPaper>>

const NONE: Papers = {}

/** Fills in fields that an older version did not store. */
const whole = (papers: Papers): Papers =>
  Object.fromEntries(
    Object.entries(papers).map(([key, paper]) => [key, { ...emptyPaper(paper.title, ''), ...paper }]),
  )

/** Papers with marks that the server does not have, by key: each is on the disk before the screen shows it. */
export const papersOf = durableStores<Papers>({
  name: 'papers',
  initial: NONE,
  parse: (text) => {
    const papers: unknown = JSON.parse(text)
    return typeof papers === 'object' && papers !== null ? whole(papers as Papers) : null
  },
  format: JSON.stringify,
})

/** The papers that wait on this device, of which the server may know nothing. */
export function useUnsavedPapers(userId: string): Papers {
  const store = papersOf(userId)
  return useSyncExternalStore(store.subscribe, store.read, () => NONE)
}

/** The changed fields, or a function that makes them from the newest paper. */
type Change = Partial<MockExamBody> | ((paper: MockExamBody) => Partial<MockExamBody>)

export interface PaperDraft {
  readonly paper: EditedPaper
  /** It has marks that the server does not have. */
  readonly isUnsaved: boolean
  /** Stays the same function as long as the saved paper does. Resolves once the device has kept it. */
  readonly change: (change: Change) => Promise<unknown>
}

/** A paper as it stands on this device: as it was saved, with what was changed since. */
export function usePaper(userId: string, key: string, saved: MockExamBody): PaperDraft {
  const store = papersOf(userId)
  const unsaved = useUnsavedPapers(userId)[key]
  const change = useCallback(
    (asked: Change) =>
      store.change((papers) => {
        const paper = papers[key] ?? { ...saved, from: saved }
        const patch = typeof asked === 'function' ? asked(paper) : asked
        return { ...papers, [key]: { ...paper, ...patch } }
      }),
    [store, key, saved],
  )
  return { paper: unsaved ?? saved, isUnsaved: unsaved !== undefined, change }
}

/** Nothing of the paper waits on this device any more. */
export const forgetPaper = (userId: string, key: string) =>
  papersOf(userId).change(({ [key]: _, ...others }) => others)
