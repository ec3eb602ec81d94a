import { useQuery } from '@tanstack/react-query'
import { today } from '../../../../shared/calendar.ts'
import { studentTimeZone } from '../../../../web/time-zone.ts'
import { ConfirmDialog } from '../../../../web/ui/confirm-dialog.tsx'
import { copy as words } from '../../copy.ts'
import type { KnownRecord } from '../../pending/rules.ts'
import { EditDialog } from '../../web/edit-dialog.tsx'
import { studyDayOf } from '../../web/queries.ts'
import { useSaving } from '../../web/use-saving.ts'

/** What the list asks now. */
export interface Asked {
  type: 'edit' | 'remove'
  record: KnownRecord
}

interface RecordDialogsProps {
  userId: string
  asked: Asked | null
  onClose: () => void
}

/** The dialogs of the study page for records of any day (spec §2, §5). */
export function RecordDialogs({ userId, asked, onClose }: RecordDialogsProps) {
  const saving = useSaving(userId)
  const { data } = useQuery(studyDayOf(userId, today(Date.now(), studentTimeZone())))
  if (asked === null) return null
  const { type, record } = asked
  if (type === 'remove') {
    return <ConfirmDialog copy={words.remove} onConfirm={() => saving.remove(record)} onClose={onClose} />
  }
  return (
    <EditDialog
      record={record}
      subjects={data?.subjects ?? []}
      onSave={(subject, said) => saving.edit(record, subject, said)}
      onClose={onClose}
    />
  )
}
