import { type ReactNode, type Ref, useId } from 'react'
import { Button } from '../actions/button.tsx'
import type { Elements } from '../elements.ts'
import { useSubmit } from '../fields/use-submit.ts'
import { Dialog } from './dialog.tsx'

interface FormDialogProps {
  title: string
  size?: 'sm' | 'md'
  role?: 'dialog' | 'alertdialog'
  tone?: 'primary' | 'danger'
  /** While it is true, nothing closes the dialog or sends again. */
  busy: boolean
  onSubmit: () => void
  onClose: () => void
  /** Called before it closes, when the student gives up the typed values. */
  onCancel?: () => void
  copy: { submit: string; busy: string; cancel: string }
  formRef?: Ref<HTMLFormElement>
  lead?: Elements
  children: ReactNode
}

export function FormDialog(props: FormDialogProps) {
  const {
    title,
    size,
    role,
    tone = 'primary',
    busy,
    onSubmit,
    onClose,
    onCancel,
    copy,
    formRef,
    lead,
    children,
  } = props
  const cancel = () => {
    onCancel?.()
    onClose()
  }
  const id = useId()
  const submit = useSubmit(busy, onSubmit)
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      title={title}
      {...(size && { size })}
      {...(role && { role })}
      actions={
        <>
          <Button onClick={cancel} disabled={busy}>
            {copy.cancel}
          </Button>
          <Button type="submit" form={id} tone={tone} busy={busy}>
            {busy ? copy.busy : copy.submit}
          </Button>
        </>
      }
    >
      {lead}
      <form ref={formRef} id={id} onSubmit={submit} noValidate className="space-y-5">
        {children}
      </form>
    </Dialog>
  )
}
