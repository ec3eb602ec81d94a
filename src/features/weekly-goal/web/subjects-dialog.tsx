import { dotted } from '../../../shared/text.ts'
import { Button } from '../../../web/ui/actions/button.tsx'
import { Dialog } from '../../../web/ui/dialogs/dialog.tsx'
import { type Column, Table } from '../../../web/ui/display/table.tsx'
import { copy } from '../copy.ts'
import type { SubjectStanding } from '../rules.ts'

const { subjects: words } = copy

const columns: readonly Column<SubjectStanding>[] = [
  { title: words.subject, cell: ({ name }) => name },
  {
    title: words.time,
    cell: ({ minutes }) => (minutes ? copy.progress(minutes) : words.none),
    numeric: true,
  },
  {
    title: words.questions,
    cell: ({ questions }) =>
      questions ? `${copy.count(questions.studied)} de ${copy.count(questions.goal)}` : words.none,
    numeric: true,
  },
  { title: words.today, cell: todayOf, numeric: true },
]

function todayOf({ minutes, questions }: SubjectStanding): string {
  const parts = [
    ...(minutes?.leftToday ? [copy.minutes(minutes.leftToday)] : []),
    ...(questions?.leftToday ? [copy.questions(questions.leftToday)] : []),
  ]
  return parts.join(' e ') || words.none
}

interface SubjectsDialogProps {
  subjects: readonly SubjectStanding[]
  onClose: () => void
}

export function SubjectsDialog({ subjects, onClose }: SubjectsDialogProps) {
  return (
    <Dialog
      open
      title={words.title}
      size="lg"
      onClose={onClose}
      actions={<Button onClick={onClose}>{words.close}</Button>}
    >
      <div className="max-sm:hidden">
        <Table caption={words.title} columns={columns} rows={subjects} rowKey={({ id }) => id} />
      </div>
      <ul className="divide-y divide-rule/70 sm:hidden">
        {subjects.map((subject) => (
          <CompactSubject key={subject.id} {...subject} />
        ))}
      </ul>
    </Dialog>
  )
}

function CompactSubject(subject: SubjectStanding) {
  const { name, minutes, questions } = subject
  const done = [
    ...(minutes ? [copy.progress(minutes)] : []),
    ...(questions ? [copy.questionsProgress(questions)] : []),
  ]
  const today = todayOf(subject)
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <p className="wrap-anywhere font-semibold">{name}</p>
      <p className="mt-0.5 text-sm tabular-nums">{dotted(done)}</p>
      {today !== words.none && <p className="text-sm text-soft tabular-nums">{`${words.today} ${today}`}</p>}
    </li>
  )
}
