import type { ChosenSubject } from '../../../features/records/contract.ts'
import { TopicField } from '../../../features/records/topics/web/topic-field.tsx'
import { headingIn } from '../../../web/pages/heading-in.ts'
import { afterPaint } from '../../../web/ui/after-paint.ts'
import { ComboBox } from '../../../web/ui/fields/combo-box.tsx'
import { copy } from './copy.ts'
import { isSubjectFound, loadSubjectSearch } from './subject-search.ts'

export interface SetupFieldsProps {
  userId: string
  subjects: readonly ChosenSubject[]
  subject: ChosenSubject | null
  topic: string
  /** An open session's subject can be changed but not removed. */
  isOpen: boolean
  onSubject: (subject: ChosenSubject | null) => void
  onTopic: (topic: string) => void
}

export function SetupFields({
  userId,
  subjects,
  subject,
  topic,
  isOpen,
  onSubject,
  onTopic,
}: SetupFieldsProps) {
  const { setup } = copy
  const choose = (id: number | null) => {
    const chosen = subjects.find((one) => one.id === id) ?? null
    if (!isOpen || chosen?.id === subject?.id) return onSubject(chosen)
    // Waits for the press to end, during which the component library keeps the focus.
    afterPaint(() => {
      headingIn(document.activeElement?.closest('section') ?? null)?.focus({ preventScroll: true })
      if (chosen) onSubject(chosen)
    })
  }
  return (
    <>
      <ComboBox
        label={setup.subject}
        options={subjects}
        value={subject?.id ?? null}
        onChange={choose}
        isFound={isSubjectFound}
        onReach={loadSubjectSearch}
        placeholder={setup.placeholder}
        // Every student here has a subject, so an empty list is still loading.
        emptyText={subjects.length > 0 ? setup.noSubject : copy.loading}
      />
      <TopicField userId={userId} subjectId={subject?.id} value={topic} onChange={onTopic} />
    </>
  )
}
