import { type FormEvent, useId, useState } from 'react'
import { isBlank } from '../../shared/text.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { TextField } from './text-field.tsx'

interface NameDialogProps {
  /** What is typed at first, as what was searched in vain. */
  initial: string
  maxLength: number
  busy: boolean
  /** Why the last name was refused. */
  error: string | undefined
  onSubmit: (name: string) => void
  onClose: () => void
  copy: {
    title: string
    label: string
    description: string
    blank: string
    submit: string
    busy: string
    cancel: string
  }
}

/** Asks for the name of something to create; a refused one stays as it was typed. Mounted only while it is open. */
export function NameDialog({ initial, maxLength, busy, error, onSubmit, onClose, copy }: NameDialogProps) {
  const form = useId()
  const [name, setName] = useState(initial.slice(0, maxLength))
  /** The name that was last sent, so that its error goes away with the first change. */
  const [sent, setSent] = useState<string | null>(null)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setSent(name)
    if (!isBlank(name)) onSubmit(name)
  }
  const refused = sent === name && !busy && (isBlank(name) ? copy.blank : error)

  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      title={copy.title}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {copy.cancel}
          </Button>
          <Button type="submit" form={form} tone="primary" busy={busy}>
            {busy ? copy.busy : copy.submit}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <TextField
          label={copy.label}
          description={copy.description}
          value={name}
          onChange={setName}
          maxLength={maxLength}
          autoComplete="off"
          isReadOnly={busy}
          autoFocus
          {...(refused ? { error: refused } : {})}
        />
      </form>
    </Dialog>
  )
}
