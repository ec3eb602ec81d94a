import type { ChosenSubject } from '../../../features/records/contract.ts'
import { copy as recordWords } from '../../../features/records/copy.ts'
import { recordOf } from '../../../features/records/pending.ts'
import { useFirstTopics } from '../../../features/records/topics/web/use-first-topics.ts'
import { useTopicUnder } from '../../../features/records/topics/web/use-topics.ts'
import type { RecordAction } from '../../../features/records/web/day-column.tsx'
import { EditDialog } from '../../../features/records/web/edit-dialog.tsx'
import { forgetWrite } from '../../../features/records/web/queries.ts'
import { useSaving } from '../../../features/records/web/use-saving.ts'
import { elapsedSeconds } from '../../../features/timer/rules.ts'
import type { StoredTimer } from '../../../features/timer/stored-timer.ts'
import { TimerOptions } from '../../../features/timer/web/timer-options.tsx'
import { choose, dispatch } from '../../../features/timer/web/use-timer.ts'
import { copy as unsentWords } from '../../../web/outbox/copy.ts'
import { ConfirmDialog } from '../../../web/ui/dialogs/confirm-dialog.tsx'
import { copy } from './dialogs/copy.ts'
import { KindOfSession } from './kind-of-session.tsx'
import { ManualEntry } from './manual-entry.tsx'
import { QuestionsEntry } from './questions-entry.tsx'
import { SwitchDialog, type ToStudy } from './switch-dialog.tsx'

export type StudyDialog =
  | { type: 'manual' | 'questions' | 'options' }
  | { type: 'discard' }
  | RecordAction
  | { type: 'switch'; to: ToStudy }

interface StudyDialogsProps {
  userId: string
  dialog: StudyDialog
  stored: StoredTimer
  subjects: readonly ChosenSubject[]
  onFollow: (next: ToStudy) => void
  onClose: () => void
}

export function StudyDialogs({ userId, dialog, stored, subjects, onFollow, onClose }: StudyDialogsProps) {
  const saving = useSaving(userId)
  const topicUnder = useTopicUnder(userId, useFirstTopics())
  const { subject, topic, timer } = stored
  switch (dialog.type) {
    case 'manual':
      return (
        subject && (
          <ManualEntry
            userId={userId}
            subject={subject}
            topic={topic}
            onSave={(key, fields) => saving.manual(key, subject, fields)}
            onClose={onClose}
          />
        )
      )
    case 'questions':
      return (
        <QuestionsEntry
          userId={userId}
          subjects={subjects}
          subject={subject}
          topic={topic}
          onSave={saving.manual}
          onClose={onClose}
        />
      )
    case 'options':
      return (
        <TimerOptions userId={userId} timer={timer} onClose={onClose}>
          {(timer.status === 'running' || timer.status === 'paused') && (
            <KindOfSession userId={userId} stored={stored} timer={timer} />
          )}
        </TimerOptions>
      )
    case 'edit':
      return (
        <EditDialog
          record={dialog.record}
          subjects={subjects}
          onSave={(chosen, fields) => saving.edit(dialog.record, chosen, fields)}
          onClose={onClose}
        />
      )
    case 'mend':
      return (
        <EditDialog
          record={recordOf(dialog.write)}
          subjects={subjects}
          onSave={(chosen, fields) => saving.mend(dialog.write, chosen, fields)}
          onClose={onClose}
        />
      )
    case 'switch':
      return (
        subject &&
        timer.status !== 'idle' && (
          <SwitchDialog
            timer={timer}
            subject={subject}
            topic={topic}
            to={dialog.to}
            onChange={() =>
              choose(userId, chosenOf(dialog.to, topicUnder(topic, { from: subject.id, to: dialog.to.id })))
            }
            onFollow={() => onFollow(dialog.to)}
            onClose={onClose}
          />
        )
      )
    case 'remove':
      return (
        <ConfirmDialog
          copy={recordWords.remove}
          onConfirm={() => saving.remove(dialog.record)}
          onClose={onClose}
        />
      )
    case 'forget':
      return (
        <ConfirmDialog
          copy={unsentWords.discarding(dialog.write.label)}
          onConfirm={() => forgetWrite(userId, dialog.write.id)}
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

const chosenOf = ({ id, name, topic }: ToStudy, current: string) => ({
  subject: { id, name },
  topic: topic ?? current,
})
