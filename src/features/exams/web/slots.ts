import { slot } from '../../../web/panels/panels.tsx'
import type { ListedExam } from '../contract.ts'

export const examSlot = slot<{ exam: ListedExam }>('exam')
