import { type OfStudent, slot } from '../../../web/panels/panels.tsx'
import type { MockExamBody } from '../contract.ts'
import type { MissedQuestion } from '../rules.ts'

/** The slot below the result of a paper with missed questions; `examKey` names the paper, saved or not. */
export const missedSlot = slot<
  OfStudent & { examKey: string; paper: MockExamBody; missed: readonly MissedQuestion[] }
>('missed')
