import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { pageMeta } from '../../../web/pages/page-meta.ts'
import { Panels } from '../../../web/panels/panels.tsx'
import { PageHeader } from '../../../web/ui/display/page-header.tsx'
import { later } from '../../../web/ui/states/later.ts'
import { Skeleton } from '../../../web/ui/states/skeleton.tsx'
import { UnlessFailed } from '../../../web/ui/states/unless-failed.tsx'
import { me } from '../../account/web/queries.ts'
import { copy } from '../copy.ts'
import { ChoosePanel } from './choose-panel.tsx'
import { ImportList } from './import-list.tsx'
import { importsOf } from './queries.ts'
import { notebookSlot } from './slots.ts'
import { useImport } from './use-import.ts'

const FoundPanel = later(async () => (await import('./found-panel.tsx')).FoundPanel)
const CardsPanel = later(async () => (await import('./cards-panel.tsx')).CardsPanel)
const PicturePanel = later(async () => (await import('./picture-panel.tsx')).PicturePanel)

export const meta = () => pageMeta(copy.title, copy.description)

export default function ImportsPage() {
  const student = useQuery(me)
  return (
    <>
      <PageHeader title={copy.title}>{copy.lead}</PageHeader>
      <UnlessFailed queries={[student]}>
        {student.data ? <Imports userId={student.data.user_id} /> : <Skeleton className="h-96" />}
      </UnlessFailed>
    </>
  )
}

function Imports({ userId }: { userId: string }) {
  const answer = useQuery(importsOf(userId))
  const bringing = useImport(userId)
  const { step, close } = bringing
  return (
    <div className="space-y-6">
      {step.at === 'shown' ? (
        <Suspense fallback={<Skeleton className="h-96" />}>
          {step.view.kind === 'sessions' && <FoundPanel view={step.view} shown={step} bringing={bringing} />}
          {step.view.kind === 'picture' && <PicturePanel shown={step} bringing={bringing} />}
          {step.view.kind === 'cards' && <CardsPanel shown={step} bringing={bringing} />}
          {step.view.kind === 'index' && (
            <Panels of={notebookSlot} userId={userId} index={step.view.index} onClose={close} />
          )}
        </Suspense>
      ) : (
        <ChoosePanel step={step} onOpen={bringing.open} />
      )}
      {answer.data && <ImportList imports={answer.data.imports} />}
    </div>
  )
}
