import { use, useEffect, useRef, useState } from 'react'
import { ActionBar } from '../../../../web/ui/actions/action-bar.tsx'
import { Button } from '../../../../web/ui/actions/button.tsx'
import { ConfirmDialog } from '../../../../web/ui/dialogs/confirm-dialog.tsx'
import { PageHeader } from '../../../../web/ui/display/page-header.tsx'
import { notify } from '../../../../web/ui/notices.ts'
import type { Syllabus } from '../../contract.ts'
import { useKnownSyllabus } from '../../web/use-known-syllabus.ts'
import { copy } from '../copy.ts'
import { EditTree } from './edit-tree.tsx'
import { saveChanges } from './queries.ts'
import { useEdits } from './use-edits.ts'
import { unsavedLoaded, useUnsaved } from './use-unsaved.ts'

const { page: words } = copy

interface EditPanelProps {
  userId: string
  syllabus: Syllabus
  onDone: () => void
}

/** Collects the changes until they are saved, which works offline too. */
export function EditPanel({ userId, syllabus, onDone }: EditPanelProps) {
  use(unsavedLoaded(userId))
  const { target } = syllabus
  const { document } = useKnownSyllabus(userId, syllabus)
  const unsaved = useUnsaved(userId, target.id)
  const mending = useEdits(document, unsaved.changes, unsaved.keep)
  const [isBusy, setBusy] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  useWarning(mending.count)
  const save = async () => {
    if (!mending.mayGoOn()) return
    setBusy(true)
    try {
      const delivery = await saveChanges(userId, target, unsaved.changes, unsaved.clear)
      if (delivery?.type === 'rejected') notify(delivery.message, { tone: 'poor' })
      else notify(delivery?.type === 'waiting' ? words.kept : words.saved)
      onDone()
    } catch {
      notify(words.failed, { tone: 'poor' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <PageHeader title={words.title}>{words.lead}</PageHeader>
      <EditTree mending={mending} />
      <ActionBar
        status={mending.count === 0 ? words.none : words.changes(mending.count)}
        other={
          mending.count > 0 && (
            <Button tone="quiet" disabled={isBusy} onClick={() => setLeaving(true)}>
              {words.discardAll}
            </Button>
          )
        }
      >
        {mending.count === 0 ? (
          <Button key="back" size="lg" onClick={onDone}>
            {words.cancel}
          </Button>
        ) : (
          <Button key="save" tone="primary" size="lg" once busy={isBusy} onClick={save}>
            {words.save}
          </Button>
        )}
      </ActionBar>
      {isLeaving && (
        <ConfirmDialog
          copy={words.discard}
          onConfirm={async () => {
            await unsaved.clear()
            onDone()
          }}
          onClose={() => setLeaving(false)}
        />
      )}
    </>
  )
}

/** Asks before the page closes; in the app, says that the changes wait unsaved. */
function useWarning(count: number): void {
  const last = useRef(count)
  useEffect(() => {
    last.current = count
    if (count === 0) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [count])
  useEffect(
    () => () => {
      if (last.current > 0) notify(words.left(last.current))
    },
    [],
  )
}
