import { useMemo } from 'react'
import { deviceTimeZone, timeOfDay } from '../../../../shared/calendar.ts'
import { failureText } from '../../../../web/failure-text.ts'
import { notify } from '../../../../web/notices.ts'
import { copy as shellCopy } from '../../../../web/shell/copy.ts'
import { THEMES, theme } from '../../../../web/shell/theme.ts'
import { ComboBox } from '../../../../web/ui/combo-box.tsx'
import { Segmented } from '../../../../web/ui/segmented.tsx'
import { useSave } from '../../../../web/use-save.ts'
import { BRAZIL, copy } from '../copy.ts'
import { choosingTimeZone } from './queries.ts'

const PLACES = new Map(BRAZIL)

/** What stands in the list for the device's own zone. */
const DEVICE = 'device'

const themes = THEMES.map((value) => ({ value, label: shellCopy.themes[value] }))

/** Brazil's zones first, by their places; then all others by their own names. */
function zonesWith(chosen: string | null) {
  const known = Intl.supportedValuesOf('timeZone')
  const all = new Set(chosen ? [...known, chosen] : known)
  const others = [...all].filter((zone) => !PLACES.has(zone)).sort()
  return [
    { id: DEVICE, name: copy.preferences.device },
    ...BRAZIL.map(([id, name]) => ({ id, name })),
    ...others.map((id) => ({ id, name: nameOf(id) })),
  ]
}

const nameOf = (zone: string) => PLACES.get(zone) ?? zone.replaceAll('_', ' ')

/** Time zone and theme. */
export function Preferences({ userId, chosen }: { userId: string; chosen: string | null }) {
  const words = copy.preferences
  const chosenTheme = theme.use()
  const zones = useMemo(() => zonesWith(chosen), [chosen])
  const { mutate, isPending, variables } = useSave({
    ...choosingTimeZone(userId),
    onSuccess: (message) => notify(message),
    onError: (error) => notify(failureText(error, { unknown: words.failed }), { tone: 'poor' }),
  })
  const shown = (isPending ? variables : chosen) ?? DEVICE
  const zone = shown === DEVICE ? deviceTimeZone() : shown
  const choose = (id: string | null) => {
    if (id !== null && id !== shown) mutate(id === DEVICE ? null : id)
  }
  return (
    <div className="flex flex-col gap-5">
      <ComboBox
        label={words.timeZone}
        options={zones}
        value={shown}
        onChange={choose}
        emptyText={words.noTimeZone}
        description={words.now(timeOfDay(Date.now(), zone), nameOf(zone))}
      />
      <Segmented label={words.theme} options={themes} value={chosenTheme} onChange={theme.set} />
    </div>
  )
}
