import { memo, useMemo } from 'react'
import { daysBetween, today } from '../../../shared/calendar.ts'
import { studentDayZone } from '../../../web/device/time-zone.ts'
import { Panels } from '../../../web/panels/panels.tsx'
import { Panel } from '../../../web/ui/display/panel.tsx'
import { DateField } from '../../../web/ui/fields/date-field.tsx'
import { copy } from '../copy.ts'
import { type AnswerKey, questionsIn } from '../keys/answer-key.ts'
import { paperOfKey } from '../paper.ts'
import { missedOf, questionsOf } from '../rules.ts'
import { DetailsPanel } from './details-panel.tsx'
import { KeyForm } from './key-form.tsx'
import { ResultPanel } from './result-panel.tsx'
import { RuleForm } from './rule-form.tsx'
import { missedSlot } from './slots.ts'
import { SubjectsPanel } from './subjects-panel.tsx'
import type { PaperDraft } from './use-paper.ts'

interface PaperPanelsProps {
  userId: string
  examKey: string
  paper: PaperDraft['paper']
  change: PaperDraft['change']
  subjects: readonly { id: number; name: string }[]
}

/** The panels beside the sheet: result, key, rule, subjects and details. */
export const PaperPanels = memo(function PaperPanels(props: PaperPanelsProps) {
  const { userId, examKey, paper, change, subjects } = props
  const isSheet = paper.answers !== ''
  const questions = questionsOf(paper.blocks)
  const missed = useMemo(() => missedOf(paper), [paper])
  const refuse = (key: AnswerKey) => {
    const last = questionsIn(key)
    return last === questions ? undefined : copy.paper.otherSize(last, questions)
  }
  const useKey = (key: AnswerKey) => {
    const { letters } = paperOfKey(key, copy.paperName)
    change(paper.preliminary ? { definitive: letters } : { preliminary: letters })
  }
  return (
    <>
      <ResultPanel paper={paper} />
      {missed.length > 0 && (
        <Panels of={missedSlot} userId={userId} examKey={examKey} paper={paper} missed={missed} />
      )}
      {isSheet && !paper.preliminary && (
        <Panel title={copy.paper.keyText}>
          <KeyForm userId={userId} action={copy.paper.use} refuse={refuse} onUse={useKey} />
        </Panel>
      )}
      {isSheet && paper.preliminary && (
        <details>
          <summary className="discloses inline-flex min-h-11 items-center text-accent">
            {copy.paper.definitive}
          </summary>
          <KeyForm
            userId={userId}
            action={copy.paper.useDefinitive}
            known={paper.preliminary}
            refuse={refuse}
            onUse={useKey}
          />
        </details>
      )}
      <ContestPanel paper={paper} change={change} />
      <RuleForm paper={paper} change={change} />
      <SubjectsPanel blocks={paper.blocks} subjects={subjects} onChange={(blocks) => change({ blocks })} />
      <DetailsPanel paper={paper} change={change} />
    </>
  )
})

const { exam: words } = copy

/** Between the preliminary key of the real exam and the definitive one: until when it can be contested. */
function ContestPanel({ paper, change }: Pick<PaperDraft, 'paper' | 'change'>) {
  const { kind, preliminary, definitive, contest_until: until } = paper
  if (kind !== 'real' || !preliminary || definitive) return null
  const now = today(Date.now(), studentDayZone())
  return (
    <Panel title={words.contest}>
      <div className="grid items-end gap-4 sm:grid-cols-[16rem_minmax(0,1fr)]">
        <DateField
          label={words.until}
          calendarLabel={words.untilCalendar}
          day={until ?? undefined}
          onChange={(day) => change({ contest_until: day ?? null })}
        />
        <p role="status" className="measure pb-2 text-soft">
          {until ? words.left(daysBetween(now, until)) : words.ask}
        </p>
      </div>
    </Panel>
  )
}
