import { useCallback, useSyncExternalStore } from 'react'
import { deviceStores } from '../../../web/device/device-store.ts'
import type { MockExamBody } from '../contract.ts'

/** A paper with what was changed on this device. */
export interface EditedPaper extends MockExamBody {
  /** The saved paper from which the change began: another device may have saved another since. */
  readonly from?: MockExamBody
}

type Papers = Readonly<Record<string, EditedPaper>>

const NONE: Papers = {}

/** Papers that were begun and not saved yet, by key: every mark is kept before the screen shows it. */
const papersOf = deviceStores<Papers>({
  name: 'papers',
  initial: NONE,
  parse: (text) => {
    const papers: unknown = JSON.parse(text)
    return typeof papers === 'object' && papers !== null ? (papers as Papers) : null
  },
  format: JSON.stringify,
})

/** What changes, or how it follows from the paper as it stands now. */
type Change = Partial<MockExamBody> | ((paper: MockExamBody) => Partial<MockExamBody>)

export interface PaperDraft {
  readonly paper: EditedPaper
  /** It has marks that the server does not have. */
  readonly isUnsaved: boolean
  /** Stays the same function as long as the saved paper does. */
  readonly change: (change: Change) => void
  readonly forget: () => void
}

/** The papers that wait on this device, of which the server may know nothing. */
export function useUnsavedPapers(userId: string): Papers {
  const store = papersOf(userId)
  return useSyncExternalStore(store.subscribe, store.read, () => NONE)
}

/** A paper as it stands on this device: as it was saved, with what was changed since. */
export function usePaper(userId: string, key: string, saved: MockExamBody): PaperDraft {
  const store = papersOf(userId)
  const unsaved = useUnsavedPapers(userId)[key]
  const change = useCallback(
    (asked: Change) => {
      const papers = store.read()
      const paper = papers[key] ?? { ...saved, from: saved }
      const patch = typeof asked === 'function' ? asked(paper) : asked
      store.write({ ...papers, [key]: { ...paper, ...patch } })
    },
    [store, key, saved],
  )
  return {
    paper: unsaved ?? saved,
    isUnsaved: unsaved !== undefined,
    change,
    forget: () => {
      const { [key]: _, ...others } = store.read()
      store.write(others)
    },
  }
}
