import { ENTRIES } from './entries.ts'
import { hostileText } from './shapes.ts'

export interface Case {
  readonly entry: string
  readonly shape: string
  readonly letters: number
}

export interface Measurement {
  readonly ms: number
  readonly error?: string
}

process.on('message', ({ entry, shape, letters }: Case) => {
  const text = hostileText(shape, letters)
  const begun = process.threadCpuUsage()
  const error = errorOf(() => ENTRIES[entry]?.work(text))
  const { user, system } = process.threadCpuUsage(begun)
  process.send?.({
    ms: (user + system) / 1000,
    ...(error === undefined ? {} : { error }),
  } satisfies Measurement)
})

function errorOf(work: () => unknown): string | undefined {
  try {
    work()
  } catch (error) {
    return String(error).slice(0, 200)
  }
}
