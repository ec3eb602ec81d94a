import { type OfStudent, slot } from '../../../web/panels/panels.tsx'
import type { MockExamBody } from '../contract.ts'
import type { MissedQuestion } from '../rules.ts'

/** Below the result of a paper that has missed questions; `examKey` names the paper, saved or not yet. */
export const missedSlot = slot<
  OfStudent & { examKey: string; paper: MockExamBody; missed: readonly MissedQuestion[] }
>('missed')
