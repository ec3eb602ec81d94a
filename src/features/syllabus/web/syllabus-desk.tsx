import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { usePreload } from '../../../web/ui/dialogs/use-preload.ts'
import { PageHeader } from '../../../web/ui/display/page-header.tsx'
import { later } from '../../../web/ui/states/later.ts'
import { UnlessFailed } from '../../../web/ui/states/unless-failed.tsx'
import type { SyllabusPage } from '../contract.ts'
import { copy } from '../copy.ts'
import { syllabusOf } from './queries.ts'
import { SyllabusSkeleton } from './syllabus-skeleton.tsx'
import { TargetView } from './target-view.tsx'
import { useFocusOnStep } from './use-focus-on-step.ts'
import { useStep } from './use-step.ts'

const parts = {
  adding: () => import('../adding/web/adding-desk.tsx'),
  mending: () => import('../edit/web/edit-panel.tsx'),
  amending: () => import('../compare/web/amending-steps.tsx'),
}
const AddingDesk = later(async () => (await parts.adding()).AddingDesk)
const EditPanel = later(async () => (await parts.mending()).EditPanel)
const AmendingSteps = later(async () => (await parts.amending()).AmendingSteps)

/** The code of the other steps comes when the page is at rest, so that it is there without a network. */
const LATER = Object.values(parts)

const head = <PageHeader title={copy.title}>{copy.lead}</PageHeader>

const waiting = (
  <>
    {head}
    <SyllabusSkeleton />
  </>
)

export function SyllabusDesk({ userId }: { userId: string }) {
  const known = useQuery(syllabusOf(userId))
  usePreload(LATER)
  return (
    <UnlessFailed queries={[known]} head={head}>
      <Suspense fallback={waiting}>
        {known.data ? <Steps userId={userId} known={known.data} /> : waiting}
      </Suspense>
    </UnlessFailed>
  )
}

function Steps({ userId, known: { day, targets, syllabus } }: { userId: string; known: SyllabusPage }) {
  const { step, isMarking, into, go } = useStep()
  useFocusOnStep(syllabus ? step : 'adicionar')
  if (!syllabus || step === 'adicionar' || step === 'outro-cargo') {
    const named = targets.find(({ id }) => id === into)
    const filled = named?.topics === 0 ? named : null
    const again = step === 'outro-cargo' ? named : undefined
    const done = () => {
      go(null)
      // The question of what the student already knows stands at the top of a new edital.
      window.scrollTo(0, 0)
    }
    return <AddingDesk userId={userId} filled={filled} isFirst={!syllabus} again={again} onDone={done} />
  }
  if (step === 'editar') return <EditPanel userId={userId} syllabus={syllabus} onDone={() => go(null)} />
  if (step === 'retificacao')
    return <AmendingSteps userId={userId} syllabus={syllabus} onDone={() => go(null)} />
  return (
    <TargetView
      userId={userId}
      day={day}
      targets={targets}
      syllabus={syllabus}
      isMarking={isMarking}
      onStep={go}
    />
  )
}
