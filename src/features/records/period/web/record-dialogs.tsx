import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { ConfirmDialog } from '../../../../web/ui/dialogs/confirm-dialog.tsx'
import { usePreload } from '../../../../web/ui/dialogs/use-preload.ts'
import { later } from '../../../../web/ui/states/later.ts'
import { copy as words } from '../../copy.ts'
import type { KnownRecord } from '../../pending.ts'
import { studySubjectsOf } from '../../web/queries.ts'
import { useSaving } from '../../web/use-saving.ts'

const edit = () => import('../../web/edit-dialog.tsx')
const EditDialog = later(async () => (await edit()).EditDialog)
const LATER = [edit]

export interface RecordDialog {
  type: 'edit' | 'remove'
  record: KnownRecord
}

interface RecordDialogsProps {
  userId: string
  dialog: RecordDialog | null
  onClose: () => void
}

export function RecordDialogs({ userId, dialog, onClose }: RecordDialogsProps) {
  const saving = useSaving(userId)
  const { data } = useQuery(studySubjectsOf(userId))
  usePreload(LATER)
  if (dialog === null) return null
  const { type, record } = dialog
  if (type === 'remove') {
    return <ConfirmDialog copy={words.remove} onConfirm={() => saving.remove(record)} onClose={onClose} />
  }
  return (
    <Suspense>
      <EditDialog
        record={record}
        subjects={data ?? []}
        onSave={(subject, fields) => saving.edit(record, subject, fields)}
        onClose={onClose}
      />
    </Suspense>
  )
}
