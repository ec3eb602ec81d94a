import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureText } from '../../../../web/api/failure-text.ts'
import { useSave } from '../../../../web/api/use-save.ts'
import { TextButton } from '../../../../web/ui/actions/text-button.tsx'
import { FormDialog } from '../../../../web/ui/dialogs/form-dialog.tsx'
import { TextField } from '../../../../web/ui/fields/text-field.tsx'
import { notify } from '../../../../web/ui/notices.ts'
import type { Target } from '../../targets/contract.ts'
import { type PageWatch, WATCH_LIMITS } from '../contract.ts'
import { copy } from '../copy.ts'
import { endWatch, watchesOf, watchPage } from './queries.ts'

interface WatchDialogProps {
  userId: string
  target: Target
  onClose: () => void
}

export function WatchDialog({ userId, target, onClose }: WatchDialogProps) {
  const { data: watches } = useQuery(watchesOf(userId))
  const watch = watches?.find(({ target_id }) => target_id === target.id)
  const [typed, type] = useState<string>()
  const [wrong, setWrong] = useState<string>()
  const done = {
    onSuccess: (message: string) => {
      notify(message)
      onClose()
    },
    onError: (error: Error) => setWrong(failureText(error, { unknown: copy.failed })),
  }
  const save = useSave({
    mutationKey: ['watch page'],
    mutationFn: (url: string) => watchPage(userId, target.id, url),
    ...done,
  })
  const end = useSave({
    mutationKey: ['end watch'],
    mutationFn: () => endWatch(userId, target.id),
    ...done,
  })
  const url = typed ?? watch?.url ?? target.notice_url ?? ''
  const submit = () => {
    if (url.trim() === '') return setWrong(copy.missing)
    save.mutate(url.trim())
  }
  return (
    <FormDialog
      title={copy.title}
      size="md"
      busy={save.isPending || end.isPending}
      onSubmit={submit}
      onClose={onClose}
      copy={copy.form}
      lead={<p className="measure mb-4 text-soft text-sm">{copy.text}</p>}
    >
      <TextField
        label={copy.url}
        description={copy.urlHint}
        type="url"
        inputMode="url"
        autoComplete="off"
        limit={WATCH_LIMITS.url}
        value={url}
        onChange={(next) => {
          type(next)
          setWrong(undefined)
        }}
        error={wrong}
        autoFocus
      />
      {watch && (
        <div className="space-y-2 text-sm">
          <p className="measure text-soft">{stateOf(watch)}</p>
          <p>
            <TextButton onClick={() => end.mutate()}>{end.isPending ? copy.ending : copy.end}</TextButton>
          </p>
        </div>
      )}
    </FormDialog>
  )
}

function stateOf({ looked_at, documents, failing }: PageWatch): string {
  if (failing) return copy.failing
  return looked_at === null ? copy.waiting : copy.looked(looked_at.slice(0, 10), documents)
}
