import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { failureText } from '../../../web/api/failure-text.ts'
import { useSave } from '../../../web/api/use-save.ts'
import type { PanelProps } from '../../../web/panels/panels.tsx'
import { Button } from '../../../web/ui/actions/button.tsx'
import { SettingsSection } from '../../../web/ui/display/settings-section.tsx'
import { Checkbox } from '../../../web/ui/fields/checkbox.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import { notify } from '../../../web/ui/notices.ts'
import { UnlessFailed } from '../../../web/ui/states/unless-failed.tsx'
import { timeOf } from '../../consistency/form.ts'
import { consistencyOf } from '../../consistency/web/queries.ts'
import type { ReminderChoice, Reminders } from '../contract.ts'
import { copy } from '../copy.ts'
import { choosingReminders, remindersOf } from './queries.ts'
import { usePush } from './use-push.ts'

const HALF_HOURS = Array.from({ length: 48 }, (_, index) => ({ id: index * 30, name: timeOf(index * 30) }))

export function ReminderSettings({ userId, waiting }: PanelProps) {
  const reminders = useQuery(remindersOf(userId))
  if (!(reminders.data || reminders.isLoadingError)) return waiting
  return (
    <SettingsSection title={copy.title} text={copy.text}>
      <UnlessFailed queries={[reminders]}>
        {reminders.data && (
          <div className="space-y-6">
            <ThisDevice userId={userId} reminders={reminders.data} />
            {reminders.data.choice && <Choice userId={userId} choice={reminders.data.choice} />}
          </div>
        )}
      </UnlessFailed>
    </SettingsSection>
  )
}

function ThisDevice({ userId, reminders }: { userId: string; reminders: Reminders }) {
  const { state, isBusy, turn } = usePush(userId, reminders)
  if (state === 'none' || state === 'denied')
    return <p className="text-soft">{state === 'none' ? copy.unsupported : copy.denied}</p>
  const isOn = state === 'on'
  const words = isOn ? copy.turnOff : copy.turnOn
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p>{isOn ? copy.on : copy.off}</p>
      <Button busy={isBusy} disabled={state === undefined} onClick={() => turn(isOn ? 'off' : 'on')}>
        {isBusy ? copy.busy : words}
      </Button>
    </div>
  )
}

function Choice({ userId, choice }: { userId: string; choice: ReminderChoice }) {
  const { data: consistency } = useQuery(consistencyOf(userId))
  const studyAt = consistency?.settings.study_at ?? null
  const { mutate, isPending, variables } = useSave({
    ...choosingReminders(userId),
    onSuccess: (message) => notify(message),
    onError: (error) => notify(failureText(error, { unknown: copy.failed }), { tone: 'poor' }),
  })
  const shown = isPending ? variables.choice : choice
  const change = (part: Partial<ReminderChoice>) =>
    isPending || mutate({ from: choice, choice: { ...choice, ...part } })
  return (
    <div className="space-y-4">
      <Kind
        label={copy.start}
        hint={studyAt === null ? copy.startUnset : copy.startHint(timeOf(studyAt))}
        checked={shown.study_start}
        onChange={(study_start) => change({ study_start })}
      />
      <Kind
        label={copy.running}
        hint={copy.runningHint}
        checked={shown.timer_running}
        onChange={(timer_running) => change({ timer_running })}
      />
      <Kind
        label={copy.enrolment}
        hint={copy.enrolmentHint}
        checked={shown.enrolment_end}
        onChange={(enrolment_end) => change({ enrolment_end })}
      />
      <Kind
        label={copy.news}
        hint={copy.newsHint}
        checked={shown.page_news}
        onChange={(page_news) => change({ page_news })}
      />
      <div className="grid grid-cols-2 gap-4">
        <Select
          label={copy.quietFrom}
          options={HALF_HOURS}
          value={shown.quiet_from}
          onChange={(quiet_from) => change({ quiet_from })}
        />
        <Select
          label={copy.quietUntil}
          options={HALF_HOURS}
          value={shown.quiet_until}
          onChange={(quiet_until) => change({ quiet_until })}
        />
      </div>
    </div>
  )
}

interface KindProps {
  label: string
  hint: string
  checked: boolean
  onChange: (checked: boolean) => void
}

function Kind({ label, hint, ...box }: KindProps) {
  const id = useId()
  return (
    <div>
      <Checkbox {...box} describedBy={id}>
        {label}
      </Checkbox>
      <p id={id} className="ml-7.5 text-soft text-xs">
        {hint}
      </p>
    </div>
  )
}
