import { Suspense, useState } from 'react'
import { copy } from '../../../web/outbox/copy.ts'
import type { OutboxEntry } from '../../../web/outbox/outbox-rules.ts'
import { studentOutbox } from '../../../web/outbox/student-outbox.ts'
import { UnsentWrites } from '../../../web/outbox/unsent-writes.tsx'
import { useOutbox } from '../../../web/outbox/use-outbox.ts'
import { later } from '../../../web/ui/states/later.ts'
import { isShownWith } from '../pending.ts'

const ConfirmDialog = later(
  async () => (await import('../../../web/ui/dialogs/confirm-dialog.tsx')).ConfirmDialog,
)

interface RefusedPanelProps {
  userId: string
  /** Limits the list to writes to these paths; undefined lists all writes of mistakes. */
  paths?: ReadonlySet<string>
}

/** Lists refused mistakes, which stay on the device until the student decides. */
export function RefusedPanel({ userId, paths }: RefusedPanelProps) {
  const [leaving, leave] = useState<OutboxEntry>()
  const outbox = studentOutbox(userId)
  const refused = useOutbox(userId).filter(
    (write) =>
      isShownWith(write) && write.state === 'rejected' && !write.theirs && (paths?.has(write.path) ?? true),
  )
  return (
    <>
      <UnsentWrites writes={refused} onRetry={({ id }) => void outbox.retry(id)} onDiscard={leave} />
      {leaving && (
        <Suspense>
          <ConfirmDialog
            copy={copy.discarding(leaving.label)}
            onConfirm={() => outbox.discard(leaving.id)}
            onClose={() => leave(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
