import { useQuery } from '@tanstack/react-query'
import type { Static } from 'typebox'
import { pageMeta } from '../../../../web/pages/page-meta.ts'
import { Panels } from '../../../../web/panels/panels.tsx'
import { PageHeader } from '../../../../web/ui/display/page-header.tsx'
import { SettingsSection } from '../../../../web/ui/display/settings-section.tsx'
import { Skeleton } from '../../../../web/ui/states/skeleton.tsx'
import { UnlessFailed } from '../../../../web/ui/states/unless-failed.tsx'
import { me } from '../../web/queries.ts'
import type { Settings } from '../contract.ts'
import { copy } from '../copy.ts'
import { DeleteAccount } from './delete-account.tsx'
import { DeviceList } from './device-list.tsx'
import { DownloadData } from './download-data.tsx'
import { NameForm } from './name-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { Preferences } from './preferences.tsx'
import { settingsOf } from './queries.ts'
import { settingsSlot } from './slots.ts'
import { useReturn } from './use-return.ts'
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
