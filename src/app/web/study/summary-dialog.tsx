import { useDeferredValue, useId, useState } from 'react'
import type { ChosenSubject } from '../../../features/records/contract.ts'
import { copy as recordWords } from '../../../features/records/copy.ts'
import { checkSummary, type SummaryForm } from '../../../features/records/rules.ts'
import { TopicField } from '../../../features/records/topics/web/topic-field.tsx'
import type { RecordFields } from '../../../features/records/web/queries.ts'
import { QuestionFields } from '../../../features/records/web/question-fields.tsx'
import { rememberKind, useKindHabit } from '../../../features/records/web/use-kind-habit.ts'
import { useStudyTopics } from '../../../features/syllabus/outline/web/use-study-topics.ts'
import { copy as liveWords } from '../../../features/timer/live/copy.ts'
import { eventsOf, rootOf } from '../../../features/timer/live/log.ts'
import { studiedIn } from '../../../features/timer/live/studied.ts'
import { knownSkew } from '../../../features/timer/live/web/use-server-clock.ts'
import { elapsedSeconds, pauseCount } from '../../../features/timer/rules.ts'
import type { Halted } from '../../../features/timer/session.ts'
import type { StoredTimer } from '../../../features/timer/stored-timer.ts'
import { choose } from '../../../features/timer/web/use-timer.ts'
import { newRecordKey } from '../../../shared/ids.ts'
import { Button } from '../../../web/ui/actions/button.tsx'
import { Dialog } from '../../../web/ui/dialogs/dialog.tsx'
import { Chips } from '../../../web/ui/fields/chips.tsx'
import { useSubmit } from '../../../web/ui/fields/use-submit.ts'
import { useTyped } from '../../../web/ui/fields/use-typed.ts'
import { copy } from './dialogs/copy.ts'
import { SummaryFact, SummaryTime } from './summary-facts.tsx'
import { kindOf, TopicFacts, topicFields } from './topic-facts.tsx'
import { useStoppedZone } from './use-stopped-zone.ts'
import { useSummaryDraft } from './use-summary-draft.ts'

interface SummaryDialogProps {
  userId: string
  stored: StoredTimer
  timer: Halted
  /** The subject whose session starts once this one is saved. */
  following: ChosenSubject | null
  onSave: (fields: RecordFields) => Promise<void>
  onDiscard: () => void
  onClose: () => void
}

/** Stores typed answers on the device until they are saved. */
export function SummaryDialog({
  userId,
  stored,
  timer,
  following,
  onSave,
  onDiscard,
  onClose,
}: SummaryDialogProps) {
  const { summary } = copy
  const isLeftOver = rootOf(eventsOf(stored.shared, timer.sessionId)) !== undefined
  const [formId, whyId] = [useId(), useId()]
  const seconds = elapsedSeconds(timer, timer.since)
  const [form, change] = useSummaryDraft(userId, timer.sessionId, seconds)
  const zone = useStoppedZone(userId, timer)
  const [topic, typeTopic] = useTyped(stored.topic, (text) => choose(userId, { topic: text }))
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { topicIdOf } = useStudyTopics(userId)
  const kind = kindOf(form, useKindHabit(userId, stored.subject?.id, topic))
  const topicId = topicIdOf(stored.subject?.id, topic)
  const checked = checkSummary(form, seconds)
  // Paints the answer before its fields, which are much work on a small phone.
  const asksQuestions = useDeferredValue(form.questionsResolved === 'yes')
  const errors: Errors = checked.ok ? {} : checked.errors
  const why = Object.values(errors)[0]

  const submit = useSubmit(isBusy, async () => {
    if (!checked.ok) return
    setBusy(true)
    setFailure(undefined)
    try {
      const fields = { ...fieldsOf(topic, timer, checked.value), ...topicFields({ ...form, kind }, topicId) }
      await onSave({ ...fields, ...countedHere(stored), zone })
      if (stored.subject) rememberKind(userId, stored.subject.id, topic, kind)
    } catch {
      setFailure(recordWords.saveFailed)
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
          <Button tone="quiet" onClick={onDiscard} disabled={isBusy} aria-label={summary.discardSession}>
            {summary.discard}
          </Button>
          <p
            id={whyId}
            className="text-soft text-xs max-sm:min-h-5 max-sm:basis-full max-sm:text-center sm:flex-1 sm:self-center sm:text-right"
          >
            {why}
          </p>
          <Button
            type="submit"
            form={formId}
            tone="primary"
            busy={isBusy}
            disabled={!checked.ok}
            aria-describedby={why && whyId}
          >
            {isBusy ? summary.saving : summary.save}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="space-y-5">
        {following && <p className="text-sm text-soft">{summary.following(following.name)}</p>}
        {isLeftOver && <p className="text-sm text-soft">{liveWords.goesOn}</p>}
        <div className="space-y-1.5">
          <SummaryTime form={form} change={change} seconds={seconds} error={errors.studyTime} />
          <SummaryFact name={summary.pauses}>{pauseCount(timer)}</SummaryFact>
          <SummaryFact name={summary.subject}>{stored.subject?.name}</SummaryFact>
        </div>
        <TopicField userId={userId} subjectId={stored.subject?.id} value={topic} onChange={typeTopic} />
        <Chips
          label={summary.answered}
          options={[
            { value: 'yes', label: summary.yes },
            { value: 'no', label: summary.no },
          ]}
          value={form.questionsResolved}
          onChange={(questionsResolved) => change({ questionsResolved })}
        />
        {asksQuestions && (
          <QuestionFields
            total={form.totalQuestions}
            incorrect={form.incorrectAnswers}
            errors={typedErrors(form, errors)}
            onChange={change}
          />
        )}
        <TopicFacts form={form} habit={kind} change={change} isTopic={topicId !== undefined} />
        {failure && (
          <p role="alert" className="text-poor text-sm">
            {failure}
          </p>
        )}
      </form>
    </Dialog>
  )
}

type Errors = Partial<
  Record<'studyTime' | 'questionsResolved' | 'totalQuestions' | 'incorrectAnswers', string>
>

/** Leaves out the errors of fields that are still empty. */
function typedErrors(form: SummaryForm, errors: Errors): Errors {
  const shown: Errors = {}
  if (form.totalQuestions && errors.totalQuestions) shown.totalQuestions = errors.totalQuestions
  if (form.incorrectAnswers && errors.incorrectAnswers) shown.incorrectAnswers = errors.incorrectAnswers
  return shown
}

type Answers = Extract<ReturnType<typeof checkSummary>, { ok: true }>['value']

function fieldsOf(topic: string, timer: Halted, answers: Answers): RecordFields {
  return {
    topic,
    total_pauses: pauseCount(timer),
    created_at: new Date(timer.since).toISOString(),
    ...answers,
  }
}

function countedHere(stored: StoredTimer): Pick<RecordFields, 'studied'> {
  const now = Date.now()
  const studied = studiedIn(stored, { now, skew: knownSkew() }, newRecordKey(now))
  return studied ? { studied } : {}
}
