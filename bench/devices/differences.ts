import type { Stopwatch } from '../../harness/live-stopwatch.ts'
import type { Shown } from './device.ts'

/** Whether devices show the same state, and how many ms they are off each other and the stopwatch. */
export function differences(all: readonly Shown[], watch: Stopwatch | null) {
  const now = Date.now()
  const [first] = all
  const counted = all.map(({ status, seconds, zero }) => (status === 'PAUSAR' ? now - zero : 1000 * seconds))
  const truth = watch?.studied(now) ?? 0
  // A timer that stands shows whole seconds.
  const fraction = first?.status === 'PAUSAR' ? 0 : truth % 1000
  return {
    isSame: all.every(
      ({ status }) => status === first?.status && (status === 'INICIAR') === (watch === null),
    ),
    apart: Math.round(Math.max(...counted) - Math.min(...counted)),
    off: Math.round(Math.max(...counted.map((ms) => Math.abs(ms - (truth - fraction))))),
  }
}
