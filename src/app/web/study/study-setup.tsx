import type { ChosenSubject } from '../../../features/records/contract.ts'
import { TopicField } from '../../../features/records/topics/web/topic-field.tsx'
import { copy as timerWords } from '../../../features/timer/copy.ts'
import { Button } from '../../../web/ui/actions/button.tsx'
import { Panel } from '../../../web/ui/display/panel.tsx'
import { ComboBox } from '../../../web/ui/fields/combo-box.tsx'
import { copy } from './copy.ts'
import { isSubjectFound, loadSubjectSearch } from './subject-search.ts'

interface StudySetupProps {
  userId: string
  subjects: readonly ChosenSubject[]
  subject: ChosenSubject | null
  topic: string
  /** An open session's subject can be changed but not taken away. */
  isOpen: boolean
  onSubject: (subject: ChosenSubject | null) => void
  onTopic: (topic: string) => void
  onManual: () => void
  /** Questions done elsewhere are to be kept without a time. */
  onQuestions: () => void
}

export function StudySetup(props: StudySetupProps) {
  const { userId, subjects, subject, topic, isOpen, onSubject, onTopic, onManual, onQuestions } = props
  const { setup } = copy
  const chooseFirst = !subject && timerWords.timer.chooseFirst
  const choose = (id: number | null) => {
    const chosen = subjects.find((one) => one.id === id) ?? null
    // The question decides first: the field closes its list and still says what is studied.
    if (isOpen && chosen?.id !== subject?.id) (document.activeElement as HTMLElement | null)?.blur()
    if (chosen || !isOpen) onSubject(chosen)
  }
  return (
    <Panel title={setup.title}>
      <div className="grid gap-4 md:max-lg:grid-cols-2 xl:grid-cols-[1.25fr_1fr]">
        <ComboBox
          label={setup.subject}
          options={subjects}
          value={subject?.id ?? null}
          onChange={choose}
          isFound={isSubjectFound}
          onReach={loadSubjectSearch}
          placeholder={setup.placeholder}
          // Nobody gets here without a subject, so an empty list is still loading.
          emptyText={subjects.length > 0 ? setup.noSubject : copy.loading}
        />
        <TopicField userId={userId} subjectId={subject?.id} value={topic} onChange={onTopic} />
      </div>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button size="sm" disabledHint={chooseFirst} onClick={onManual}>
          {setup.manual}
        </Button>
        <Button size="sm" onClick={onQuestions}>
          {setup.questions}
        </Button>
      </div>
    </Panel>
  )
}
