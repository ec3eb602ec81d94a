import { type FormEvent, useSyncExternalStore } from 'react'
import { newRecordKey } from '../../../shared/ids.ts'
import { letterCount, tidyLines } from '../../../shared/text.ts'
import { ApiError } from '../../../web/api/api-error.ts'
import { useSave } from '../../../web/api/use-save.ts'
import { deviceStores } from '../../../web/device/device-store.ts'
import { Button } from '../../../web/ui/actions/button.tsx'
import { FormMessage } from '../../../web/ui/fields/form-message.tsx'
import { TextArea } from '../../../web/ui/fields/text-area.tsx'
import { TextField } from '../../../web/ui/fields/text-field.tsx'
import { useFieldErrors } from '../../../web/ui/fields/use-field-errors.ts'
import type { Student } from '../../account/web/queries.ts'
import { LIMITS, MESSAGES, type SupportFields } from '../contract.ts'
import { copy } from '../copy.ts'
import { asSent, type Draft, fieldErrors, formatDraft, parseDraft } from '../rules.ts'
import { sendingMessage } from './queries.ts'

/** From here on the form shows how many characters are left. */
const NEAR_LIMIT = 500

const errorsOf = (error: Error): Partial<SupportFields> =>
  Object.fromEntries(
    Object.entries((error instanceof ApiError && error.errors) || {}).map(([field, [text = '']]) => [
      field,
      text,
    ]),
  )

/** The server's words for a refusal; one sentence for any other failure. */
const wordsOf = (error: Error) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 ? error.message : MESSAGES.failed

/** The typed text survives a refusal and a reload; sending clears it. */
export function SupportForm({ student }: { student: Student }) {
  const { fields, key, change, clear } = useDraft(student.user_id, student)
  const { ref, errors, show, mend } = useFieldErrors<keyof SupportFields>()
  const save = useSave({
    ...sendingMessage,
    onSuccess: clear,
    onError: (error) => {
      // biome-ignore lint/suspicious/noConsole: the specification wants this failure logged
      console.error(MESSAGES.failed, error)
      show(errorsOf(error))
    },
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending) return
    save.reset()
    const wrong = fieldErrors(fields)
    show(wrong)
    if (Object.keys(wrong).length === 0) save.mutate({ fields: asSent(fields), key })
  }

  const field = (name: keyof SupportFields) => ({
    name,
    label: copy.fields[name],
    value: fields[name],
    error: errors[name],
    limit: LIMITS[name],
    isRequired: true,
    isReadOnly: save.isPending,
    onChange: (value: string) => {
      if (save.isSuccess) save.reset()
      mend(name)
      change({ [name]: value })
    },
  })
  const isAtField = save.error !== null && Object.keys(errorsOf(save.error)).length > 0
  const left = LIMITS.message - letterCount(tidyLines(fields.message))

  return (
    <form
      ref={ref}
      onSubmit={submit}
      noValidate
      aria-label={copy.form}
      className="@container flex max-w-160 flex-col gap-5"
    >
      <div className="grid gap-5 @xl:grid-cols-2">
        <TextField {...field('name')} autoComplete="name" />
        <TextField
          {...field('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          description={copy.emailHint}
        />
      </div>
      <TextField {...field('subject')} />
      <TextArea
        {...field('message')}
        description={left <= NEAR_LIMIT && left >= 0 ? copy.left(left) : undefined}
      />
      {save.isSuccess && <FormMessage tone="good">{MESSAGES.sent}</FormMessage>}
      {save.error && !isAtField && <FormMessage tone="poor">{wordsOf(save.error)}</FormMessage>}
      <Button type="submit" tone="primary" size="lg" busy={save.isPending} className="sm:self-start">
        {save.isPending ? copy.busy : copy.submit}
      </Button>
    </form>
  )
}

const storeOf = deviceStores<Draft | null>({
  name: 'support',
  initial: null,
  parse: parseDraft,
  format: formatDraft,
})

/** Stored on the device, so that a reload loses nothing. */
interface DraftInHand extends Draft {
  change: (patch: Partial<SupportFields>) => void
  clear: () => void
}

/** Begins with what is known of the student. */
function useDraft(userId: string, known: Pick<SupportFields, 'name' | 'email'>): DraftInHand {
  const store = storeOf(userId)
  const draft = useSyncExternalStore(store.subscribe, store.read, () => null)
  const fields = draft?.fields ?? { ...known, subject: '', message: '' }
  return {
    fields,
    key: draft?.key ?? '',
    // Another text is another message and gets a key of its own.
    change: (patch) => {
      store.write({ fields: { ...fields, ...patch }, key: newRecordKey(Date.now()) })
    },
    clear: () => {
      store.write(null)
    },
  }
}
