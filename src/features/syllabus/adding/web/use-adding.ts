import { useSyncExternalStore } from 'react'
import { newRecordKey } from '../../../../shared/ids.ts'
import { durableStores } from '../../../../web/device/durable-store.ts'
import { useTyped } from '../../../../web/ui/fields/use-typed.ts'
import {
  NO_CHANGES,
  NO_DRAFT,
  parseChanges,
  parseDraft,
  type Read,
  type SourceText,
  textToAsk,
} from '../draft.ts'
import { withPost } from '../post.ts'

const draftOf = durableStores({
  name: 'edital',
  initial: NO_DRAFT,
  parse: parseDraft,
  format: JSON.stringify,
})
const changesOf = durableStores({
  name: 'edital-changes',
  initial: NO_CHANGES,
  parse: parseChanges,
  format: JSON.stringify,
})

/** Resolves once the device's draft is read. */
export const addingLoaded = (userId: string) => draftOf(userId).loaded

/** The edital being added, kept on the device at every letter. */
export function useAdding(userId: string) {
  const [drafts, kept] = [draftOf(userId), changesOf(userId)]
  const stored = useSyncExternalStore(drafts.subscribe, drafts.read, () => NO_DRAFT)
  const made = useSyncExternalStore(kept.subscribe, kept.read, () => NO_CHANGES)
  const [draft, change] = useTyped(stored, (typed) => drafts.change(() => typed))
  const madeHere = made.key === draft.key ? made : { ...NO_CHANGES, key: draft.key }
  const [typed, keepChanges] = useTyped(madeHere, (changes) => kept.change(() => changes))
  const taken = (read: Read, form: typeof draft.form) => ({
    ...draft,
    read,
    form,
    post: undefined,
    asked: textToAsk(read),
    key: newRecordKey(Date.now()),
  })
  return {
    draft,
    changes: typed.key === draft.key ? typed.changes : NO_CHANGES.changes,
    type: (pasted: string) => change({ ...draft, pasted }),
    fill: (form: typeof draft.form) => change({ ...draft, form }),
    take: (read: Read, form: typeof draft.form) => change(taken(read, form)),
    /** Chooses a post of the reading. Corrections of common subjects stay. */
    choose: (post: string | null) => change(withPost(draft, post)),
    chooseOf: (read: Read, form: typeof draft.form, post: string | null) =>
      change(withPost(taken(read, form), post)),
    askPost: () => change({ ...draft, post: undefined }),
    askPlace: (asked: SourceText | undefined) => change({ ...draft, asked }),
    putBack: () => change({ ...draft, read: null }),
    mend: (changes: typeof made.changes) => keepChanges({ key: draft.key, changes }),
    /** Empties the draft; a reading for several posts is kept, so that another post of it can be chosen. */
    clear: (target: number) => {
      const { read, used } = draft
      if (!read?.posts) return change({ ...NO_DRAFT, used })
      const targets = read.document.id === used?.read.document.id ? used.targets : []
      const kept = { ...read, removed: [], outside: [], places: [], text: '' }
      return change({ ...NO_DRAFT, used: { targets: [...targets, target], read: kept } })
    },
  }
}
