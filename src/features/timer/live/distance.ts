import { jumpBetween, type Look } from '../clock/rules.ts'

/**
 * How far the device's clock is ahead of the server's, in ms,
 * when it was measured, and within how many ms that is sure.
 */
export interface Distance extends Look {
  readonly skew: number
  readonly within: number
}

/** So long, in ms, two clocks keep their distance well enough. */
const LASTS_MS = 600_000
/** A page's two clocks part so far by themselves. */
const SAME_MS = 250

/**
 * By an answer whose question left at `asked`: the server read its clock between, in epoch ms. Not to be kept
 * where the device's clock was set meanwhile.
 */
export function distanceBy(
  asked: Look,
  answered: Look,
  server: number,
): Distance & { readonly isSteady: boolean } {
  const isSteady = jumpBetween(asked, answered) === 0
  // What goes by it is told in whole ms.
  const read = Math.round(isSteady ? (asked.wall + answered.wall) / 2 : answered.wall)
  return { ...answered, skew: read - server, within: (answered.steady - asked.steady) / 2, isSteady }
}

/** Whether it still holds: the clock has not jumped, and the device has not slept. */
export const holds = (known: Distance, now: Look): boolean =>
  Math.abs(now.wall - known.wall - (now.steady - known.steady)) < SAME_MS

/** An answer that was long on its way tells less than one before that was quick. */
export const surer = (known: Distance | undefined, measured: Distance): Distance =>
  known &&
  holds(known, measured) &&
  known.within < measured.within &&
  measured.steady - known.steady < LASTS_MS
    ? known
    : measured
