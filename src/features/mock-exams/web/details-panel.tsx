import { useState } from 'react'
import { type Day, onDay, today } from '../../../shared/calendar.ts'
import { numberIn, wholeIn } from '../../../shared/typed-number.ts'
import { studentDayZone } from '../../../web/device/time-zone.ts'
import { Panel } from '../../../web/ui/display/panel.tsx'
import { DateField } from '../../../web/ui/fields/date-field.tsx'
import { Segmented } from '../../../web/ui/fields/segmented.tsx'
import { TextField } from '../../../web/ui/fields/text-field.tsx'
import { pointsText } from '../../scoring/verdict.ts'
import { LIMITS, type MockExamBody } from '../contract.ts'
import { copy } from '../copy.ts'
import type { PaperDraft } from './use-paper.ts'

const { form: words } = copy

const KINDS = (['mock', 'real', 'batch'] as const).map((value) => ({ value, label: copy.kinds[value] }))
const MOST_MINUTES = 24 * 60

/** A paper's name, kind, day, time and cut-off. Invalid text is not saved. */
export function DetailsPanel({ paper, change }: Pick<PaperDraft, 'paper' | 'change'>) {
  const [title, setTitle] = useState(paper.title)
  const zone = studentDayZone()
  const day = today(new Date(paper.answered_at), zone)
  const setDay = (next: Day | undefined) =>
    next && change({ answered_at: onDay(new Date(paper.answered_at), next, zone).toISOString() })
  return (
    <Panel title={words.details}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={words.title}
          limit={LIMITS.title}
          value={title}
          onChange={(typed) => {
            setTitle(typed)
            void change({ title: typed })
          }}
        />
        <DateField
          label={words.day}
          calendarLabel={words.dayCalendar}
          day={day}
          last={today(Date.now(), zone)}
          onChange={setDay}
        />
        <Figure
          label={words.minutes}
          initial={paper.time > 0 ? String(Math.round(paper.time / 60)) : ''}
          wrong={words.wrongMinutes}
          read={(text) => inRange(wholeIn(text), MOST_MINUTES)}
          onChange={(minutes) => change({ time: (minutes ?? 0) * 60 })}
        />
        <Figure
          label={words.cutoff}
          initial={paper.cutoff === null ? '' : pointsText(paper.cutoff)}
          wrong={words.wrongCutoff}
          read={(text) => inRange(numberIn(text), 10_000)}
          onChange={(points) => change({ cutoff: points === null ? null : Math.round(points * 100) })}
        />
      </div>
      <div className="mt-4">
        <Segmented<MockExamBody['kind']>
          label={words.kind}
          options={KINDS}
          value={paper.kind}
          onChange={(kind) => change({ kind })}
        />
      </div>
    </Panel>
  )
}

const inRange = (value: number | undefined, most: number) =>
  value !== undefined && value <= most ? value : undefined

interface FigureProps {
  label: string
  initial: string
  wrong: string
  read: (text: string) => number | undefined
  /** Null for an empty field. */
  onChange: (value: number | null) => void
}

function Figure({ label, initial, wrong, read, onChange }: FigureProps) {
  const [text, setText] = useState(initial)
  const isEmpty = text.trim() === ''
  const write = (typed: string) => {
    setText(typed)
    const value = typed.trim() === '' ? null : read(typed)
    if (value !== undefined) onChange(value)
  }
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={write}
      error={!isEmpty && read(text) === undefined ? wrong : undefined}
    />
  )
}
