import { setTimeout as sleep } from 'node:timers/promises'
import { integerBetween, type Random } from '../../harness/demo/random.ts'
import type { App } from '../../harness/journey/server.ts'
import { FALSE_ANSWERS, type Network } from '../../harness/network.ts'
import type { Device } from './device.ts'

/** Breaks the way between page and database. */
export interface Disturbances {
  /** Lets something else happen, or clears up. */
  turn(): Promise<void>
  clear(): Promise<void>
  readonly counts: Record<Kind | 'cleared', number>
}

type Kind = keyof typeof KINDS

const LONGEST_DOWN_MS = 4000
/** Share of the answers in danger that get lost. */
const LOST = 0.5

const isWrite = (method: string, path: string) => method !== 'GET' && path.startsWith('/api/api/')

interface Place {
  readonly app: App
  readonly network: Network
  readonly device: Device
  readonly random: Random
}

const KINDS = {
  cut: ({ network }: Place) => network.cut(),
  writesCut: ({ network }: Place) => network.cut(isWrite),
  answersLost: ({ network, random }: Place) =>
    network.loseAnswers((method, path) => isWrite(method, path) && random() < LOST),
  falseAnswers: ({ network, random }: Place) =>
    network.answerFalsely(FALSE_ANSWERS[integerBetween(random, 0, FALSE_ANSWERS.length - 1)]),
  flightMode: ({ device }: Place) => device.context().setOffline(true),
  serverKilled: ({ app }: Place) => app.kill(),
} as const

/** On a machine that does much else it may take longer than a start is given. */
const started = ({ start }: App) => start().catch(start).catch(start)

/** Fair weather at first; `random` decides the rest. */
export function openDisturbances(place: Place): Disturbances {
  const { app, network, device, random } = place
  const kinds = Object.keys(KINDS) as Kind[]
  const counts = {
    cut: 0,
    writesCut: 0,
    answersLost: 0,
    falseAnswers: 0,
    flightMode: 0,
    serverKilled: 0,
    cleared: 0,
  }
  let starting: Promise<void> | undefined

  const clear = async () => {
    await starting
    starting = undefined
    network.restore()
    await device.context().setOffline(false)
  }
  return {
    counts,
    clear,
    turn: async () => {
      // A server that is starting is not killed once more: it would have done nothing in between.
      await clear()
      if (random() < 0.25) {
        counts.cleared += 1
        return
      }
      const kind = kinds[integerBetween(random, 0, kinds.length - 1)] ?? 'cut'
      counts[kind] += 1
      await KINDS[kind](place)
      const downMs = random() * LONGEST_DOWN_MS
      if (kind === 'serverKilled') starting = sleep(downMs).then(() => started(app))
    },
  }
}
