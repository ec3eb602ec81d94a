import type { TreeChange } from '../operations/contract.ts'

export interface Unsaved {
  readonly targetId: number
  readonly changes: readonly TreeChange[]
}

export const NOTHING_UNSAVED: Unsaved = { targetId: 0, changes: [] }

/** Restores unsaved changes from the device; null for any other text. Never throws. */
export function parseUnsaved(text: string): Unsaved | null {
  try {
    const { targetId, changes } = JSON.parse(text) as Unsaved
    return Number.isSafeInteger(targetId) && Array.isArray(changes) ? { targetId, changes } : null
  } catch {
    return null
  }
}
