import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureText } from '../../../web/api/failure-text.ts'
import { useSave } from '../../../web/api/use-save.ts'
import type { PanelProps } from '../../../web/panels/panels.tsx'
import { Button } from '../../../web/ui/actions/button.tsx'
import { SettingsSection } from '../../../web/ui/display/settings-section.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import { TextField } from '../../../web/ui/fields/text-field.tsx'
import { useFirstWrong } from '../../../web/ui/fields/use-field-errors.ts'
import { useSubmit } from '../../../web/ui/fields/use-submit.ts'
import { notify } from '../../../web/ui/notices.ts'
import { UnlessFailed } from '../../../web/ui/states/unless-failed.tsx'
import type { ConsistencySettings as Settings } from '../contract.ts'
import { copy } from '../copy.ts'
import { formOf, readSettings } from '../form.ts'
import { consistencyOf, savingSettings } from './queries.ts'
import { RestList } from './rest-list.tsx'

const { settings: words } = copy

const hours = [0, 1, 2, 3, 4, 5, 6].map((hour) => ({ id: hour, name: words.hours(hour) }))

export function ConsistencySettings({ userId, waiting }: PanelProps) {
  const terms = useQuery(consistencyOf(userId))
  const { data: known } = terms
  if (!(known || terms.isLoadingError)) return waiting
  return (
    <SettingsSection title={copy.title} text={words.text}>
      <UnlessFailed queries={[terms]}>
        {known && (
          <div className="space-y-8">
            <SettingsForm userId={userId} saved={known.settings} />
            <RestList userId={userId} rests={known.rests} />
          </div>
        )}
      </UnlessFailed>
    </SettingsSection>
  )
}

function SettingsForm({ userId, saved }: { userId: string; saved: Settings }) {
  // The settings at the first key: the student did not see what another device saved later.
  const [edit, setEdit] = useState<{ from: Settings; typed: ReturnType<typeof formOf> } | null>(null)
  const { from, typed } = edit ?? { from: saved, typed: formOf(saved) }
  const [wrong, setWrong] = useState<{ least: string } | null>(null)
  const ref = useFirstWrong(wrong)
  const { mutate, isPending } = useSave({
    ...savingSettings(userId),
    onSuccess: (message) => {
      setEdit(null)
      notify(message)
    },
    onError: (error) => notify(failureText(error, { unknown: words.failed }), { tone: 'poor' }),
  })
  const { least, dayStartsAt, studyAt } = formOf(saved)
  const isSame = typed.least === least && typed.dayStartsAt === dayStartsAt && typed.studyAt === studyAt
  const change = (part: Partial<typeof typed>) => {
    setEdit({ from, typed: { ...typed, ...part } })
    setWrong(null)
  }
  const submit = useSubmit(isPending, () => {
    const read = readSettings(typed)
    if ('wrong' in read) setWrong({ least: read.wrong })
    else mutate({ from, settings: read })
  })
  return (
    <form ref={ref} onSubmit={submit} noValidate aria-label={copy.title} className="flex flex-col gap-4">
      <TextField
        label={words.least}
        description={words.leastHint}
        inputMode="numeric"
        autoComplete="off"
        isReadOnly={isPending}
        value={typed.least}
        onChange={(text) => change({ least: text })}
        error={wrong?.least}
      />
      <Select
        label={words.dayStartsAt}
        options={hours}
        value={typed.dayStartsAt}
        onChange={(dayStartsAt) => change({ dayStartsAt })}
      />
      <TextField
        label={words.studyAt}
        description={words.studyAtHint}
        type={'time' as 'text'}
        isReadOnly={isPending}
        value={typed.studyAt}
        onChange={(studyAt) => change({ studyAt })}
      />
      <Button type="submit" busy={isPending} disabled={isSame} className="sm:self-start">
        {isPending ? words.busy : words.submit}
      </Button>
    </form>
  )
}
