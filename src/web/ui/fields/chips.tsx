import { OneOf, type OneOfProps } from './one-of.tsx'

export const Chips = <Value extends string>(props: OneOfProps<Value>) => (
  <OneOf
    {...props}
    list="flex flex-wrap gap-2"
    look="min-h-row rounded-full border border-edge/50 px-3.5 hover:border-edge has-checked:border-accent has-checked:bg-wash"
  />
)
