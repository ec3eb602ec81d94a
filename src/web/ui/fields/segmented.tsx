import { OneOf, type OneOfProps } from './one-of.tsx'

const LIST = 'max-w-full gap-0.5 rounded-md bg-ink/7 p-0.5 forced-colors:border'

interface SegmentedProps<Value extends string> extends OneOfProps<Value> {
  /** Gives all words the same width, side by side, even where a phone's line is too short. */
  isEven?: boolean
}

export const Segmented = <Value extends string>({ isEven, ...props }: SegmentedProps<Value>) => (
  <OneOf
    {...props}
    list={`${LIST} ${isEven ? 'inline-grid auto-cols-fr grid-flow-col' : 'inline-flex flex-wrap'}`}
    look={`min-h-11 rounded-sm px-3 sm:px-4 has-checked:bg-raised ${isEven ? 'justify-center text-center leading-tight' : ''}`}
  />
)
