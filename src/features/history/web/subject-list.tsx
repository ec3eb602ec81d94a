import type { SubjectHistory } from '../contract.ts'
import { copy } from '../copy.ts'
import { inOrder } from '../rules.ts'
import { SubjectCard } from './subject-card.tsx'
import type { View } from './use-view.ts'

interface SubjectListProps {
  subjects: readonly SubjectHistory[]
  view: View
}

export function SubjectList({ subjects, view }: SubjectListProps) {
  return (
    <section aria-label={copy.subjects.title}>
      <h2 className="sr-only">{copy.subjects.title}</h2>
      <ul className="space-y-3">
        {inOrder(subjects, view.order).map((subject) => (
          <SubjectCard
            key={subject.subject_id}
            subject={subject}
            order={view.order}
            search={view.search}
            isOpen={subject.subject_id === view.openSubject}
            onToggle={() => view.toggleSubject(subject.subject_id)}
          />
        ))}
      </ul>
    </section>
  )
}
