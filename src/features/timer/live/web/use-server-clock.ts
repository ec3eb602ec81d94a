import { jumpBetween, type Look } from '../../clock/rules.ts'
import { look } from '../../clock/web/use-jump.ts'

let measured: (Look & { skew: number }) | undefined

/**
 * Returns how many ms the device's clock is ahead of the server's; null before the server was asked, and once
 * the clock has jumped or the device slept since.
 */
export function knownSkew(): number | null {
  if (!measured) return null
  const now = look()
  return Math.abs(now.wall - measured.wall - (now.steady - measured.steady)) < SAME_MS ? measured.skew : null
}

/** Remembers what the server's clock, in epoch ms, tells of ours: it was read between the question and now. */
export function measure(asked: Look, server: number): number {
  const answered = look()
  const isSteady = jumpBetween(asked, answered) === 0
  const skew = (isSteady ? (asked.wall + answered.wall) / 2 : answered.wall) - server
  measured = isSteady ? { ...answered, skew } : undefined
  return skew
}

/** A page's two clocks part so far by themselves. */
const SAME_MS = 250
