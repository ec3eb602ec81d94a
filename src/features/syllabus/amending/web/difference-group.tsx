import { useState } from 'react'
import { TextButton } from '../../../../web/ui/actions/text-button.tsx'
import { Segmented } from '../../../../web/ui/fields/segmented.tsx'
import type { Decisions, Line } from '../../amendment/contract.ts'
import { copy } from '../copy.ts'
import { type Group, isSameTopic, type ShownLine, type Worded } from '../lines.ts'

const { difference: words } = copy

/** Shown at first: the rest when asked for, as an amendment may have thousands. */
const AT_FIRST = 40

interface DifferenceGroupProps {
  group: Group
  lines: readonly ShownLine[]
  decisions: Decisions
  onDecide: (line: Line, isSame: boolean) => void
}

export function DifferenceGroup({ group, lines, decisions, onDecide }: DifferenceGroupProps) {
  const [shown, show] = useState(AT_FIRST)
  if (lines.length === 0) return null
  const left = lines.length - shown
  return (
    <section aria-label={words.groups[group]}>
      <h2 className="text-lg">
        {words.groups[group]} <span className="font-normal text-soft tabular-nums">({lines.length})</span>
      </h2>
      {group === 'removed' && <p className="text-soft text-sm">{words.removedText}</p>}
      <ul className="mt-2 divide-y divide-rule border-rule border-y">
        {lines.slice(0, shown).map(({ key, ...one }) => (
          <li key={key} className="py-3 text-sm">
            <Sides {...one} />
            {one.line.other_norm && <p className="mt-1 text-fair">{words.otherNorm}</p>}
            {one.line.asks && (
              <div className="mt-2">
                <Segmented
                  label={
                    <>
                      {words.question} <span className="sr-only">{one.after[0]?.text}</span>
                    </>
                  }
                  options={[
                    { value: 'same', label: words.isSame },
                    { value: 'other', label: words.isOther },
                  ]}
                  value={chosen(decisions, one.line)}
                  onChange={(value) => onDecide(one.line, value === 'same')}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
      {left > 0 && (
        <TextButton onClick={() => show(shown + AT_FIRST * 5)} className="mt-2 min-h-11">
          {words.more(left)}
        </TextButton>
      )}
    </section>
  )
}

/** Proposed is that what is alike is the same. */
const chosen = (decisions: Decisions, line: Line) =>
  isSameTopic(decisions, line) === false ? 'other' : 'same'

function Sides({ before, after, line }: Omit<ShownLine, 'key'>) {
  const isBoth = before.length > 0 && after.length > 0
  return (
    <div className="space-y-1">
      {before.map((one) => (
        <Side key={one.id} label={isBoth ? words.before : undefined} worded={one} isGone={isBoth} />
      ))}
      {after.map((one) => (
        <Side key={one.id} label={isBoth ? words.after : undefined} worded={one} />
      ))}
      {isBoth && <p className="text-soft text-xs">{words.op[line.op]}</p>}
    </div>
  )
}

function Side({
  label,
  worded: { text, subject },
  isGone,
}: {
  label?: string | undefined
  worded: Worded
  isGone?: boolean
}) {
  return (
    <p className="wrap-anywhere">
      {label && <span className="mr-1 text-soft text-xs">{label}</span>}{' '}
      <span className={isGone ? 'text-soft' : undefined}>{text}</span>{' '}
      <span className="text-soft text-xs">{subject}</span>
    </p>
  )
}
