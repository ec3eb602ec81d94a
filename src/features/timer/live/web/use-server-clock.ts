import type { Look } from '../../clock/rules.ts'
import { look } from '../../clock/web/use-jump.ts'
import { type Distance, distanceBy, holds, surer } from '../distance.ts'

let measured: Distance | undefined

/** Devices that are no surer than this, in ms, may show different seconds. */
const SURE_MS = 500

/**
 * Returns how many ms the device's clock is ahead of the server's; null before the server was asked, and once
 * the clock has jumped or the device slept since.
 */
export const knownSkew = (): number | null => (measured && holds(measured, look()) ? measured.skew : null)

export const isSureOfSkew = (): boolean => measured !== undefined && measured.within <= SURE_MS

/**
 * Remembers what the server's clock, in epoch ms, tells of ours: it was read between the question and now.
 */
export function measure(asked: Look, server: number): number {
  const { isSteady, ...distance } = distanceBy(asked, look(), server)
  measured = isSteady ? surer(measured, distance) : undefined
  return measured?.skew ?? distance.skew
}
