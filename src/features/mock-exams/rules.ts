import type { FieldErrors } from '../../shared/errors.ts'
import type { Tally } from '../scoring/rules.ts'
import type { Doubts } from '../scoring/worth.ts'
import { MESSAGES, type MockExamBody, type PaperBlock } from './contract.ts'
import { ANNULLED } from './keys/answer-key.ts'

/** Fields of a saved paper that decide its counts. */
export type Answered = Pick<
  MockExamBody,
  'blocks' | 'answers' | 'doubts' | 'counts' | 'preliminary' | 'definitive'
>

export const questionsOf = (blocks: readonly PaperBlock[]): number => blocks.at(-1)?.last ?? 0

/** The definitive key replaces the preliminary one. */
export const keyOf = ({ preliminary, definitive }: Pick<MockExamBody, 'preliminary' | 'definitive'>) =>
  definitive ?? preliminary

/** The outcome of one answer; `open` if the key has none for it, or is missing. */
export type Mark = 'right' | 'wrong' | 'blank' | 'annulled' | 'open'

/** The marks of all questions, in their order. */
export function marksOf(paper: Answered): Mark[] {
  const key = keyOf(paper)
  return Array.from({ length: questionsOf(paper.blocks) }, (_, i) => markOf(paper.answers[i], key?.[i]))
}

function markOf(answer = '-', accepted = ''): Mark {
  if (accepted === ANNULLED) return 'annulled'
  if (answer === '-') return 'blank'
  if (accepted === '') return 'open'
  return accepted.includes(answer) ? 'right' : 'wrong'
}

const sizeOf = ({ first, last }: PaperBlock) => last - first + 1

/** Counts by block, from the key or as typed. Open questions count as blank. */
export function talliesOf(paper: Answered): Record<string, Tally> {
  const marks = paper.answers === '' ? undefined : marksOf(paper)
  return Object.fromEntries(
    paper.blocks.map((block) => [block.id, marks ? counted(block, marks) : typedTally(block, paper)]),
  )
}

function counted(block: PaperBlock, marks: readonly Mark[]): Tally {
  const own = marks.slice(block.first - 1, block.last)
  const many = (mark: Mark) => own.filter((one) => one === mark).length
  return {
    right: many('right'),
    wrong: many('wrong'),
    blank: many('blank') + many('open'),
    double: 0,
    annulled: many('annulled'),
  }
}

function typedTally(block: PaperBlock, { counts }: Answered): Tally {
  const { right, wrong } = counts[block.id] ?? { right: 0, wrong: 0 }
  return { right, wrong, blank: sizeOf(block) - right - wrong, double: 0, annulled: 0 }
}

/** Doubtful answers by block, if the key decides them. */
export function doubtsOf(paper: Answered): Record<string, Doubts> {
  const marks = marksOf(paper)
  return Object.fromEntries(
    paper.blocks.map(({ id, first, last }) => {
      const own = paper.doubts.filter((number) => first <= number && number <= last)
      const many = (mark: Mark) => own.filter((number) => marks[number - 1] === mark).length
      return [id, { right: many('right'), wrong: many('wrong') }]
    }),
  )
}

/** A question that was not answered right, or right in doubt. */
export interface MissedQuestion {
  readonly number: number
  /** Name of its block on the paper. */
  readonly block: string
  readonly subject_id: number | null
  readonly mark: 'right' | 'wrong' | 'blank'
  /** The student's letter, '-' for a blank one. */
  readonly given: string
  /** The accepted letters. */
  readonly accepted: string
  /** The student marked it 'na dúvida'. */
  readonly isDoubt: boolean
}

