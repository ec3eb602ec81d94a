import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { onDay } from '../../../shared/calendar.ts'
import { fold } from '../../../shared/text.ts'
import { wholeIn } from '../../../shared/typed-number.ts'
import { studentDayZone } from '../../../web/device/time-zone.ts'
import { pageMeta } from '../../../web/pages/page-meta.ts'
import { AREA } from '../../../web/pages/paths.ts'
import { Button } from '../../../web/ui/actions/button.tsx'
import { TextLink } from '../../../web/ui/actions/text-link.tsx'
import { PageHeader } from '../../../web/ui/display/page-header.tsx'
import { Panel } from '../../../web/ui/display/panel.tsx'
import { Segmented } from '../../../web/ui/fields/segmented.tsx'
import { TextField } from '../../../web/ui/fields/text-field.tsx'
import { useSubmit } from '../../../web/ui/fields/use-submit.ts'
import { Skeleton } from '../../../web/ui/states/skeleton.tsx'
import { UnlessFailed } from '../../../web/ui/states/unless-failed.tsx'
import { me } from '../../account/web/queries.ts'
import { subjects as subjectsQuery } from '../../subjects/web/queries.ts'
import { syllabusOf } from '../../syllabus/web/queries.ts'
import type { SheetKind } from '../answers/rules.ts'
import { LIMITS, type MockExam, type MockExamBody } from '../contract.ts'
import { copy } from '../copy.ts'
import { ruleFor } from '../fitting.ts'
import type { AnswerKey } from '../keys/answer-key.ts'
import { emptyPaper, paperOfKey } from '../paper.ts'
import { blocksOfEdital, plainRuleOf, ruleOfEdital, targetIn } from '../paper-from-edital.ts'
import { questionsOf } from '../rules.ts'
import { KeyForm } from './key-form.tsx'
import { NumbersForm } from './numbers-form.tsx'
import { PaperActions } from './paper-actions.tsx'
import { PaperPanels } from './paper-panels.tsx'
import { mockExamsOf } from './queries.ts'
import { RULE_NAMES } from './result-panel.tsx'
import { SheetPanel } from './sheet-panel.tsx'
import { usePaper } from './use-paper.ts'
import { useSaving } from './use-saving.ts'

export const meta = () => pageMeta(copy.title, copy.description)

/** How often an open sheet asks for another device's marks. */
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
  // The sheet reacts to a tap first; its results are drawn later.
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

function useOwnSubjects() {
  const { data: student } = useQuery(me)
  const { data: all } = useQuery(subjectsQuery)
  return useMemo(
    () => (all ?? []).filter(({ id }) => student?.subject_ids.includes(id)),
    [all, student?.subject_ids],
  )
}

const { paper: words } = copy

type Way = keyof typeof words.ways

const WAYS = (['key', 'sheet', 'numbers'] as const).map((value) => ({ value, label: words.ways[value] }))
const SHEETS = (['A-E', 'A-D', 'certo-errado'] as const).map((value) => ({
  value,
  label: words.sheets[value],
}))

interface BeginPanelProps {
  userId: string
  onBegin: (paper: Partial<MockExamBody>) => void
}

/** Three ways to begin; the key is first, because it has subjects, questions and answers. */
function BeginPanel({ userId, onBegin }: BeginPanelProps) {
  const [way, setWay] = useState<Way>('key')
  const useKey = (key: AnswerKey) => {
    const { letters, ...paper } = paperOfKey(key, copy.paperName)
    onBegin({ ...paper, preliminary: letters, answers: '-'.repeat(letters.length), counts: {} })
  }
  return (
    <Panel title={words.title}>
      <div className="space-y-5">
        <Segmented isEven label={words.way} options={WAYS} value={way} onChange={setWay} />
        {way === 'key' && <KeyForm userId={userId} action={words.use} onUse={useKey} />}
        {way === 'sheet' && <SheetForm userId={userId} onBegin={onBegin} />}
        {way === 'numbers' && <NumbersForm onUse={onBegin} />}
      </div>
    </Panel>
  )
}

function SheetForm({ userId, onBegin }: BeginPanelProps) {
  const edital = useEditalPaper(userId)
  const [questions, setQuestions] = useState('')
  const [sheet, setSheet] = useState<SheetKind>('A-E')
  const [error, setError] = useState<string>()
  const submit = useSubmit(false, () => {
    const last = wholeIn(questions) ?? 0
    if (last < 1 || last > LIMITS.questions) return setError(words.wrongQuestions)
    const block = { id: 'b1', name: copy.paperName, group: '', subject_id: null, first: 1, last }
    onBegin({ blocks: [block], sheet, answers: '-'.repeat(last), counts: {} })
  })
  return (
    <form onSubmit={submit} noValidate className="space-y-4">
      {edital && (
        <>
          <Button
            tone="primary"
            onClick={() => {
              const { name: _, ...paper } = edital
              onBegin({ ...paper, answers: '-'.repeat(questionsOf(paper.blocks)), counts: {} })
            }}
          >
            <span>{words.fromEdital(edital.name, questionsOf(edital.blocks))}</span>
          </Button>
          <p className="text-soft text-sm">{words.otherwise}</p>
        </>
      )}
      <div className="max-w-60">
        <TextField
          label={words.questions}
          inputMode="numeric"
          autoComplete="off"
          value={questions}
          onChange={(text) => {
            setQuestions(text)
            setError(undefined)
          }}
          error={error}
        />
      </div>
      <Segmented label={words.sheet} options={SHEETS} value={sheet} onChange={setSheet} />
      <Button type="submit" tone={edital ? 'secondary' : 'primary'}>
        {words.begin}
      </Button>
    </form>
  )
}

/** The paper's blocks and rule from the edital in front; undefined without a number of questions. */
function useEditalPaper(userId: string) {
  const { data } = useQuery(syllabusOf(userId))
  return useMemo(() => {
    const syllabus = data?.syllabus
    const blocks = syllabus && blocksOfEdital(syllabus)
    if (!(syllabus && blocks)) return
    const known = ruleOfEdital(syllabus.document)
    const sheet = known?.partes[0]?.formato ?? 'A-E'
    const rule = ruleFor({ blocks, sheet }, RULE_NAMES, known ?? plainRuleOf(syllabus, blocks, sheet))
    return { name: syllabus.target.body, blocks, sheet, rule }
  }, [data?.syllabus])
}

/** An empty paper; a real exam has its target's name and day. */
function useFreshPaper(userId: string, examKey: string): MockExamBody {
  const { data } = useQuery(syllabusOf(userId))
  const target = data?.targets.find(({ id }) => id === targetIn(examKey))
  return useMemo(() => {
    const now = new Date()
    if (!target) return emptyPaper(copy.form.untitled, now.toISOString())
    const title = [target.body, target.position].filter(Boolean).join(' · ')
    const day = target.exam_day
    const at = day ? onDay(now, day, studentDayZone()) : now
    return { ...emptyPaper(title, (at < now ? at : now).toISOString()), kind: 'real' }
  }, [target])
}
