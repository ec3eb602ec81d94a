import { Link } from 'react-router'
import { formatCount } from '../../../shared/count.ts'
import { formatDuration } from '../../../shared/duration.ts'
import { wholePercent } from '../../../shared/percent.ts'
import { AREA } from '../../../web/pages/paths.ts'
import { Facts } from '../../../web/ui/display/facts.tsx'
import { Panel } from '../../../web/ui/display/panel.tsx'
import { SubjectFace } from '../../../web/ui/display/subject-face.tsx'
import { type Column, Table } from '../../../web/ui/display/table.tsx'
import type { SubjectSums } from '../contract.ts'
import { copy } from '../copy.ts'

const { title, compactTitle, columns: heads, answers, accuracy, noAnswers, none } = copy.subjects

function SubjectLink({ subject_id, name }: Pick<SubjectSums, 'subject_id' | 'name'>) {
  return (
    <Link
      to={`${AREA}/historico-de-estudos?materia=${subject_id}`}
      className="rounded-sm underline-offset-4 hover:text-accent hover:underline"
    >
      {name}
    </Link>
  )
}

const columns: readonly Column<SubjectSums>[] = [
  {
    title: heads.name,
    cell: (subject) => (
      <span className="flex items-center gap-2.5">
        <SubjectFace id={subject.subject_id} name={subject.name} />
        <SubjectLink {...subject} />
      </span>
    ),
  },
  {
    title: heads.time,
    cell: ({ study_time }) => <span className="whitespace-nowrap">{formatDuration(study_time)}</span>,
    numeric: true,
  },
  { title: heads.questions, cell: ({ questions }) => formatCount(questions), numeric: true },
  { title: heads.correct, cell: ({ correct }) => formatCount(correct), numeric: true },
  { title: heads.incorrect, cell: ({ incorrect }) => formatCount(incorrect), numeric: true },
  {
    title: heads.accuracy,
    cell: ({ correct, questions }) => (questions > 0 ? `${wholePercent(correct, questions)}%` : none),
    numeric: true,
  },
]

export function SubjectSummary({ subjects }: { subjects: readonly SubjectSums[] }) {
  return (
    <>
      <Panel title={title} className="hidden sm:block">
        <Table caption={title} columns={columns} rows={subjects} rowKey={({ subject_id }) => subject_id} />
      </Panel>
      <Panel title={compactTitle} className="sm:hidden">
        <ul className="divide-y divide-rule/70">
          {subjects.map((subject) => (
            <CompactSubject key={subject.subject_id} {...subject} />
          ))}
        </ul>
      </Panel>
    </>
  )
}

function CompactSubject({ subject_id, name, study_time, questions, correct, incorrect }: SubjectSums) {
  const all = [...answers(questions, correct, incorrect), accuracy(wholePercent(correct, questions))]
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <p className="flex items-start justify-between gap-4">
        <span className="wrap-anywhere flex min-w-0 gap-2.5 font-semibold">
          <SubjectFace id={subject_id} name={name} className="cramped:hidden size-6" />
          <SubjectLink subject_id={subject_id} name={name} />
        </span>
        <span className="shrink-0 whitespace-nowrap tabular-nums">{formatDuration(study_time)}</span>
      </p>
      <p className="mt-0.5 text-sm text-soft tabular-nums">
        {questions > 0 ? <Facts items={all} /> : noAnswers}
      </p>
    </li>
  )
}
