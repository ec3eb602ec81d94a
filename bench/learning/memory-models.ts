import type { Chance } from './chance.ts'

/** How a made-up student keeps one topic, from 0 to 1. Days are numbers. */
export interface TopicMemory {
  learn(day: number): void
  review(day: number): void
  recall(day: number): number
}

/** Makes the traces of one student, whose gifts differ from others'; each topic differs again. */
export type MemoryModel = (chance: Chance) => () => TopicMemory

/** Forgets exponentially; the more was forgotten, but not all, the more a review helps. */
const halfLives: MemoryModel = (chance) => {
  const [first, growth] = [10 * chance.lognormal(0.3), 3 * chance.lognormal(0.25)]
  return () => {
    const [own, easy] = [chance.lognormal(0.4), 0.9 + 0.08 * chance.next()]
    let halfLife = 0
    let lastDay = 0
    const recall = (day: number) => (halfLife === 0 ? 0 : easy * 2 ** (-(day - lastDay) / halfLife))
    return {
      recall,
      learn: (day) => {
        halfLife = first * own
        lastDay = day
      },
      review: (day) => {
        const recalled = recall(day)
        halfLife *= 1 + growth * (1 - recalled) * (0.35 + recalled)
        lastDay = day
      },
    }
  }
}

/** A power law of each sight; a fresh sight decays faster (after Pavlik and Anderson). */
const traces: MemoryModel = (chance) => {
  const [slow, scale] = [0.2 * chance.lognormal(0.2), 0.24 * chance.lognormal(0.15)]
  const threshold = -0.75 + 0.12 * chance.normal()
  return () => {
    const easy = 0.18 * chance.normal()
    const exposures: { day: number; decay: number }[] = []
    const activation = (day: number) =>
      Math.log(exposures.reduce((sum, { day: at, decay }) => sum + Math.max(day - at, 0.3) ** -decay, 0)) +
      easy
    const see = (day: number) => {
      const decay = exposures.length === 0 ? slow : slow + 0.22 * Math.exp(activation(day))
      exposures.push({ day, decay: Math.min(decay, 0.9) })
    }
    return {
      recall: (day) =>
        exposures.length === 0 ? 0 : 0.97 / (1 + Math.exp((threshold - activation(day)) / scale)),
      // Learning is more than one sight of it.
      learn: see,
      review: see,
    }
  }
}

/** Two stores: most is lost within days, and each review moves some to the one that lasts. */
const twoStores: MemoryModel = (chance) => {
  const [fast, slow] = [4 * chance.lognormal(0.3), 90 * chance.lognormal(0.4)]
  const moves = 0.34 * chance.lognormal(0.2)
  return () => {
    const [own, most] = [chance.lognormal(0.35), 0.92 + 0.06 * chance.next()]
    let lasting = 0
    let lastDay = 0
    let isKnown = false
    const parts = (day: number) => {
      const days = day - lastDay
      return {
        lasts: lasting * Math.exp(-days / (slow * own)),
        passes: (most - lasting) * Math.exp(-days / (fast * own)),
      }
    }
    const recall = (day: number) => {
      const { lasts, passes } = parts(day)
      return isKnown ? lasts + passes : 0
    }
    return {
      recall,
      learn: (day) => {
        isKnown = true
        lasting = 0.42 * most
        lastDay = day
      },
      review: (day) => {
        const { lasts, passes } = parts(day)
        const open = most - lasts
        // A review moves the more, the less of the passing store is still there.
        lasting = lasts + moves * open * (1 - (0.6 * passes) / Math.max(open, 0.01))
        lastDay = day
      },
    }
  }
}

export const MEMORY_MODELS: Readonly<Record<string, MemoryModel>> = { halfLives, traces, twoStores }
