import monitor from 'icon:monitor'
import smartphone from 'icon:smartphone'
import { useRef } from 'react'
import type { Static } from 'typebox'
import { formatDay, timeOfDay, today } from '../../../../shared/calendar.ts'
import { failureText } from '../../../../web/api/failure-text.ts'
import { useSave } from '../../../../web/api/use-save.ts'
import { studentTimeZone } from '../../../../web/device/time-zone.ts'
import { headingIn } from '../../../../web/pages/heading-in.ts'
import { Button } from '../../../../web/ui/actions/button.tsx'
import { lookAfterFocus } from '../../../../web/ui/dialogs/look-after-focus.ts'
import { Icon } from '../../../../web/ui/icons/icon.tsx'
import { notify } from '../../../../web/ui/notices.ts'
import type { SignedInDevice } from '../contract.ts'
import { copy } from '../copy.ts'
import { endingSession } from './queries.ts'

type Device = Static<typeof SignedInDevice>

export function DeviceList({ userId, devices }: { userId: string; devices: readonly Device[] }) {
  const words = copy.devices
  const { mutate, isPending, variables } = useSave({
    ...endingSession(userId),
    onSuccess: (message) => notify(message),
    onError: (error) => notify(failureText(error, { unknown: words.failed }), { tone: 'poor' }),
  })
  const list = useRef<HTMLUListElement>(null)
  const here = devices.filter(({ current }) => current)
  const others = devices.filter(({ current }) => !current)
  /** The ended session's button disappears, so the focus moves to the next one or the heading. */
  const end = (sessionId: string | null, at = others.length) => {
    const next = () =>
      list.current?.querySelectorAll('button')[at] ?? headingIn(list.current?.closest('section') ?? null)
    mutate(sessionId, { onSuccess: () => lookAfterFocus(next, 'ends') })
  }
  return (
    <div className="flex flex-col gap-4">
      <ul ref={list} className="divide-y divide-rule">
        {[...here, ...others].map((device) => (
          <li key={device.id} className="flex min-h-16 items-center gap-3 py-2 first:pt-0">
            <Icon
              of={/Android|iPhone|iPad/.test(device.device) ? smartphone : monitor}
              className="size-5 text-soft"
            />
            <div className="min-w-0 flex-1">
              <p className="truncate font-semibold text-sm">{device.device}</p>
              <p className="text-soft text-xs">{device.current ? words.here : lastUse(device)}</p>
            </div>
            {!device.current && (
              <Button
                size="sm"
                once
                aria-label={words.endOf(device.device)}
                busy={isPending && variables === device.id}
                disabled={isPending}
                onClick={() => end(device.id, others.indexOf(device))}
              >
                {words.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length === 0 && <p className="text-soft text-sm">{words.onlyHere}</p>}
      {others.length > 1 && (
        <Button
          busy={isPending && variables === null}
          disabled={isPending}
          onClick={() => end(null)}
          className="sm:self-start"
        >
          {words.endOthers}
        </Button>
      )}
    </div>
  )
}

function lastUse({ last_used_at }: Device): string {
  const zone = studentTimeZone()
  const instant = new Date(last_used_at)
  const [day, time] = [today(instant, zone), timeOfDay(instant, zone)]
  const isToday = day === today(Date.now(), zone)
  return isToday ? copy.devices.lastUsedToday(time) : copy.devices.lastUsed(formatDay(day), time)
}
