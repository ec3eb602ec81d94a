import cloudUpload from 'icon:cloud-upload'
import type { OutboxEntry } from '../../../web/outbox/outbox-rules.ts'
import { studentOutbox } from '../../../web/outbox/student-outbox.ts'
import { Button } from '../../../web/ui/actions/button.tsx'
import { Icon } from '../../../web/ui/icons/icon.tsx'
import { copy } from '../copy.ts'

interface UnsentChangesProps {
  userId: string
  isWaiting: boolean
  refused: readonly OutboxEntry[]
}

/** Changes of the tree that wait for the network, and refused ones. */
export function UnsentChanges({ userId, isWaiting, refused }: UnsentChangesProps) {
  const { refusedActions: words } = copy
  return (
    <>
      {isWaiting && (
        <p role="status" className="flex items-start gap-2 rounded-lg bg-fair-wash p-4 text-sm">
          <Icon of={cloudUpload} className="mt-0.5 size-4 text-fair" />
          <span>{copy.waiting}</span>
        </p>
      )}
      {refused.map(({ id, message }) => (
        <div key={id} role="alert" className="rounded-lg bg-poor-wash p-4 text-sm">
          <p className="font-semibold">{copy.refused}</p>
          <p className="mt-0.5">{message}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button size="sm" onClick={() => studentOutbox(userId).retry(id)}>
              {words.retry}
            </Button>
            <Button size="sm" tone="quiet" onClick={() => studentOutbox(userId).discard(id)}>
              {words.discard}
            </Button>
          </div>
        </div>
      ))}
    </>
  )
}
