import { useCallback, useSyncExternalStore } from 'react'
import { durableStores } from '../../../web/device/durable-store.ts'
import type { MockExamBody } from '../contract.ts'
import { emptyPaper } from '../paper.ts'

/** A paper with this device's changes. */
export interface EditedPaper extends MockExamBody {
  /** The paper as saved before the change, or as sent since: another device may have saved another one. */
  readonly from?: MockExamBody
}

type Papers = Readonly<Record<string, EditedPaper>>

const NONE: Papers = {}

/** Fills in fields that an older version did not store. */
const whole = (papers: Papers): Papers =>
  Object.fromEntries(
    Object.entries(papers).map(([key, paper]) => [key, { ...emptyPaper(paper.title, ''), ...paper }]),
  )

/** Unsent papers by key; each mark is on the disk before the screen shows it. */
export const papersOf = durableStores<Papers>({
  name: 'papers',
  initial: NONE,
  parse: (text) => {
    const papers: unknown = JSON.parse(text)
    return typeof papers === 'object' && papers !== null ? whole(papers as Papers) : null
  },
  format: JSON.stringify,
})

/** Waiting papers of this device, which the server may not know. */
export function useUnsavedPapers(userId: string): Papers {
  const store = papersOf(userId)
  return useSyncExternalStore(store.subscribe, store.read, () => NONE)
}

/** The changed fields, or a function of the newest paper. */
type Change = Partial<MockExamBody> | ((paper: MockExamBody) => Partial<MockExamBody>)

export interface PaperDraft {
  readonly paper: EditedPaper
  /** Whether it has marks that the server lacks. */
  readonly isUnsaved: boolean
  /** Stays the same function while the saved paper does. Resolves once the device has stored the change. */
  readonly change: (change: Change) => Promise<unknown>
}

/** A paper as saved, with this device's changes. */
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

/** Removes the paper's waiting changes from this device. */
export const forgetPaper = (userId: string, key: string) =>
  papersOf(userId).change(({ [key]: _, ...others }) => others)
