import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Panels } from '../../../web/panels/panels.tsx'
import { Button } from '../../../web/ui/actions/button.tsx'
import { ConfirmDialog } from '../../../web/ui/dialogs/confirm-dialog.tsx'
import { FormDialog } from '../../../web/ui/dialogs/form-dialog.tsx'
import { Chips } from '../../../web/ui/fields/chips.tsx'
import { FormMessage } from '../../../web/ui/fields/form-message.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import { TextArea } from '../../../web/ui/fields/text-area.tsx'
import { TextField } from '../../../web/ui/fields/text-field.tsx'
import { me } from '../../account/web/queries.ts'
import { subjects as subjectsQuery } from '../../subjects/web/queries.ts'
import { CAUSES, LIMITS } from '../causes.ts'
import type { Mistake } from '../contract.ts'
import { copy } from '../copy.ts'
import { PictureField } from '../pictures/web/picture-field.tsx'
import { topicSlot } from './slots.ts'
import { useMistakeForm } from './use-mistake-form.ts'

const { form: words } = copy
const CHOICES = CAUSES.filter((cause) => cause !== 'lucky').map((value) => ({
  value,
  label: copy.causes[value],
}))

interface MistakeDialogProps {
  userId: string
  /** Undefined for a new one. */
  mistake?: Mistake
  onClose: () => void
}

/** The form of a mistake: its cause, and optionally the student's question, answer and picture. */
export function MistakeDialog({ userId, mistake, onClose }: MistakeDialogProps) {
  const subjects = useSubjectsWith(mistake)
  const nameOf = (id: number) => subjects.find((one) => one.id === id)?.name ?? ''
  const form = useMistakeForm({ userId, mistake, nameOf, onClose })
  const { draft, change, picture, show, refusal, isBusy } = form
  const [isRemoving, setRemoving] = useState(false)
  const { subject_id, cause } = draft
  return (
    <FormDialog
      title={mistake ? words.edit : words.fresh}
      size="md"
      busy={isBusy}
      copy={words}
      onSubmit={form.submit}
      onClose={onClose}
    >
      {refusal && <FormMessage tone="poor">{refusal}</FormMessage>}
      {mistake && (mistake.title || mistake.number !== null) && (
        <p className="text-soft text-sm">{copy.placeOf(mistake)}</p>
      )}
      <Select
        label={words.subject}
        options={subjects}
        value={subject_id}
        onChange={(id) => change(id === subject_id ? {} : { subject_id: id, topic: '', topic_id: null })}
      />
      <Panels
        of={topicSlot}
        userId={userId}
        subjectId={subject_id ?? undefined}
        value={draft.topic}
        onChange={(topic, topic_id) => change({ topic, topic_id })}
      />
      <div className="space-y-2">
        <Chips
          label={words.cause}
          options={CHOICES}
          value={cause}
          onChange={(chosen) => change({ cause: chosen })}
        />
        <p className="text-soft text-sm">{cause ? copy.effects[cause] : copy.beforeCause}</p>
      </div>
      <OwnWords draft={draft} change={change} />
      <PictureField url={picture} onChange={show} />
      {mistake && (
        <Button tone="quiet" onClick={() => setRemoving(true)}>
          {words.remove}
        </Button>
      )}
      {isRemoving && (
        <ConfirmDialog
          copy={copy.removal}
          onConfirm={async () => {
            await form.remove()
            onClose()
          }}
          onClose={() => setRemoving(false)}
        />
      )}
    </FormDialog>
  )
}

type Written = Pick<ReturnType<typeof useMistakeForm>, 'draft' | 'change'>

/** Asks 'A ou B?' if the student confused two things. */
function OwnWords({ draft: { cause, question, other, answer }, change }: Written) {
  const answerField = (label: string) => (
    <TextArea
      label={label}
      limit={LIMITS.answer}
      value={answer}
      onChange={(text) => change({ answer: text })}
    />
  )
  if (cause !== 'confused')
    return (
      <>
        <TextField
          label={words.question}
          description={words.questionHint}
          limit={LIMITS.question}
          value={question}
          onChange={(text) => change({ question: text })}
        />
        {answerField(words.answer)}
      </>
    )
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={words.one}
          limit={LIMITS.question}
          value={question}
          onChange={(text) => change({ question: text })}
        />
        <TextField
          label={words.other}
          limit={LIMITS.other}
          value={other}
          onChange={(text) => change({ other: text })}
        />
      </div>
      {answerField(words.difference)}
    </>
  )
}

/** The student's subjects, and the mistake's own. */
function useSubjectsWith(mistake: Mistake | undefined) {
  const { data: student } = useQuery(me)
  const { data: all = [] } = useQuery(subjectsQuery)
  return all.filter(({ id }) => student?.subject_ids.includes(id) || id === mistake?.subject_id)
}
