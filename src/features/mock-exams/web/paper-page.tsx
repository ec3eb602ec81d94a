import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { fold } from '../../../shared/text.ts'
import { failureText } from '../../../web/api/failure-text.ts'
import { useSave } from '../../../web/api/use-save.ts'
import { pageMeta } from '../../../web/pages/page-meta.ts'
import { AREA } from '../../../web/pages/paths.ts'
import { Button } from '../../../web/ui/actions/button.tsx'
import { TextLink } from '../../../web/ui/actions/text-link.tsx'
import { PageHeader } from '../../../web/ui/display/page-header.tsx'
import { FormMessage } from '../../../web/ui/fields/form-message.tsx'
import { notify } from '../../../web/ui/notices.ts'
import { Skeleton } from '../../../web/ui/states/skeleton.tsx'
import { UnlessFailed } from '../../../web/ui/states/unless-failed.tsx'
import { me } from '../../account/web/queries.ts'
import { subjects as subjectsQuery } from '../../subjects/web/queries.ts'
import type { MockExam, MockExamBody } from '../contract.ts'
import { copy } from '../copy.ts'
import { emptyPaper } from '../paper.ts'
import { BeginPanel } from './begin-panel.tsx'
import { DetailsPanel } from './details-panel.tsx'
import { PaperPanels } from './paper-panels.tsx'
import { mockExamsOf, removingExam, savingExam } from './queries.ts'
import { usePaper } from './use-paper.ts'

export const meta = () => pageMeta(copy.title, copy.description)

const LIST = `${AREA}/simulados`

export default function PaperPage() {
  const [search] = useSearchParams()
  const key = search.get('id') ?? ''
  const student = useQuery(me)
  const userId = student.data?.user_id
  const exams = useQuery({ ...mockExamsOf(userId ?? ''), enabled: userId !== undefined })
  return (
    <>
      <PageHeader title={copy.title}>
        <TextLink to={LIST}>{copy.form.back}</TextLink>
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
  const [fresh] = useState(() => emptyPaper(copy.form.untitled, new Date().toISOString()))
  const draft = usePaper(userId, examKey, exam ?? fresh)
  const { paper, change, isUnsaved } = draft
  const begun = paper.blocks.length > 0
  const subjects = useOwnSubjects()
  const begin = (patch: Partial<MockExamBody>) =>
    change({
      ...patch,
      blocks: (patch.blocks ?? []).map((block) => ({
        ...block,
        subject_id: subjects.find(({ name }) => fold(name) === fold(block.name))?.id ?? null,
      })),
    })
  return (
    <div className="space-y-6">
      {begun ? (
        <PaperPanels userId={userId} examKey={examKey} draft={draft} subjects={subjects} />
      ) : (
        <BeginPanel onBegin={begin} />
      )}
      {begun && <DetailsPanel paper={paper} change={change} />}
      {begun && <Actions userId={userId} examKey={examKey} isSaved={exam !== undefined} {...draft} />}
      {begun && isUnsaved && <p className="text-soft text-sm">{copy.form.unsaved}</p>}
    </div>
  )
}

/** The subjects that the student studies, by name. */
function useOwnSubjects() {
  const { data: student } = useQuery(me)
  const { data: all = [] } = useQuery(subjectsQuery)
  return all.filter(({ id }) => student?.subject_ids.includes(id))
}

interface ActionsProps extends ReturnType<typeof usePaper> {
  userId: string
  examKey: string
  isSaved: boolean
}

function Actions({ userId, examKey, isSaved, paper, forget }: ActionsProps) {
  const navigate = useNavigate()
  const [failure, setFailure] = useState<string>()
  const leave = (message: string) => {
    forget()
    notify(message)
    void navigate(LIST)
  }
  const save = useSave({
    ...savingExam(userId),
    onSuccess: leave,
    onError: (error) => setFailure(failureText(error, { unknown: copy.form.failed })),
  })
  const remove = useSave({
    ...removingExam(userId),
    onSuccess: leave,
    onError: (error) => setFailure(failureText(error, { unknown: copy.form.removeFailed })),
  })
  const title = paper.title.trim() || copy.form.untitled
  return (
    <div className="space-y-4">
      {failure && <FormMessage tone="poor">{failure}</FormMessage>}
      <div className="flex flex-wrap gap-3">
        <Button
          tone="primary"
          once
          busy={save.isPending}
          onClick={() => save.mutate({ key: examKey, ...paper, title })}
        >
          <span>{save.isPending ? copy.form.saving : copy.form.save}</span>
        </Button>
        {isSaved && (
          <Button busy={remove.isPending} onClick={() => remove.mutate(examKey)}>
            <span>{copy.form.remove}</span>
          </Button>
        )}
      </div>
    </div>
  )
}
