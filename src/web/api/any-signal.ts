/** Aborts when the first of the signals does; the supported browsers lack `AbortSignal.any`. */
export function anySignal(...signals: readonly AbortSignal[]): AbortSignal {
  const over = new AbortController()
  for (const signal of signals) {
    const end = () => over.abort(signal.reason)
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true, signal: over.signal })
  }
  return over.signal
}
