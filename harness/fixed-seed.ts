import fc from 'fast-check'

/** A fixed seed: an example in a million must not fail an unrelated change. */
fc.configureGlobal({ seed: 2026 })
