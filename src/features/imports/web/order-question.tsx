import { Segmented } from '../../../web/ui/fields/segmented.tsx'
import { copy } from '../copy.ts'
import type { DayQuestion } from '../reading/understand.ts'

const { order: words } = copy

interface OrderQuestionProps {
  asked: DayQuestion
  isDayFirst: boolean | undefined
  onChoose: (isDayFirst: boolean) => void
}

/** Asks whether the day or the month comes first, with an example. */
export function OrderQuestion({ asked, isDayFirst, onChoose }: OrderQuestionProps) {
  const options = [
    { value: 'day', label: words.spoken(asked.dayFirst) },
    { value: 'month', label: words.spoken(asked.monthFirst) },
  ] as const
  const chosen = isDayFirst ? 'day' : 'month'
  return (
    <div>
      <Segmented
        label={words.title(asked.written)}
        options={options}
        value={isDayFirst === undefined ? null : chosen}
        onChange={(value) => onChoose(value === 'day')}
      />
      <p className="mt-2 text-soft text-sm">{words.text}</p>
    </div>
  )
}
