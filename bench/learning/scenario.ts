import { COMPARED_PLANS, type ComparedPlan, nameless } from './compared-plans.ts'
import type { Marks } from './marks.ts'
import { plan } from './planner.ts'
import { REAL_EDITAIS } from './real-editais.ts'
import { simulatedStudentOf } from './simulated-student.ts'
import { type Habit, type Outcome, type Plan, studyUntilExam, type Weights } from './study-until-exam.ts'

/** Plan that the guide is compared with where only names are known. */
export const NAMELESS = 'guide, without names'

/** Students of one kind before an exam, each lived once by every plan. */
export interface Scenario {
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
  readonly scenario: Scenario
  readonly guide: Mean
  readonly others: readonly Compared[]
  readonly backlog: number
  readonly blocks: number
  readonly unexplained: number
}

/** Lets `students` live by the guide and by every other plan. */
export function measure(scenario: Scenario, students: number): Measured {
  const all = (plan: ComparedPlan) =>
    Array.from({ length: students }, (_, seed) => lived(scenario, seed, plan()))
  const guide = all(() => plan)
  const others = Object.entries<ComparedPlan>(plansOf(scenario)).map(([name, plan]) => {
    const points = all(plan).map((outcome) => outcome.points)
    const more = guide.map((outcome, seed) => outcome.points - (points[seed] ?? 0))
    return { name, points: meanOf(points), guideMore: meanOf(more) }
  })
  return {
    scenario,
    guide: meanOf(guide.map(({ points }) => points)),
    others,
    backlog: Math.max(...guide.map(({ backlog }) => backlog)),
    blocks: guide.reduce((sum, { blocks }) => sum + blocks, 0),
    unexplained: guide.reduce((sum, { unexplained }) => sum + unexplained, 0),
  }
}

/** Gain by marks of a student who guesses a fifth of his right answers. */
export interface Guessed {
  readonly scenario: Scenario
  readonly unmarked: Mean
  /** Points that the same students gain by marking guesses, and by each mistake's cause as well. */
  readonly doubts: Mean
  readonly causes: Mean
}

/** Lets `students` live by the guide, guessing: without marks, with their guesses marked, and with causes and cards. */
export function measureGuesses(scenario: Scenario, students: number): Guessed {
  const all = (marks: Marks) =>
    Array.from({ length: students }, (_, seed) => lived(scenario, seed, plan, marks).points)
  const unmarked = all('none')
  const more = (marks: Marks) => meanOf(all(marks).map((points, seed) => points - (unmarked[seed] ?? 0)))
  return { scenario, unmarked: meanOf(unmarked), doubts: more('doubts'), causes: more('causes') }
}

const plansOf = ({ weights }: Scenario) =>
  weights === 'names' ? { ...COMPARED_PLANS, [NAMELESS]: nameless } : COMPARED_PLANS

function lived({ days, minutes, weights }: Scenario, seed: number, plan: Plan, habit?: Habit): Outcome {
  const edital = weights === 'names' ? REAL_EDITAIS[seed % REAL_EDITAIS.length] : undefined
  return studyUntilExam(simulatedStudentOf(seed, days, minutes, edital), weights, plan, habit)
}

function meanOf(values: readonly number[]): Mean {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1)
  return { mean, interval: 1.96 * Math.sqrt(variance / values.length) }
}
