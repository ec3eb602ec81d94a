import { daysBetween, today } from '../../../shared/calendar.ts'
import { studentDayZone } from '../../../web/device/time-zone.ts'
import { Panel } from '../../../web/ui/display/panel.tsx'
import { DateField } from '../../../web/ui/fields/date-field.tsx'
import { copy } from '../copy.ts'
import type { PaperDraft } from './use-paper.ts'

const { exam: words } = copy

/** Between the preliminary key of the real exam and the definitive one: until when it can be contested. */
export function ContestPanel({ paper, change }: Pick<PaperDraft, 'paper' | 'change'>) {
  const { kind, preliminary, definitive, contest_until: until } = paper
  if (kind !== 'real' || !preliminary || definitive) return null
  const now = today(Date.now(), studentDayZone())
  return (
    <Panel title={words.contest}>
      <div className="grid items-end gap-4 sm:grid-cols-[16rem_minmax(0,1fr)]">
        <DateField
          label={words.until}
          calendarLabel={words.untilCalendar}
          day={until ?? undefined}
          onChange={(day) => change({ contest_until: day ?? null })}
        />
        <p role="status" className="measure pb-2 text-soft">
          {until ? words.left(daysBetween(now, until)) : words.ask}
        </p>
      </div>
    </Panel>
  )
}
