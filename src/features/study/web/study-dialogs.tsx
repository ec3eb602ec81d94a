import { ConfirmDialog } from '../../../web/ui/confirm-dialog.tsx'
import { copy } from '../copy.ts'
import { type KnownRecord, type PendingWrite, recordOf } from '../pending/rules.ts'
import type { ChosenSubject, StoredTimer } from '../stored-timer/rules.ts'
import { elapsedSeconds } from '../timer/rules.ts'
import { EditDialog } from './edit-dialog.tsx'
import { ManualDialog } from './manual-dialog.tsx'
import { forgetWrite } from './queries.ts'
import { useSaving } from './use-saving.ts'
import { dispatch } from './use-timer.ts'

/** What the page asks now, besides what the timer itself asks. */
export type Asked =
  | { type: 'manual' }
  | { type: 'discard' }
  | { type: 'edit' | 'remove'; record: KnownRecord }
  | { type: 'mend' | 'forget'; write: PendingWrite }

interface StudyDialogsProps {
  userId: string
  asked: Asked | null
  stored: StoredTimer
  subjects: readonly ChosenSubject[]
  onClose: () => void
}

/** The dialogs that the student opens; one at a time. */
export function StudyDialogs({ userId, asked, stored, subjects, onClose }: StudyDialogsProps) {
  const saving = useSaving(userId)
  const { subject, topic, timer } = stored
  switch (asked?.type) {
    case 'manual':
      return (
        subject && (
          <ManualDialog
            subject={subject}
            topic={topic}
            onSave={(key, said) => saving.manual(key, subject, said)}
            onClose={onClose}
          />
        )
      )
    case 'edit':
      return (
        <EditDialog
          record={asked.record}
          subjects={subjects}
          onSave={(chosen, said) => saving.edit(asked.record, chosen, said)}
          onClose={onClose}
        />
      )
    case 'mend':
      return (
        <EditDialog
          record={recordOf(asked.write)}
          subjects={subjects}
          onSave={(chosen, said) => saving.mend(asked.write, chosen, said)}
          onClose={onClose}
        />
      )
    case 'remove':
      return <ConfirmDialog copy={copy.remove} onConfirm={() => saving.remove(asked.record)} onClose={onClose} />
    case 'forget':
      return (
        <ConfirmDialog
          copy={{
            title: copy.unsent.discardTitle,
            text: copy.unsent.discardText(asked.write.label),
            action: copy.unsent.discard,
          }}
          onConfirm={() => forgetWrite(userId, asked.write.id)}
          onClose={onClose}
        />
      )
    case 'discard':
      return (
        <ConfirmDialog
          copy={{ ...copy.discard, text: copy.discard.text(elapsedSeconds(timer, Date.now())) }}
          onConfirm={() => dispatch(userId, { type: 'reset' })}
          onClose={onClose}
        />
      )
    default:
      return null
  }
}
