import { type Bar, holds, lineOf } from '../bar.ts'
import { type Forecast, forecast } from './forecast.ts'
import {
  type Guessed,
  type Mean,
  type Measured,
  measure,
  measureGuesses,
  NAMELESS,
  type Scenario,
} from './scenario.ts'

const STUDENTS = { whole: 201, quick: 24 }
const DAYS = [60, 120, 180, 365]
const MINUTES = [60, 150, 300]
const FIXED = 'fixed 1/7/30'
const MOST_BACKLOG = 30
/** Students of a hundred whose score must be in the range that the guide told: it is made for 80. */
const LEAST_HELD = 70

/** Points over fixed 1/7/30, at 150 minutes a day. */
const LEAST: readonly {
  readonly days: number
  readonly weights: Scenario['weights']
  readonly points: number
}[] = [
  { days: 60, weights: 'topic', points: 10 },
  { days: 120, weights: 'topic', points: 8 },
  { days: 180, weights: 'topic', points: 5 },
  { days: 120, weights: 'subject', points: 3 },
]

const SCENARIOS: readonly Scenario[] = [
  ...DAYS.flatMap((days) => MINUTES.map((minutes): Scenario => ({ days, minutes, weights: 'topic' }))),
  ...[120, 365].map((days): Scenario => ({ days, minutes: 150, weights: 'subject' })),
  ...[60, 120, 180, 365].map((days): Scenario => ({ days, minutes: 150, weights: 'none' })),
  { days: 365, minutes: 300, weights: 'none' },
  ...DAYS.flatMap((days) => [60, 150].map((minutes): Scenario => ({ days, minutes, weights: 'names' }))),
]

const QUICK: readonly Scenario[] = SCENARIOS.filter(({ days, minutes }) => days <= 120 && minutes === 150)

const AMPLE = 365

/** Prints a table of the chosen scenarios, and a line a bar; exits with 1 when one does not hold. */
function main(args: readonly string[]): void {
  const isQuick = args.includes('--quick')
  const isChosen = (own: number | string, all: readonly (number | string)[]) =>
    args.includes(String(own)) || !all.some((one) => args.includes(String(one)))
  const scenarios = (isQuick ? QUICK : SCENARIOS).filter(
    ({ days, weights }) => isChosen(days, DAYS) && isChosen(weights, ['topic', 'subject', 'none', 'names']),
  )
  const students = isQuick ? STUDENTS.quick : STUDENTS.whole
  console.log(
    `${students} students a scenario; points of 100, and what the guide's students have more ± its 95 % interval.`,
  )
  const measured = scenarios.map((scenario) => {
    const found = measure(scenario, students)
    console.log(tableOf(found))
    return found
  })
  // How often a range held says little of so few students.
  const forecasts = isQuick
    ? []
    : scenarios.filter(isForecast).map((scenario) => forecast(scenario, students))
  const guessed = scenarios.filter(isForecast).map((scenario) => measureGuesses(scenario, students))
  for (const found of guessed) console.log(guessesOf(found))
  for (const bar of [
    ...measured.flatMap(barsOf),
    ...forecasts.flatMap(heldBars),
    ...guessed.map(markedBar),
  ]) {
    console.log(lineOf(bar))
    if (!holds(bar)) process.exitCode = 1
  }
}

const nameOf = ({ days, minutes, weights }: Scenario) => `${days} days, ${minutes} min, weights by ${weights}`

function tableOf({ scenario, guide, others }: Measured): string {
  const rows = others.map(({ name, points, guideMore }) => {
    const sign = guideMore.mean < 0 ? '−' : '+'
    const more = `${sign}${Math.abs(guideMore.mean).toFixed(1)} ± ${guideMore.interval.toFixed(1)}`
    return `  ${name.padEnd(18)} ${points.mean.toFixed(1).padStart(5)}  ${more}`
  })
  const first = `  ${'guide'.padEnd(18)} ${guide.mean.toFixed(1).padStart(5)}  ± ${guide.interval.toFixed(1)}`
  return [`\n${nameOf(scenario)}`, first, ...rows].join('\n')
}

