import { type Habit, live, type Outcome, type Plan, type Weights } from './life.ts'
import type { Marks } from './marks.ts'
import { plan } from './planner.ts'
import { REAL_EDITAIS } from './real-editais.ts'
import { nameless, RIVALS, type Rival } from './rivals.ts'
import { worldOf } from './world.ts'

/** Plan that the guide is compared with where only names are known. */
export const NAMELESS = 'guide, without names'

/** Students of one kind before an exam, each lived once by every plan. */
export interface Cell {
  readonly days: number
  readonly minutes: number
  readonly weights: Weights
}

export interface Mean {
  readonly mean: number
  readonly interval: number
}

export interface Compared {
  readonly name: string
  readonly points: Mean
  /** Points that the guide's students have more, each against himself under the other plan. */
  readonly guideMore: Mean
}

export interface Measured {
  readonly cell: Cell
  readonly guide: Mean
  readonly rivals: readonly Compared[]
  readonly backlog: number
  readonly blocks: number
  readonly unexplained: number
}

/** Lets `students` live by the guide and by every other plan. */
export function measure(cell: Cell, students: number): Measured {
  const all = (rival: Rival) => Array.from({ length: students }, (_, seed) => lived(cell, seed, rival()))
  const guide = all(() => plan)
  const rivals = Object.entries<Rival>(rivalsOf(cell)).map(([name, rival]) => {
    const points = all(rival).map((outcome) => outcome.points)
    const more = guide.map((outcome, seed) => outcome.points - (points[seed] ?? 0))
    return { name, points: meanOf(points), guideMore: meanOf(more) }
  })
  return {
    cell,
    guide: meanOf(guide.map(({ points }) => points)),
    rivals,
    backlog: Math.max(...guide.map(({ backlog }) => backlog)),
    blocks: guide.reduce((sum, { blocks }) => sum + blocks, 0),
    unexplained: guide.reduce((sum, { unexplained }) => sum + unexplained, 0),
  }
}

/** Gain by marks of a student who guesses a fifth of his right answers. */
export interface Guessed {
  readonly cell: Cell
  readonly unmarked: Mean
  /** Points that the same students gain by marking guesses, and by each mistake's cause as well. */
  readonly doubts: Mean
  readonly causes: Mean
}

/** Lets `students` live by the guide, guessing: without marks, with their guesses marked, and with causes and cards. */
export function measureGuesses(cell: Cell, students: number): Guessed {
  const all = (marks: Marks) =>
    Array.from({ length: students }, (_, seed) => lived(cell, seed, plan, marks).points)
  const unmarked = all('none')
  const more = (marks: Marks) => meanOf(all(marks).map((points, seed) => points - (unmarked[seed] ?? 0)))
  return { cell, unmarked: meanOf(unmarked), doubts: more('doubts'), causes: more('causes') }
}

const rivalsOf = ({ weights }: Cell) => (weights === 'names' ? { ...RIVALS, [NAMELESS]: nameless } : RIVALS)

function lived({ days, minutes, weights }: Cell, seed: number, rival: Plan, habit?: Habit): Outcome {
  const edital = weights === 'names' ? REAL_EDITAIS[seed % REAL_EDITAIS.length] : undefined
  return live(worldOf(seed, days, minutes, edital), weights, rival, habit)
}

function meanOf(values: readonly number[]): Mean {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1)
  return { mean, interval: 1.96 * Math.sqrt(variance / values.length) }
}
