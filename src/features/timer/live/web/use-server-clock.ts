import type { Look } from '../../clock/rules.ts'
import { look } from '../../clock/web/use-jump.ts'
import { type Distance, distanceBy, holds, moreExact } from '../distance.ts'

let measured: Distance | undefined

/** Above this error, in ms, devices may show different seconds. */
const SURE_MS = 500

/** Ms that the device's clock is ahead; null unmeasured, after a jump or a sleep. */
export const knownSkew = (): number | null => (measured && holds(measured, look()) ? measured.skew : null)

export const isSureOfSkew = (): boolean => measured !== undefined && measured.within <= SURE_MS

/** Stores a measurement of the server's clock, in epoch ms, which was read between `sent` and now. */
export function measure(sent: Look, server: number): number {
  const { isSteady, ...distance } = distanceBy(sent, look(), server)
  measured = isSteady ? moreExact(measured, distance) : undefined
  return measured?.skew ?? distance.skew
}
