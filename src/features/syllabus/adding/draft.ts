import type { TreeChange } from '../changes/contract.ts'
import type { Check } from '../checking/rules.ts'
import type { SyllabusDocument } from '../format/contract.ts'
import type { Doubts } from '../reading/doubts.ts'
import type { Post } from '../reading/posts.ts'
import type { TargetForm } from '../targets/form.ts'

/** Result of reading a text or a file. */
export interface Read {
  readonly document: SyllabusDocument
  /** Pieces of the text that were taken out. */
  readonly removed: readonly string[]
  readonly outside: readonly string[]
  /** Notes on a file that was opened. */
  readonly notes?: readonly string[]
  /** Undefined for a file that was opened, not read. */
  readonly doubts?: Doubts
  readonly check?: Check
  /** Posts to choose among; undefined where there are not two. */
  readonly posts?: readonly Post[]
  /** The text as it came; empty for a file of the format. */
  readonly text: string
}

/** Parts of a reading that tell where it may be wrong or incomplete. */
export type Doubted = Pick<Read, 'document' | 'check' | 'doubts'>

/** Kept on the device until the edital is used: neither a reload nor a failure loses it. */
export interface AddingDraft {
  readonly pasted: string
  readonly read: Read | null
  readonly form: TargetForm
  /** Its `Idempotency-Key`, from when it was read on. */
  readonly key: string
  /** The name of the post that was chosen, null for all of them; undefined until it is said. */
  readonly post?: string | null | undefined
  /** The last edital for several posts, whole, with the ids of the targets it was used for. */
  readonly used?: { readonly targets: readonly number[]; readonly read: Read } | undefined
}

/** Changes made to a reading; `key` is the reading's. */
export interface AddingChanges {
  readonly key: string
  readonly changes: readonly TreeChange[]
}

export const NO_CHANGES: AddingChanges = { key: '', changes: [] }

export const NO_DRAFT: AddingDraft = {
  pasted: '',
  read: null,
  form: { body: '', position: '', board: '', exam_day: null },
  key: '',
}

/** Reads a draft from JSON; null for anything else. It never throws. */
export function parseDraft(text: string): AddingDraft | null {
  try {
    const draft = JSON.parse(text) as AddingDraft
    return typeof draft.pasted === 'string' &&
      typeof draft.key === 'string' &&
      isRead(draft.read) &&
      isRead(draft.used?.read ?? null) &&
      draft.form
      ? draft
      : null
  } catch {
    return null
  }
}

const isRead = (read: Read | null) => read === null || Array.isArray(read?.document?.blocos)

/** Reads changes from JSON; null for anything else. It never throws. */
export function parseChanges(text: string): AddingChanges | null {
  try {
    const { key, changes } = JSON.parse(text) as AddingChanges
    return typeof key === 'string' && Array.isArray(changes) ? { key, changes } : null
  } catch {
    return null
  }
}

/** Whether nothing of a text speaks for a misreading. */
export const isSure = ({ breaks, unused, long = [], strange = [], lacks }: Doubts): boolean =>
  lacks === undefined && breaks.length + unused.length + long.length + strange.length === 0
