import copyIcon from 'icon:copy'
import { useState } from 'react'
import { SCHEDULE_WEEKDAYS, type Weekday, weekdayName } from '../../../shared/calendar.ts'
import { FormDialog } from '../../../web/ui/dialogs/form-dialog.tsx'
import { Checkbox } from '../../../web/ui/fields/checkbox.tsx'
import { Icon } from '../../../web/ui/icons/icon.tsx'
import { copy } from '../copy.ts'
import { entriesOf, type WeekPlan } from '../draft.ts'
import type { Planning } from './use-planning.ts'

const { copyDay: words } = copy

interface CopyDayProps {
  weekday: Weekday
  week: WeekPlan
  onCopy: Planning['copyDay']
}

/** A button under a day that has something to copy. */
export function CopyDay(props: CopyDayProps) {
  const { weekday, week } = props
  const [isOpen, setOpen] = useState(false)
  if (entriesOf(week, weekday - 1).length === 0) return null
  return (
    <>
      <button
        type="button"
        aria-label={words.label(weekdayName(weekday))}
        onClick={() => setOpen(true)}
        className="flex min-h-row items-center gap-1.5 rounded-md px-1.5 text-sm text-soft fade-colors hover:bg-ink/6 hover:text-ink lg:text-xs"
      >
        <Icon of={copyIcon} className="size-3.5" />
        <span>{words.action}</span>
      </button>
      {isOpen && <CopyDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Days without plans are chosen from the start. */
function CopyDialog({ weekday, week, onCopy, onClose }: CopyDayProps & { onClose: () => void }) {
  const others = SCHEDULE_WEEKDAYS.filter((other) => other !== weekday)
  const countOn = (day: Weekday) => entriesOf(week, day - 1).length
  const [chosen, setChosen] = useState<readonly Weekday[]>(() => others.filter((day) => countOn(day) === 0))
  const choose = (day: Weekday, isChosen: boolean) =>
    setChosen(others.filter((other) => (other === day ? isChosen : chosen.includes(other))))
  const [isRefused, setRefused] = useState(false)
  const submit = () => {
    if (chosen.length === 0) return setRefused(true)
    onCopy(weekday, chosen)
    onClose()
  }
  return (
    <FormDialog
      title={words.title(weekdayName(weekday))}
      busy={false}
      onSubmit={submit}
      onClose={onClose}
      copy={{ submit: words.action, busy: words.action, cancel: words.cancel }}
      lead={<p className="mb-2 text-soft">{words.lead}</p>}
    >
      <ul>
        {others.map((day) => (
          <li key={day}>
            <Checkbox
              checked={chosen.includes(day)}
              onChange={(ticked) => choose(day, ticked)}
              className="w-full"
            >
              <span className="flex-1">{weekdayName(day)}</span>
              <span className="text-soft">{words.has(countOn(day))}</span>
            </Checkbox>
          </li>
        ))}
      </ul>
      {isRefused && chosen.length === 0 && (
        <p role="alert" className="text-poor text-sm">
          {words.none}
        </p>
      )}
    </FormDialog>
  )
}
