import { Checkbox } from '../../../web/ui/fields/checkbox.tsx'
import { Segmented } from '../../../web/ui/fields/segmented.tsx'
import { type CardChoices, PARTS, withPart } from '../choices.ts'
import { copy } from '../copy.ts'
import type { Which } from './use-week.ts'

interface CardChoiceProps {
  choices: CardChoices
  onChoose: (choices: CardChoices) => void
  which: Which
  onWeek: (which: Which) => void
  /** Empty where the student prepares for none that is known. */
  exam: string | undefined
}

export function CardChoice({ choices, onChoose, which, onWeek, exam }: CardChoiceProps) {
  const parts = PARTS.filter((part) => part !== 'exam' || exam)
  return (
    <div className="min-w-0 space-y-5">
      <p className="text-soft text-sm">{copy.text}</p>
      <Segmented label={copy.week} options={copy.weeks} value={which} onChange={onWeek} />
      <fieldset>
        <legend className="mb-1 font-semibold text-sm">{copy.parts}</legend>
        <div className="grid grid-cols-1 min-[25rem]:max-sm:grid-cols-2">
          {parts.map((part) => (
            <Checkbox
              key={part}
              checked={choices.parts.includes(part)}
              onChange={(isShown) => onChoose(withPart(choices, part, isShown))}
            >
              {copy.part[part]}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <Segmented
        label={copy.format}
        options={copy.formats}
        value={choices.format}
        onChange={(format) => onChoose({ ...choices, format })}
      />
    </div>
  )
}
