import { knowledgeOf } from '../../src/features/guide/knowledge/knowledge.ts'
import { enoughOf } from '../../src/features/guide/until-exam/enough.ts'
import { scoreOf } from '../../src/features/guide/until-exam/score.ts'
import { materialOf, plan } from './planner.ts'
import type { Scenario } from './scenario.ts'
import { score, simulatedStudentOf } from './simulated-student.ts'
import { studyUntilExam } from './study-until-exam.ts'

/** How far into the days to the exam the score is told. */
const PART = 0.6
const PERCENT = 100

export interface Forecast {
  readonly scenario: Scenario
  readonly students: number
  /** Students who got one at all. */
  readonly forecasts: number
  readonly today: Held
  readonly exam: Held
}

interface Held {
  /** Share of the students whose score was in the range. */
  readonly share: number
  /** Points that the middle of the range was above the score, in the mean. */
  readonly above: number
  /** Points from end to end, in the mean. */
  readonly width: number
}

/** Lets students live by the guide, and compares what it tells of their score with the score. */
export function forecast(scenario: Scenario, students: number): Forecast {
  const found = Array.from({ length: students }, (_, seed) => forecastOf(scenario, seed)).flatMap(
    (one) => one ?? [],
  )
  return {
    scenario,
    students,
    forecasts: found.length,
    today: heldIn(found.map(({ today }) => today)),
    exam: heldIn(found.map(({ exam }) => exam)),
  }
}

interface Case {
  readonly low: number
  readonly high: number
  readonly points: number
}

function forecastOf(
  { days, minutes, weights }: Scenario,
  seed: number,
): { today: Case; exam: Case } | undefined {
  const student = simulatedStudentOf(seed, days, minutes)
  const at = Math.floor(days * PART)
  let firstForecast: { ranges: ReturnType<typeof scoreOf>; points: number } | undefined
  const { points } = studyUntilExam(student, weights, (request) => {
    if (Number(request.today) >= at)
      firstForecast ??= { ranges: rangesOf(request), points: score(student, at) }
    return plan(request)
  })
  if (!firstForecast?.ranges?.exam) return undefined
  return {
    today: { ...firstForecast.ranges.today, points: firstForecast.points },
    exam: { ...firstForecast.ranges.exam, points },
  }
}

function rangesOf(request: Parameters<typeof plan>[0]) {
  const material = materialOf(request)
  const knowledge = knowledgeOf(material)
  const enough = enoughOf(knowledge, material.log)
  return enough.known ? scoreOf(knowledge, enough.there) : null
}

function heldIn(cases: readonly Case[]): Held {
  const mean = (of: (one: Case) => number) => cases.reduce((sum, one) => sum + of(one), 0) / cases.length
  return {
    share: PERCENT * mean(({ low, high, points }) => Number(points >= low && points <= high)),
    above: mean(({ low, high, points }) => (low + high) / 2 - points),
    width: mean(({ low, high }) => high - low),
  }
}
