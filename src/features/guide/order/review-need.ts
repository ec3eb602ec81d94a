import type { Known } from '../knowledge/knowledge.ts'
import { BEGINS, mastery } from '../knowledge/memory.ts'

/** Answers as they are expected, that the student's own are weighed against. */
const DRAWN = { first: 50, later: 60 }
const LEAST = 0.5
const MOST = 2

/** A review's worth to this student: 1 without answers, more where answers are lost sooner. */
export function reviewNeed(known: readonly Known[], guess: number): number {
  const sums = { questions: 0, right: 0, laterQuestions: 0, laterRight: 0, laterKept: 0 }
  for (const { memory } of known) {
    sums.questions += memory.judged
    sums.right += memory.judgedRight
    sums.laterQuestions += memory.laterQuestions
    sums.laterRight += memory.laterRight
    sums.laterKept += memory.laterKept
  }
  const { laterQuestions, laterRight, laterKept } = sums
  const firstQuestions = sums.questions - laterQuestions
  const firstRight = sums.right - laterRight
  // Hard questions are hard from the first day on.
  const first =
    (masteredOf(firstRight, firstQuestions, guess) / BEGINS.level + DRAWN.first) /
    (firstQuestions + DRAWN.first)
  const later =
    (masteredOf(laterRight, laterQuestions, guess) + DRAWN.later) / (laterKept * first + DRAWN.later)
  return Math.min(MOST, Math.max(LEAST, 1 / later ** 2))
}

/** Questions that were known, without those that a guess got right. */
const masteredOf = (right: number, questions: number, guess: number) =>
  questions === 0 ? 0 : questions * mastery(right / questions, guess)
