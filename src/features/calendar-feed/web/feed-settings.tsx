import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { formatDay, today } from '../../../shared/calendar.ts'
import { failureText } from '../../../web/api/failure-text.ts'
import { useSave } from '../../../web/api/use-save.ts'
import { studentTimeZone } from '../../../web/device/time-zone.ts'
import type { PanelProps } from '../../../web/panels/panels.tsx'
import { Button } from '../../../web/ui/actions/button.tsx'
import { lookAfterFocus } from '../../../web/ui/dialogs/look-after-focus.ts'
import { SettingsSection } from '../../../web/ui/display/settings-section.tsx'
import { notify } from '../../../web/ui/notices.ts'
import { UnlessFailed } from '../../../web/ui/states/unless-failed.tsx'
import { copy } from '../copy.ts'
import { AddressField } from './address-field.tsx'
import { feedOf, makingAddress, revokingAddress } from './queries.ts'

const tellFailure = (error: Error) => notify(failureText(error, { unknown: copy.failed }), { tone: 'poor' })

export function FeedSettings({ userId, waiting }: PanelProps) {
  const feed = useQuery(feedOf(userId))
  if (!(feed.data || feed.isLoadingError)) return waiting
  return (
    <SettingsSection title={copy.title} text={copy.text}>
      <UnlessFailed queries={[feed]}>
        {feed.data && <Address userId={userId} madeAt={feed.data.made_at} />}
      </UnlessFailed>
    </SettingsSection>
  )
}

function Address({ userId, madeAt }: { userId: string; madeAt: string | null }) {
  const [path, setPath] = useState<string>()
  const buttons = useRef<HTMLDivElement>(null)
  const making = useSave({
    ...makingAddress(userId),
    onSuccess: (made) => {
      notify(made.message)
      setPath(made.path)
    },
    onError: tellFailure,
  })
  const revoking = useSave({
    ...revokingAddress(userId),
    onSuccess: (message) => {
      notify(message)
      setPath(undefined)
      // The focused button has disappeared.
      lookAfterFocus(() => buttons.current?.querySelector('button'), 'ends')
    },
    onError: tellFailure,
  })
  const isBusy = making.isPending || revoking.isPending
  return (
    <div className="space-y-4">
      {path && <AddressField path={path} />}
      {!path && <p className="text-soft text-sm">{madeAt ? sinceText(madeAt) : copy.none}</p>}
      <div ref={buttons} className="flex flex-wrap gap-3">
        <Button busy={making.isPending} onClick={() => isBusy || making.mutate()} className="max-sm:flex-1">
          {madeAt ? copy.renew : copy.make}
        </Button>
        {madeAt && (
          <Button
            busy={revoking.isPending}
            onClick={() => isBusy || revoking.mutate()}
            className="max-sm:flex-1"
          >
            {copy.revoke}
          </Button>
        )}
      </div>
      {madeAt && <p className="text-soft text-xs">{copy.renewHint}</p>}
    </div>
  )
}

const sinceText = (madeAt: string) => copy.since(formatDay(today(new Date(madeAt), studentTimeZone())))
