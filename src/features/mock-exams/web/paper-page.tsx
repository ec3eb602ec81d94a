import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { fold } from '../../../shared/text.ts'
import { pageMeta } from '../../../web/pages/page-meta.ts'
import { AREA } from '../../../web/pages/paths.ts'
import { TextLink } from '../../../web/ui/actions/text-link.tsx'
import { PageHeader } from '../../../web/ui/display/page-header.tsx'
import { Skeleton } from '../../../web/ui/states/skeleton.tsx'
import { UnlessFailed } from '../../../web/ui/states/unless-failed.tsx'
import { me } from '../../account/web/queries.ts'
import { subjects as subjectsQuery } from '../../subjects/web/queries.ts'
import type { MockExam, MockExamBody } from '../contract.ts'
import { copy } from '../copy.ts'
import { BeginPanel } from './begin-panel.tsx'
import { PaperActions } from './paper-actions.tsx'
import { PaperPanels } from './paper-panels.tsx'
import { mockExamsOf } from './queries.ts'
import { SheetPanel } from './sheet-panel.tsx'
import { useFreshPaper } from './use-edital-paper.ts'
import { usePaper } from './use-paper.ts'
import { useSaving } from './use-saving.ts'

export const meta = () => pageMeta(copy.title, copy.description)

/** How often the marks of another device are asked for while a sheet is open. */
const OTHERS_MS = 15_000

export default function PaperPage() {
  const [search] = useSearchParams()
  const key = search.get('id') ?? ''
  const student = useQuery(me)
  const userId = student.data?.user_id
  const exams = useQuery({
    ...mockExamsOf(userId ?? ''),
    enabled: userId !== undefined,
    refetchInterval: ({ state }) =>
      state.data?.some((exam) => exam.key === key && exam.open) ? OTHERS_MS : false,
  })
  return (
    <>
      <PageHeader title={copy.title}>
        <TextLink to={`${AREA}/simulados`}>{copy.form.back}</TextLink>
      </PageHeader>
      <UnlessFailed queries={[student]}>
        {userId && (exams.data || exams.isError) ? (
          <Paper
            key={key}
            userId={userId}
            examKey={key}
            exam={exams.data?.find((exam) => exam.key === key)}
          />
        ) : (
          <Skeleton className="h-120" />
        )}
      </UnlessFailed>
    </>
  )
}

interface PaperProps {
  userId: string
  examKey: string
  exam: MockExam | undefined
}

function Paper({ userId, examKey, exam }: PaperProps) {
  const fresh = useFreshPaper(userId, examKey)
  const saved = useMemo(() => (exam ? bodyOf(exam) : fresh), [exam, fresh])
  const draft = usePaper(userId, examKey, saved)
  const saving = useSaving(userId, examKey)
  // A tap is answered by the sheet alone; what follows from it comes after.
  const settled = useDeferredValue(draft.paper)
  const subjects = useOwnSubjects()
  const begin = (patch: Partial<MockExamBody>) =>
    draft.change({
      ...patch,
      blocks: (patch.blocks ?? []).map((block) => ({
        ...block,
        subject_id:
          block.subject_id ?? subjects.find(({ name }) => fold(name) === fold(block.name))?.id ?? null,
      })),
    })
  if (draft.paper.blocks.length === 0) return <BeginPanel userId={userId} onBegin={begin} />
  return (
    <div className="space-y-6">
      {draft.paper.answers !== '' && <SheetPanel paper={draft.paper} change={draft.change} />}
      {settled.blocks.length > 0 && (
        <PaperPanels
          userId={userId}
          examKey={examKey}
          paper={settled}
          change={draft.change}
          subjects={subjects}
        />
      )}
      <PaperActions userId={userId} examKey={examKey} draft={draft} saving={saving} />
    </div>
  )
}

const bodyOf = ({ key: _, ...body }: MockExam): MockExamBody => body

/** The subjects that the student studies, by name. */
function useOwnSubjects() {
  const { data: student } = useQuery(me)
  const { data: all } = useQuery(subjectsQuery)
  return useMemo(
    () => (all ?? []).filter(({ id }) => student?.subject_ids.includes(id)),
    [all, student?.subject_ids],
  )
}
