import { useState } from 'react'
import { isBlank } from '../../../../shared/text.ts'
import { failureText } from '../../../../web/api/failure-text.ts'
import { useSave } from '../../../../web/api/use-save.ts'
import { Button } from '../../../../web/ui/actions/button.tsx'
import { Panel } from '../../../../web/ui/display/panel.tsx'
import { TextArea } from '../../../../web/ui/fields/text-area.tsx'
import { useSubmit } from '../../../../web/ui/fields/use-submit.ts'
import { LIMITS } from '../../contract.ts'
import { mayBeReadAnyway } from '../../reading/refusals.ts'
import { copy } from '../copy.ts'
import type { Read, SourceText } from '../draft.ts'
import { readSource } from './queries.ts'
import { RefusedActions } from './refused-actions.tsx'

const { paste: words } = copy

interface PastePanelProps {
  userId: string
  text: string
  onType: (text: string) => void
  onRead: (read: Read) => void
  onAsk: (source: SourceText) => void
}

export function PastePanel({ userId, text, onType, onRead, onAsk }: PastePanelProps) {
  const [wrong, setWrong] = useState<string>()
  const { mutate, isPending } = useSave({
    mutationKey: ['read edital'],
    mutationFn: (anyway: boolean) => readSource(userId, { text }, anyway),
    onSuccess: onRead,
    onError: (error) => setWrong(failureText(error, { unknown: words.failed })),
  })
  const submit = useSubmit(isPending, () => {
    const refused = wrongText(text)
    setWrong(refused)
    if (!refused) mutate(false)
  })
  return (
    <Panel title={words.title}>
      <form onSubmit={submit} noValidate className="space-y-4">
        <p className="measure text-soft text-sm">{words.text}</p>
        <TextArea
          label={words.label}
          value={text}
          onChange={(typed) => {
            onType(typed)
            setWrong(undefined)
          }}
          error={wrong}
          scrolls
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" tone="primary" busy={isPending}>
            {isPending ? words.busy : words.submit}
          </Button>
          {wrong && mayBeReadAnyway(wrong) && (
            <RefusedActions
              userId={userId}
              source={() => ({ text })}
              isBusy={isPending}
              onAnyway={() => mutate(true)}
              onAsk={onAsk}
            />
          )}
        </div>
      </form>
    </Panel>
  )
}

function wrongText(text: string): string | undefined {
  if (isBlank(text)) return words.missing
  return text.length > LIMITS.pasted ? words.tooLong : undefined
}