/** The missed questions of a sheet, in order; empty without a key, or with only counts. */
export function missedOf(paper: Answered): MissedQuestion[] {
  const key = keyOf(paper)
  if (!key || paper.answers === '') return []
  const doubts = new Set(paper.doubts)
  const marks = marksOf(paper)
  return paper.blocks.flatMap(({ name, subject_id, first, last }) =>
    marks.slice(first - 1, last).flatMap((mark, i): MissedQuestion[] => {
      const number = first + i
      const isDoubt = doubts.has(number)
      const accepted = key[number - 1] ?? ''
      const isMissed =
        mark === 'wrong' || (mark === 'blank' && accepted !== '') || (mark === 'right' && isDoubt)
      if (!isMissed) return []
      const given = paper.answers[number - 1] ?? '-'
      return [{ number, block: name, subject_id, mark, given, accepted, isDoubt }]
    }),
  )
}

/** A question whose definitive answer differs. */
export interface KeyChange {
  readonly number: number
  readonly from: string
  readonly to: string
}

/** Questions that the definitive key changed; empty with only one key. */
export const keyChanges = ({ preliminary, definitive }: Answered): KeyChange[] =>
  preliminary && definitive
    ? definitive.flatMap((to, i) => {
        const from = preliminary[i] ?? ''
        return from === to ? [] : [{ number: i + 1, from, to }]
      })
    : []

/** A study record made from a paper. */
export interface ExamRecord {
  readonly subject_id: number
  /** Seconds. */
  readonly study_time: number
  readonly correct_answers: number
  readonly incorrect_answers: number
}

type Timed = Pick<MockExamBody, 'blocks' | 'time' | 'spent'>

/** The seconds of each block: the paper's time divided by the clock, or by questions without one. */
export function secondsOf({ blocks, time, spent }: Timed): number[] {
  const byClock = sum(spent) > 0
  const weights = blocks.map((block) =>
    byClock ? sum(spent.slice(block.first - 1, block.last)) : sizeOf(block),
  )
  const total = Math.max(1, sum(weights))
  // Differences of rounded edges add up to the second.
  const edge = (blocksBefore: number) => Math.round((time * sum(weights.slice(0, blocksBefore))) / total)
  return blocks.map((_, i) => edge(i + 1) - edge(i))
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/**
 * A paper's study records, one for each subject, with its answers and its share of the time. Blocks without a
 * subject of the student's have none, and their time is not recorded.
 */
export function recordsOf(paper: Answered & Timed & Pick<MockExamBody, 'open'>): ExamRecord[] {
  if (paper.open) return []
  const tallies = talliesOf(paper)
  const times = secondsOf(paper)
  const records = new Map<number, ExamRecord>()
  for (const [i, block] of paper.blocks.entries()) {
    const seconds = times[i] ?? 0
    if (block.subject_id === null) continue
    const { right, wrong } = tallies[block.id] ?? { right: 0, wrong: 0 }
    const known = records.get(block.subject_id)
    records.set(block.subject_id, {
      subject_id: block.subject_id,
      study_time: seconds + (known?.study_time ?? 0),
      correct_answers: right + (known?.correct_answers ?? 0),
      incorrect_answers: wrong + (known?.incorrect_answers ?? 0),
    })
  }
  return [...records.values()].filter(
    (record) => record.study_time + record.correct_answers + record.incorrect_answers > 0,
  )
}

/** Checks that the parts of a paper fit together, which a schema cannot. */
export function paperErrors(paper: MockExamBody): FieldErrors | undefined {
  const { blocks, answers, counts } = paper
  const isInOrder = blocks.every(
    ({ first, last }, i) => first === (blocks[i - 1]?.last ?? 0) + 1 && last >= first,
  )
  if (!isInOrder || new Set(blocks.map(({ id }) => id)).size < blocks.length)
    return { blocks: [MESSAGES.blocks] }
  const questions = questionsOf(blocks)
  const keys = [paper.preliminary, paper.definitive]
  if (answers.length > questions || keys.some((key) => (key?.length ?? 0) > questions)) {
    return { answers: [MESSAGES.answers] }
  }
  const isOver = blocks.some((block) => typedTally(block, paper).blank < 0)
  return isOver && Object.keys(counts).length > 0 ? { counts: [MESSAGES.counts] } : undefined
}
