/** A device that is silent for so long is one that keeps nothing. */
export const DISK_MS = 3000

/** Rejects after so many milliseconds; the work itself goes on. */
export function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(reject, ms, new Error('late'))
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
