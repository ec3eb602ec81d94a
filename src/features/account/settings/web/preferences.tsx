import { useMemo } from 'react'
import { deviceTimeZone, timeOfDay } from '../../../../shared/calendar.ts'
import { failureText } from '../../../../web/api/failure-text.ts'
import { useSave } from '../../../../web/api/use-save.ts'
import { copy as deviceCopy } from '../../../../web/device/copy.ts'
import { THEMES, theme } from '../../../../web/device/theme.ts'
import { ComboBox } from '../../../../web/ui/fields/combo-box.tsx'
import { Segmented } from '../../../../web/ui/fields/segmented.tsx'
import { notify } from '../../../../web/ui/notices.ts'
import { zoneName, zoneSearch, zonesOf } from '../../zones.ts'
import { copy } from '../copy.ts'
import { type AccountWhole, wholeOf } from '../rules.ts'
import { choosingTimeZone } from './queries.ts'

const DEVICE = 'device'

const themes = THEMES.map((value) => ({ value, label: deviceCopy.themes[value] }))

function zonesWith(chosen: string | null) {
  const known = Intl.supportedValuesOf('timeZone')
  const zones = zonesOf([...new Set(chosen ? [...known, chosen] : known)])
  const options = [{ id: DEVICE, name: copy.preferences.device }, ...zones]
  return { options, isFound: zoneSearch(zones) }
}

export function Preferences({ userId, saved }: { userId: string; saved: AccountWhole }) {
  const { time_zone: chosen } = saved
  const words = copy.preferences
  const chosenTheme = theme.use()
  const { options, isFound } = useMemo(() => zonesWith(chosen), [chosen])
  const { mutate, isPending, variables } = useSave({
    ...choosingTimeZone(userId),
    onSuccess: (message) => notify(message),
    onError: (error) => notify(failureText(error, { unknown: words.failed }), { tone: 'poor' }),
  })
  const shown = (isPending ? variables.zone : chosen) ?? DEVICE
  const zone = shown === DEVICE ? deviceTimeZone() : shown
  const choose = (id: string | null) => {
    if (id !== null && id !== shown) mutate({ from: wholeOf(saved), zone: id === DEVICE ? null : id })
  }
  return (
    <div className="flex flex-col gap-5">
      <ComboBox
        label={words.timeZone}
        options={options}
        isFound={isFound}
        value={shown}
        onChange={choose}
        emptyText={words.noTimeZone}
        description={words.now(timeOfDay(Date.now(), zone), zoneName(zone))}
      />
      <Segmented label={words.theme} options={themes} value={chosenTheme} onChange={theme.set} />
    </div>
  )
}
