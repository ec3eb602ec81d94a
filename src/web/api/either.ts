/** Ends as soon as one of them does; `AbortSignal.any` is younger than the browsers served. */
export function either(...signals: readonly AbortSignal[]): AbortSignal {
  const over = new AbortController()
  for (const signal of signals) {
    const end = () => over.abort(signal.reason)
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true, signal: over.signal })
  }
  return over.signal
}