function barsOf({ scenario, others, backlog, blocks, unexplained }: Measured): Bar[] {
  const at = nameOf(scenario)
  return [
    ...overFixed({ scenario, others }),
    ...overNameless({ scenario, others }),
    ...neverBelow({ scenario, others }),
    {
      name: `${at}: the worst day's backlog`,
      figure: Math.max(0, backlog),
      unit: 'min',
      bar: { most: MOST_BACKLOG },
      details: 'minutes of blocks beyond those of the day',
    },
    {
      name: `${at}: blocks without a reason`,
      figure: unexplained,
      unit: 'blocks',
      bar: { most: 0 },
      details: `of ${blocks}`,
    },
  ]
}

type Comparison = Pick<Measured, 'scenario' | 'others'>

function overFixed({ scenario, others }: Comparison): Bar[] {
  const wanted = LEAST.find(
    ({ days, weights }) => days === scenario.days && weights === scenario.weights && scenario.minutes === 150,
  )
  const fixed = others.find(({ name }) => name === FIXED)
  if (!(wanted && fixed)) return []
  return [
    {
      name: `${nameOf(scenario)}: over ${FIXED}`,
      figure: fixed.guideMore.mean,
      unit: 'points',
      bar: { least: wanted.points },
      details: `± ${fixed.guideMore.interval.toFixed(1)}`,
    },
  ]
}

function overNameless({ scenario, others }: Comparison): Bar[] {
  if (scenario.weights !== 'names') return []
  return others
    .filter(({ name }) => name === NAMELESS || name === 'no plan')
    .map(({ name, guideMore }) => ({
      name: `${nameOf(scenario)}: over ${name}`,
      figure: guideMore.mean,
      unit: 'points',
      bar: { least: 0 },
      details: `± ${guideMore.interval.toFixed(1)}`,
    }))
}

function neverBelow({ scenario, others }: Comparison): Bar[] {
  if (scenario.weights !== 'none' && scenario.days !== AMPLE) return []
  const closest = others.reduce((worst, one) => (lead(one) < lead(worst) ? one : worst))
  return [
    {
      name: `${nameOf(scenario)}: never below another by more than its interval`,
      figure: lead(closest),
      unit: 'points',
      bar: { least: 0 },
      details: `${closest.name}: ${closest.guideMore.mean.toFixed(2)} ± ${closest.guideMore.interval.toFixed(2)}`,
    },
  ]
}

// Without any weight nothing is told.
const isForecast = ({ minutes, weights }: Scenario) =>
  minutes === 150 && (weights === 'topic' || weights === 'subject')

const heldBars = ({ scenario, students, forecasts, ...ranges }: Forecast): Bar[] =>
  (['today', 'exam'] as const).map((name) => {
    const { share, above, width } = ranges[name]
    return {
      name: `${nameOf(scenario)}: the score of ${name} was in the range told`,
      figure: share,
      unit: 'of 100',
      bar: { least: LEAST_HELD },
      details: `${forecasts} of ${students} told; ${width.toFixed(1)} points wide, its middle ${above.toFixed(1)} above the score`,
    }
  })

const signed = ({ mean, interval }: Mean) =>
  `${mean < 0 ? '−' : '+'}${Math.abs(mean).toFixed(2)} ± ${interval.toFixed(2)}`

const guessesOf = ({ scenario, unmarked, doubts, causes }: Guessed) =>
  `\n${nameOf(scenario)}, a fifth of right answers guessed: ${unmarked.mean.toFixed(1)}; guesses marked ${signed(doubts)}; causes and cards too ${signed(causes)}`

const markedBar = ({ scenario, doubts }: Guessed): Bar => ({
  name: `${nameOf(scenario)}: guesses marked never below unmarked by more than its interval`,
  figure: doubts.mean + doubts.interval,
  unit: 'points',
  bar: { least: 0 },
  details: signed(doubts),
})

const lead = ({ guideMore }: Measured['others'][number]) => guideMore.mean + guideMore.interval

main(process.argv.slice(2))
