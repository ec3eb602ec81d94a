/**
 * The oldest browsers served: the first with `light-dark()`, in two years of use by now. The build writes for
 * them (`vite.config.ts`), and `scripts/browsers.ts` sees that nothing is called which they lack.
 */
export const BROWSERS = ['chrome123', 'edge123', 'firefox121', 'safari17.5']
