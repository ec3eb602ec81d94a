/*
 * Feeds texts that repeat one thing over and over to everything that takes a student's text, each in 10, 50 and
 * 200 thousand letters and in 5 million, and prints what the processor took and how it grows. Ends with 1 where
 * it grows faster than the text and matters, where the longest takes too long, or where something breaks. With
 * words it tries only those entries and shapes whose names have them: `npm run bench:hostile -- reader dots`.
 */
import { type ChildProcess, fork } from 'node:child_process'
import type { Case, Measurement } from './case.ts'
import { ENTRIES } from './entries.ts'
import { SHAPES } from './shapes.ts'

const [FEW, SOME, MANY, LONGEST] = [10_000, 50_000, 200_000, 5_000_000]
const SIZES = [FEW, SOME, MANY, LONGEST]
/** 1 grows as the text does, 2 with its square. */
const STEEPEST = 1.3
/** Below it the slope says nothing. */
const MATTERS_MS = 300
const LONGEST_MS = 5000
const TIMEOUT_MS = 60_000
/** Time after which longer texts of the shape are not tried. */
const ENOUGH_MS = 2000

let child: ChildProcess | undefined

/** Undefined when it was given up. */
function measure(one: Case): Promise<Measurement | undefined> {
  child ??= fork(new URL('./case.ts', import.meta.url), { execArgv: ['--max-old-space-size=1024'] })
  const running = child
  return new Promise((resolve) => {
    const end = (result?: Measurement) => {
      clearTimeout(timer)
      running.removeAllListeners()
      if (!result) {
        running.kill('SIGKILL')
        child = undefined
      }
      resolve(result)
    }
    const timer = setTimeout(end, TIMEOUT_MS)
    running.once('message', (result: Measurement) => end(result))
    running.once('exit', () => end())
    running.send(one)
  })
}

const isRefused = (entry: string, letters: number) => letters > (ENTRIES[entry]?.most ?? 0)

interface Row {
  readonly times: readonly string[]
  readonly wrong: string | undefined
}

async function measured(entry: string, shape: string): Promise<Row> {
  const times: number[] = []
  const results = () => times.map((ms) => ms.toFixed(0))
  for (const letters of SIZES) {
    if (isRefused(entry, letters)) return { times: [...results(), 'refused'], wrong: wrongIn(times) }
    const result = await measure({ entry, shape, letters })
    if (!result) return { times: [...results(), 'given up'], wrong: `given up with ${letters} letters` }
    if (result.error) return { times: results(), wrong: result.error }
    times.push(result.ms)
    if (letters < MANY && result.ms > ENOUGH_MS)
      return { times: results(), wrong: `too long with ${letters} letters` }
  }
  return { times: results(), wrong: wrongIn(times) }
}

function wrongIn([, some = 0, many = 0, most = 0]: readonly number[]): string | undefined {
  const slope = Math.log(many / some) / Math.log(MANY / SOME)
  if (many > MATTERS_MS && slope > STEEPEST) return `slope ${slope.toFixed(2)}`
  return most > LONGEST_MS ? 'too long with the longest' : undefined
}

const args = process.argv.slice(2)
const named = (names: readonly string[]) => {
  const wanted = names.filter((name) => args.some((word) => name.includes(word)))
  return wanted.length > 0 ? wanted : names
}

let failures = 0
console.log(`processor ms with ${SIZES.map((size) => size / 1000).join(', ')} thousand letters`)
for (const entry of named(Object.keys(ENTRIES)))
  for (const shape of named(SHAPES)) {
    const { times, wrong } = await measured(entry, shape)
    if (wrong) failures += 1
    console.log(
      `${wrong ? 'WRONG ' : ''}${entry} · ${shape}: ${times.join(', ')}${wrong ? ` (${wrong})` : ''}`,
    )
  }
child?.kill()
console.log(failures === 0 ? 'everything grows as its text does' : `${failures} do not`)
process.exitCode = failures === 0 ? 0 : 1
