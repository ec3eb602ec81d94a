import { Segmented } from '../../../web/ui/fields/segmented.tsx'
import { copy } from '../copy.ts'
import type { DayQuestion } from '../reading/understand.ts'

const { order: words } = copy

interface OrderQuestionProps {
  asked: DayQuestion
  isDayFirst: boolean | undefined
  onTell: (isDayFirst: boolean) => void
}

/** Asks of a day that may be two, by an example in words. */
export function OrderQuestion({ asked, isDayFirst, onTell }: OrderQuestionProps) {
  const options = [
    { value: 'day', label: words.spoken(asked.dayFirst) },
    { value: 'month', label: words.spoken(asked.monthFirst) },
  ] as const
  const told = isDayFirst ? 'day' : 'month'
  return (
    <div>
      <Segmented
        label={words.title(asked.written)}
        options={options}
        value={isDayFirst === undefined ? null : told}
        onChange={(value) => onTell(value === 'day')}
      />
      <p className="mt-2 text-soft text-sm">{words.text}</p>
    </div>
  )
}
