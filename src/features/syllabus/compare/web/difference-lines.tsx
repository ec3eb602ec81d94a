import { useState } from 'react'
import { TextButton } from '../../../../web/ui/actions/text-button.tsx'
import { Segmented } from '../../../../web/ui/fields/segmented.tsx'
import type { Line } from '../contract.ts'
import { copy } from '../copy.ts'
import type { Answer, ShownLine, ShownTopic } from '../lines.ts'

const { difference: words } = copy

/** Shown at first: the rest when asked for, as an amendment may have thousands. */
const AT_FIRST = 40

export interface Asking {
  /** Null while neither answered nor proposed. */
  answer: (line: Line) => Answer | null
  onDecide: (lines: readonly Line[], isSame: boolean) => void
}

/** Lines of a comparison, one below the other; those that ask do so where it is known how. */
export function DifferenceLines({ lines, asking }: { lines: readonly ShownLine[]; asking?: Asking }) {
  const [shown, show] = useState(AT_FIRST)
  const left = lines.length - shown
  return (
    <>
      <ul className="mt-2 divide-y divide-rule border-rule border-y">
        {lines.slice(0, shown).map(({ key, ...one }) => (
          <li key={key} className="py-3 text-sm">
            <Sides {...one} />
            {one.line.other_norm && <p className="mt-1 text-fair">{words.otherNorm}</p>}
            {asking && one.line.asks && <Question {...one} {...asking} />}
          </li>
        ))}
      </ul>
      {left > 0 && (
        <TextButton onClick={() => show(shown + AT_FIRST * 5)} className="mt-2 min-h-11">
          {words.more(left)}
        </TextButton>
      )}
    </>
  )
}

function Question({ line, after, answer, onDecide }: Omit<ShownLine, 'key'> & Asking) {
  return (
    <div className="mt-2">
      <Segmented
        label={
          <>
            <span>{`${words.question} `}</span>
            <span className="sr-only">{after[0]?.text}</span>
          </>
        }
        options={[
          { value: 'same', label: words.isSame },
          { value: 'other', label: words.isOther },
        ]}
        value={answer(line)}
        onChange={(value) => onDecide([line], value === 'same')}
      />
    </div>
  )
}

function Sides({ before, after, line }: Omit<ShownLine, 'key'>) {
  const isBoth = before.length > 0 && after.length > 0
  return (
    <div className="space-y-1">
      {before.map((one) => (
        <Side key={one.id} label={isBoth ? words.before : undefined} topic={one} isGone={isBoth} />
      ))}
      {after.map((one) => (
        <Side key={one.id} label={isBoth ? words.after : undefined} topic={one} />
      ))}
      {isBoth && <p className="text-soft text-xs">{words.op[line.op]}</p>}
    </div>
  )
}

interface SideProps {
  label?: string | undefined
  topic: Pick<ShownTopic, 'text' | 'where'>
  isGone?: boolean
}

/** One side of a change: its words, and in smaller letters its place. */
function Side({ label, topic: { text, where }, isGone }: SideProps) {
  return (
    <p className="wrap-anywhere">
      {label && <span className="mr-1 text-soft text-xs">{label}</span>}
      <span> </span>
      <span className={isGone ? 'text-soft' : undefined}>{text}</span>
      <span> </span>
      <span className="text-soft text-xs">{where}</span>
    </p>
  )
}
