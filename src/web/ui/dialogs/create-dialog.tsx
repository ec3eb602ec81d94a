import type { MutationKey, UseMutationOptions } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isBlank } from '../../../shared/text.ts'
import { failureText } from '../../api/failure-text.ts'
import { useSave } from '../../api/use-save.ts'
import { TextField } from '../fields/text-field.tsx'
import { notify } from '../notices.ts'
import { FormDialog } from './form-dialog.tsx'

interface Created {
  message: string
  data: { id: number }
}

interface CreateDialogProps<Reply extends Created> {
  creating: UseMutationOptions<Reply, Error, string> & { mutationKey: MutationKey }
  /** The first value, such as a search without result. */
  initial: string
  limit: number
  onCreated: (id: number) => void
  onClose: () => void
  copy: {
    title: string
    label: string
    description: string
    blank: string
    failed: { unknown: string; offline?: string }
    submit: string
    busy: string
    cancel: string
  }
}

/** Mount it only while it is open; a refused name stays as it was typed. */
export function CreateDialog<Reply extends Created>(props: CreateDialogProps<Reply>) {
  const { creating, initial, limit, onCreated, onClose, copy } = props
  const { mutate, isPending, error } = useSave(creating)
  const [name, setName] = useState(initial)
  /** The first change removes the error of the last sent name. */
  const [sent, setSent] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)

  const submit = () => {
    setSent(name)
    if (isBlank(name)) return input.current?.focus()
    mutate(name, {
      onSuccess: ({ message, data }) => {
        notify(message)
        onCreated(data.id)
      },
      onError: () => input.current?.focus(),
    })
  }
  const refused = isBlank(name) ? copy.blank : error && failureText(error, copy.failed)

  return (
    <FormDialog title={copy.title} busy={isPending} onSubmit={submit} onClose={onClose} copy={copy}>
      <TextField
        label={copy.label}
        description={copy.description}
        value={name}
        onChange={setName}
        limit={limit}
        autoComplete="off"
        isReadOnly={isPending}
        autoFocus
        inputRef={input}
        {...(sent === name && !isPending && refused ? { error: refused } : {})}
      />
    </FormDialog>
  )
}
