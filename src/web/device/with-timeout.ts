/** A storage that stays silent this long counts as failed. */
export const DISK_MS = 3000

/** Rejects after this many milliseconds; the work itself goes on. */
export function withTimeout<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(reject, ms, new Error('late'))
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
