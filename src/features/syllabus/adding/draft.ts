import type { Check } from '../checking/rules.ts'
import type { SyllabusDocument } from '../format/contract.ts'
import { givenOf } from '../format/walk.ts'
import type { TreeChange } from '../operations/contract.ts'
import type { Doubts } from '../reading/doubts.ts'
import type { Post } from '../reading/posts.ts'
import type { Stretch } from '../reading/programme.ts'
import type { TargetForm } from '../targets/form.ts'

export interface Read {
  readonly document: SyllabusDocument
  readonly removed: readonly string[]
  readonly outside: readonly string[]
  readonly notes?: readonly string[]
  /** Undefined for a file that was opened, not read. */
  readonly doubts?: Doubts
  /** Ids of rows that may be wrong, the least sure first. */
  readonly unsure?: readonly string[]
  readonly check?: Check
  /** Posts to choose among; undefined where there are not two. */
  readonly posts?: readonly Post[]
  /** The text as it came; empty for a file of the format. */
  readonly text: string
  /** Stretches in which the programme seems to stand. */
  readonly places?: readonly Stretch[]
  /** The stretch that the student chose to read; undefined for the whole text. */
  readonly part?: Stretch
}

export interface SourceText {
  readonly text: string
  readonly places: readonly Stretch[]
}

/** Places where a reading may be wrong or incomplete. */
export type Doubted = Pick<Read, 'document' | 'check' | 'doubts' | 'unsure'>

/** Kept on the device until the edital is used: neither a reload nor a failure loses it. */
export interface AddingDraft {
  readonly pasted: string
  readonly read: Read | null
  readonly form: TargetForm
  /** Its `Idempotency-Key`, made when it was read. */
  readonly key: string
  /** The name of the chosen post, null for all posts; undefined before the choice. */
  readonly post?: string | null | undefined
  /** Asks where the programme stands, before there is a tree. */
  readonly asked?: SourceText | undefined
  /** The last edital for several posts with all its subjects, and the ids of the targets made of it. */
  readonly used?: { readonly targets: readonly number[]; readonly read: Read } | undefined
}

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

/** The text in which the student must show the programme, because several places look like it. */
export const textToAsk = ({ text, places = [], part }: Read): SourceText | undefined =>
  places.length > 1 && text !== '' && !part ? { text, places } : undefined

/** Whether a reading has no sign of an error. */
export const isSure = ({ unused, lacks }: Doubts, unsure: readonly string[] = []): boolean =>
  lacks === undefined && unused.length + unsure.length === 0

/** The rows in doubt that the student has neither changed nor taken out yet. */
export function leftToCheck(
  { unsure = [] }: Pick<Read, 'unsure'>,
  document: SyllabusDocument,
  changes: readonly TreeChange[],
): readonly string[] {
  const changed = new Set(changes.map(({ id }) => id))
  const ids = givenOf(document, new Set(unsure))
  return unsure.filter((id) => ids.has(id) && !changed.has(id))
}
