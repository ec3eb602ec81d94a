import { slot } from '../../../web/panels/panels.tsx'
import type { ListedExam } from '../contract.ts'

/** Beside each exam of the list. */
export const examSlot = slot<{ exam: ListedExam }>('exam')
