import monitor from 'icon:monitor'
import smartphone from 'icon:smartphone'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Static } from 'typebox'
import { formatDay, timeOfDay, today } from '../../../../shared/calendar.ts'
import { failureText } from '../../../../web/api/failure-text.ts'
import { useSave } from '../../../../web/api/use-save.ts'
import { studentTimeZone } from '../../../../web/device/time-zone.ts'
import { headingIn } from '../../../../web/pages/heading-in.ts'
import { pageMeta } from '../../../../web/pages/page-meta.ts'
import { Panels } from '../../../../web/panels/panels.tsx'
import { Button } from '../../../../web/ui/actions/button.tsx'
import { lookAfterFocus } from '../../../../web/ui/dialogs/look-after-focus.ts'
import { PageHeader } from '../../../../web/ui/display/page-header.tsx'
import { SettingsSection } from '../../../../web/ui/display/settings-section.tsx'
import { Icon } from '../../../../web/ui/icons/icon.tsx'
import { notify } from '../../../../web/ui/notices.ts'
import { Skeleton } from '../../../../web/ui/states/skeleton.tsx'
import { UnlessFailed } from '../../../../web/ui/states/unless-failed.tsx'
import { me } from '../../web/queries.ts'
import type { Settings, SignedInDevice } from '../contract.ts'
import { copy } from '../copy.ts'
import { DeleteDialog, ProveDialog } from './delete-dialog.tsx'
import { DownloadData } from './download-data.tsx'
import { NameForm } from './name-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { Preferences } from './preferences.tsx'
import { endingSession, settingsOf } from './queries.ts'
import { settingsSlot } from './slots.ts'
import { WaysIn } from './ways-in.tsx'

export const meta = () => pageMeta(copy.title, copy.description)

export default function AccountPage() {
  const student = useQuery(me)
  return (
    <>
      <PageHeader title={copy.title}>{student.data?.email}</PageHeader>
      <UnlessFailed queries={[student]}>
        {student.data ? <Parts userId={student.data.user_id} /> : <Loading />}
      </UnlessFailed>
    </>
  )
}

function Parts({ userId }: { userId: string }) {
  const settings = useQuery(settingsOf(userId))
  return (
    <UnlessFailed queries={[settings]}>
      {settings.data ? <Sections userId={userId} settings={settings.data} /> : <Loading />}
    </UnlessFailed>
  )
}

/** The student's data and study settings, with the account beside them at the same height. */
const COLUMNS = 'max-lg:border-rule max-lg:border-b xl:grid xl:grid-cols-2 xl:items-start xl:gap-x-16'

function Sections({ userId, settings }: { userId: string; settings: Static<typeof Settings> }) {
  return (
    <div className={COLUMNS}>
      <div>
        <SettingsSection {...copy.name}>
          <NameForm userId={userId} saved={settings} />
        </SettingsSection>
        <Panels of={settingsSlot} userId={userId} />
      </div>
      <Access userId={userId} settings={settings} />
    </div>
  )
}

function Access({ userId, settings }: { userId: string; settings: Static<typeof Settings> }) {
  const isProven = useReturn()
  const isGoogles = settings.identity === 'embedded' && !settings.has_password
  return (
    <div>
      <SettingsSection {...copy.preferences}>
        <Preferences userId={userId} saved={settings} />
      </SettingsSection>
      <SettingsSection {...copy.password}>
        {settings.has_password ? (
          <PasswordForm userId={userId} email={settings.email} />
        ) : (
          <p>{copy.password.google}</p>
        )}
      </SettingsSection>
      {settings.ways_in.length > 0 && (
        <SettingsSection {...copy.waysIn}>
          <WaysIn userId={userId} email={settings.email} ways={settings.ways_in} />
        </SettingsSection>
      )}
      {settings.identity === 'embedded' && (
        <SettingsSection {...copy.devices}>
          <DeviceList userId={userId} devices={settings.sessions} />
        </SettingsSection>
      )}
      <SettingsSection {...copy.data}>
        <DownloadData userId={userId} />
      </SettingsSection>
      <SettingsSection {...copy.deletion} isWanted={isProven}>
        <DeleteAccount
          userId={userId}
          email={settings.email}
          hasPassword={settings.has_password}
          google={isGoogles ? { isProven } : undefined}
        />
      </SettingsSection>
    </div>
  )
}

function Loading() {
  return (
    <div className="space-y-1 lg:space-y-10">
      <p role="status" className="sr-only">
        {copy.loading}
      </p>
      <Skeleton className="h-14 lg:h-36" />
      <Skeleton className="h-14 lg:h-44" />
      <Skeleton className="h-14 lg:h-60" />
    </div>
  )
}

interface DeleteAccountProps {
  userId: string
  email: string
  hasPassword: boolean
  /** Set where Google is the only way in; `isProven` after the student has just confirmed there. */
  google: { isProven: boolean } | undefined
}

function DeleteAccount({ google, ...account }: DeleteAccountProps) {
  const [choice, setChoice] = useState<boolean>()
  const isAsking = choice ?? google?.isProven ?? false
  const close = () => setChoice(false)
  return (
    <>
      <Button className="text-poor max-sm:w-full" aria-haspopup="dialog" onClick={() => setChoice(true)}>
        {copy.deletion.action}
      </Button>
      {isAsking && google?.isProven === false && <ProveDialog userId={account.userId} onClose={close} />}
      {isAsking && google?.isProven !== false && <DeleteDialog {...account} onClose={close} />}
    </>
  )
}

type Device = Static<typeof SignedInDevice>

function DeviceList({ userId, devices }: { userId: string; devices: readonly Device[] }) {
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

/** Shows how a visit to Google ended; returns true once the student has confirmed there. */
function useReturn(): boolean {
  const [isProven, setProven] = useState(false)
  const [query, setQuery] = useSearchParams()
  const outcome = query.get('google')
  const error = query.get('error')

  const answer = useEffectEvent(() => {
    if (outcome === 'conectado') notify(copy.waysIn.linked)
    if (outcome === 'recusado') notify(copy.waysIn.refused(error), { tone: 'poor' })
    if (outcome === 'confirmado') setProven(true)
    setQuery({}, { replace: true })
  })
  useEffect(() => {
    if (outcome) answer()
  }, [outcome])
  return isProven
}
