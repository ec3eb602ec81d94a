import { OneOf, type OneOfProps } from './one-of.tsx'

/** One of two to four short words that stand side by side. */
export const Segmented = <Value extends string>(props: OneOfProps<Value>) => (
  <OneOf
    {...props}
    list="inline-flex max-w-full flex-wrap gap-0.5 rounded-md bg-ink/7 p-0.5 forced-colors:border"
    look="min-h-11 rounded-sm px-3 sm:px-4 has-checked:bg-raised"
  />
)
