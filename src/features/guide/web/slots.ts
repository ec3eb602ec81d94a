import { type OfStudent, slot } from '../../../web/panels/panels.tsx'
import type { Guide } from '../contract.ts'

/** After the target's exam: how it went. */
export const examOverSlot = slot<OfStudent & { target: NonNullable<Guide['target']> }>('exam over')
