import type { MockExamBody } from '../contract.ts'
import { questionsOf } from '../rules.ts'

type Marked = Pick<MockExamBody, 'blocks' | 'answers' | 'doubts' | 'marked_at' | 'spent' | 'clock'>
type Marks = Pick<MockExamBody, 'answers' | 'doubts' | 'marked_at' | 'spent'>

const BLANK = '-'

/** A number for each question, 0 without any. */
const filled = (numbers: readonly number[], questions: number) =>
  Array.from({ length: questions }, (_, i) => numbers[i] ?? 0)

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** Whole seconds that a paper's clock has run at `now` (epoch ms); 0 without a clock. */
export function elapsedSeconds(clock: MockExamBody['clock'], now: number): number {
  if (!clock) return 0
  const { before, started_at } = clock
  const running = started_at === null ? 0 : Math.floor((now - Date.parse(started_at)) / 1000)
  return before + Math.max(0, running)
}

/** Pauses or resumes the clock at `now` (epoch ms). */
export const withClockTurned = (clock: NonNullable<MockExamBody['clock']>, now: number) => ({
  ...clock,
  before: elapsedSeconds(clock, now),
  started_at: clock.started_at === null ? new Date(now).toISOString() : null,
})

/**
 * The sheet after a tap on a bubble at `now` (epoch ms): a second tap removes the answer and its doubt.
 * While the clock runs, the time since the previous mark counts for this question.
 */
export function withMark(sheet: Marked, number: number, letter: string, now: number): Marks {
  const letters = sheet.answers.padEnd(questionsOf(sheet.blocks), BLANK)
  const next = letters[number - 1] === letter ? BLANK : letter
  return {
    answers: letters.slice(0, number - 1) + next + letters.slice(number),
    doubts: next === BLANK ? sheet.doubts.filter((one) => one !== number) : sheet.doubts,
    ...touched(sheet, number, now),
  }
}

/** The sheet after a tap on the doubt, which a second tap removes. */
export const withDoubt = (sheet: Marked, number: number, now: number): Marks => ({
  answers: sheet.answers,
  doubts: sheet.doubts.includes(number)
    ? sheet.doubts.filter((one) => one !== number)
    : [...sheet.doubts, number].sort((a, b) => a - b),
  ...touched(sheet, number, now),
})

function touched({ blocks, marked_at, spent, clock }: Marked, number: number, now: number) {
  const questions = questionsOf(blocks)
  const times = filled(spent, questions)
  const since = clock?.started_at ? Math.max(0, elapsedSeconds(clock, now) - sum(times)) : 0
  return {
    marked_at: filled(marked_at, questions).with(number - 1, now),
    spent: since > 0 ? times.with(number - 1, (times[number - 1] ?? 0) + since) : spent,
  }
}

/** Replaces all answers, marked at `now`. */
export const withLine = ({ blocks }: Marked, letters: readonly string[], now: number) => ({
  answers: letters.join(''),
  doubts: [],
  marked_at: Array.from({ length: questionsOf(blocks) }, () => now),
})

/**
 * Merges the marks of two devices: the newest of each question, and mine of two equally new ones. If either
 * device has no sheet, mine stays as it is.
 */
export function withNewerMarks<Paper extends Marked>(mine: Paper, theirs: Marks): Paper {
  if (mine.answers === '' || theirs.answers === '') return mine
  const questions = questionsOf(mine.blocks)
  const [here, there] = [filled(mine.marked_at, questions), filled(theirs.marked_at, questions)]
  const from = here.map((at, i) => ((there[i] ?? 0) > at ? theirs : mine))
  if (from.every((one) => one === mine)) return mine
  return {
    ...mine,
    answers: from.map(({ answers }, i) => answers[i] ?? BLANK).join(''),
    doubts: from.flatMap(({ doubts }, i) => (doubts.includes(i + 1) ? [i + 1] : [])),
    marked_at: here.map((at, i) => Math.max(at, there[i] ?? 0)),
    spent: from.map(({ spent }, i) => spent[i] ?? 0),
  }
}
