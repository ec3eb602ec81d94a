import { type ReactNode, useDeferredValue, useId, useState } from 'react'
import { formatDuration } from '../../../shared/duration.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog } from '../../../web/ui/dialog.tsx'
import { Segmented } from '../../../web/ui/segmented.tsx'
import { useSubmit } from '../../../web/ui/use-submit.ts'
import { copy } from '../copy.ts'
import { checkSummary } from '../rules.ts'
import type { StoredTimer } from '../stored-timer/rules.ts'
import { elapsedSeconds, type Halted, pauseCount } from '../timer/rules.ts'
import type { Said } from './queries.ts'
import { QuestionFields } from './question-fields.tsx'
import { useSummaryDraft } from './use-summary-draft.ts'

interface SummaryDialogProps {
  userId: string
  stored: StoredTimer
  timer: Halted
  /** Keeps the session and its answers; rejects when neither the device nor the server took it. */
  onSave: (said: Said) => Promise<void>
  onDiscard: () => void
  onClose: () => void
}

/** The summary after the timer stopped (spec §2, §5). What is typed is kept on the device until it is saved. */
export function SummaryDialog({ userId, stored, timer, onSave, onDiscard, onClose }: SummaryDialogProps) {
  const { summary } = copy
  const formId = useId()
  const [form, change] = useSummaryDraft(userId, timer.sessionId)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const checked = checkSummary(form)
  // The answer is seen before its fields: on a small phone they are much work.
  const asksQuestions = useDeferredValue(form.questionsResolved === 'yes')
  const seconds = elapsedSeconds(timer, timer.since)
  const incomplete = checked.ok ? undefined : summary.incomplete
  const hint = seconds < 1 ? summary.noTime : incomplete

  const submit = useSubmit(isBusy, async () => {
    if (hint || !checked.ok) return
    setBusy(true)
    setFailure(undefined)
    try {
      await onSave(saidOf(stored, timer, checked.value))
    } catch {
      setFailure(summary.failed)
    } finally {
      setBusy(false)
    }
  })

  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      title={summary.title}
      actions={
        <>
          <Button tone="quiet" onClick={onDiscard} disabled={isBusy} className="sm:mr-auto">
            {summary.discard}
          </Button>
          <Button
            type="submit"
            form={formId}
            tone="primary"
            busy={isBusy}
            disabledHint={hint}
            className="max-sm:w-full"
          >
            {isBusy ? summary.saving : summary.save}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="space-y-5">
        <dl className="space-y-1.5 text-sm">
          <Fact name={summary.time}>
            <span className="font-semibold text-xl tabular-nums tracking-tight">{formatDuration(seconds)}</span>
          </Fact>
          <Fact name={summary.pauses}>{pauseCount(timer)}</Fact>
          <Fact name={summary.subject}>{stored.subject?.name}</Fact>
          <Fact name={summary.topic}>{stored.topic.trim() || summary.noTopic}</Fact>
        </dl>
        <Segmented
          label={summary.answered}
          options={[
            { value: 'yes', label: summary.yes },
            { value: 'no', label: summary.no },
          ]}
          value={form.questionsResolved}
          onChange={(questionsResolved) => change({ ...form, questionsResolved })}
        />
        {asksQuestions && (
          <QuestionFields
            total={form.totalQuestions}
            incorrect={form.incorrectAnswers}
            errors={typedErrors(form, checked.ok ? {} : checked.errors)}
            onChange={(patch) => change({ ...form, ...patch })}
          />
        )}
        {failure && (
          <p role="alert" className="text-poor text-sm">
            {failure}
          </p>
        )}
      </form>
    </Dialog>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="shrink-0 text-soft">{name}</dt>
      <dd className="min-w-0 wrap-anywhere text-right">{children}</dd>
    </div>
  )
}

type Form = ReturnType<typeof useSummaryDraft>[0]
type Errors = Partial<Record<'totalQuestions' | 'incorrectAnswers', string>>

/** What is wrong with what was typed; a field still empty is not wrong yet. */
function typedErrors(form: Form, errors: Errors): Errors {
  const shown: Errors = {}
  if (form.totalQuestions && errors.totalQuestions) shown.totalQuestions = errors.totalQuestions
  if (form.incorrectAnswers && errors.incorrectAnswers) shown.incorrectAnswers = errors.incorrectAnswers
  return shown
}

type Answers = Extract<ReturnType<typeof checkSummary>, { ok: true }>['value']

function saidOf({ topic }: StoredTimer, timer: Halted, answers: Answers): Said {
  return {
    topic,
    study_time: elapsedSeconds(timer, timer.since),
    total_pauses: pauseCount(timer),
    created_at: new Date(timer.since).toISOString(),
    ...answers,
  }
}
