import { failureText } from '../../../web/failure-text.ts'
import { notify } from '../../../web/notices.ts'
import { NameDialog } from '../../../web/ui/name-dialog.tsx'
import { useSave } from '../../../web/use-save.ts'
import { LIMITS, MESSAGES } from '../contract.ts'
import { copy } from '../copy.ts'
import { creatingCareer } from './queries.ts'

interface CreateCareerProps {
  initial: string
  onCreated: (id: number) => void
  onClose: () => void
}

/** The modal that creates a career (spec §2, §5). */
export function CreateCareer({ initial, onCreated, onClose }: CreateCareerProps) {
  const create = useSave(creatingCareer)
  return (
    <NameDialog
      initial={initial}
      maxLength={LIMITS.name}
      busy={create.isPending}
      error={create.error ? failureText(create.error, copy.failed) : undefined}
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
