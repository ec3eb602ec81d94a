import { jumpBetween, type Look } from '../clock/rules.ts'

/** How many ms the device's clock was ahead of the server's when measured, and the error of that in ms. */
export interface Distance extends Look {
  readonly skew: number
  readonly within: number
}

/** For this long, in ms, two clocks keep their distance well enough. */
const LASTS_MS = 600_000
/** A page's two clocks drift apart by up to this much. */
const SAME_MS = 250

/** From a request at `sent`; the server read its clock (epoch ms). Drop it if the clock was set. */
export function distanceBy(
  sent: Look,
  answered: Look,
  server: number,
): Distance & { readonly isSteady: boolean } {
  const isSteady = jumpBetween(sent, answered) === 0
  // Events use whole ms.
  const read = Math.round(isSteady ? (sent.wall + answered.wall) / 2 : answered.wall)
  return { ...answered, skew: read - server, within: (answered.steady - sent.steady) / 2, isSteady }
}

/** Whether a measurement still holds: the clock has not jumped, and the device has not slept. */
export const holds = (known: Distance, now: Look): boolean =>
  Math.abs(now.wall - known.wall - (now.steady - known.steady)) < SAME_MS

/** The more exact one: a slow answer says less than an earlier quick one. */
export const moreExact = (known: Distance | undefined, measured: Distance): Distance =>
  known &&
  holds(known, measured) &&
  known.within < measured.within &&
  measured.steady - known.steady < LASTS_MS
    ? known
    : measured
