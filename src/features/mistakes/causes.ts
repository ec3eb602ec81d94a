/** Lengths in characters; `mistakes` is the most that one student may have. */
export const LIMITS = {
  key: 64,
  source: 255,
  topic: 150,
  title: 150,
  question: 1_000,
  other: 300,
  answer: 2_000,
  questions: 100_000,
  mistakes: 3_000,
} as const

/**
 * Why a question was missed. `lucky` is one that a guess got right: no mistake, and no evidence of knowledge
 * either.
 */
export const CAUSES = ['unknown', 'forgot', 'confused', 'misread', 'guessed', 'no_time', 'lucky'] as const
export type Cause = (typeof CAUSES)[number]
