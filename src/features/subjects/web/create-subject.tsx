import { failureText } from '../../../web/failure-text.ts'
import { notify } from '../../../web/notices.ts'
import { NameDialog } from '../../../web/ui/name-dialog.tsx'
import { useSave } from '../../../web/use-save.ts'
import { LIMITS, MESSAGES } from '../contract.ts'
import { copy } from '../copy.ts'
import { creatingSubject } from './queries.ts'

interface CreateSubjectProps {
  initial: string
  onCreated: (id: number) => void
  onClose: () => void
}

/** The modal 'Nova Matéria' (spec §2, §5). */
export function CreateSubject({ initial, onCreated, onClose }: CreateSubjectProps) {
  const create = useSave(creatingSubject)
  return (
    <NameDialog
      initial={initial}
      maxLength={LIMITS.typedName}
      busy={create.isPending}
      error={create.error ? failureText(create.error, copy.createFailed) : undefined}
      onSubmit={(name) =>
        create.mutate(name, {
          onSuccess: ({ message, data }) => {
            notify(message)
            onCreated(data.id)
          },
        })
      }
      onClose={onClose}
      copy={{ ...copy.dialog, blank: MESSAGES.blank }}
    />
  )
}
