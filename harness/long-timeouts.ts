import { vi } from 'vitest'

const { waitFor } = vi

/** A busy machine takes longer than the second that is waited for by default. */
vi.waitFor = (callback, options = 10_000) => waitFor(callback, options)
