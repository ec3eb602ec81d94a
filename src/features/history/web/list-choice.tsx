import { Select } from '../../../web/ui/fields/select.tsx'
import type { SubjectHistory } from '../contract.ts'
import { copy } from '../copy.ts'
import { ORDERS } from '../rules.ts'
import type { View } from './use-view.ts'

const { filters: words } = copy

const orders = ORDERS.map((id) => ({ id, name: words.orders[id] }))

const ALL = 0

const subjectsOf = (subjects: readonly SubjectHistory[]) => [
  { id: ALL, name: words.allSubjects },
  ...subjects.map(({ subject_id, name }) => ({ id: subject_id, name: name ?? copy.subjects.unknown })),
]

interface ListChoiceProps {
  view: View
  /** Records can be limited to one of these subjects; without them the cards are sorted. */
  subjects?: readonly SubjectHistory[]
}

/** Stands right above the list that it changes. */
export function ListChoice({ view, subjects }: ListChoiceProps) {
  return (
    <div className="mb-5 max-w-64 print:hidden">
      {subjects ? (
        <Select
          label={words.subject}
          options={subjectsOf(subjects)}
          value={view.openSubject ?? ALL}
          onChange={(id) => view.setSubject(id === ALL ? null : id)}
        />
      ) : (
        <Select label={words.order} options={orders} value={view.order} onChange={view.setOrder} />
      )}
    </div>
  )
}
