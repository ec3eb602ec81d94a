import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { today } from '../../../shared/calendar.ts'
import { useSave } from '../../../web/api/use-save.ts'
import { studentDayZone } from '../../../web/device/time-zone.ts'
import { pageMeta } from '../../../web/pages/page-meta.ts'
import { Panels } from '../../../web/panels/panels.tsx'
import { Button } from '../../../web/ui/actions/button.tsx'
import { ConfirmDialog } from '../../../web/ui/dialogs/confirm-dialog.tsx'
import { Facts } from '../../../web/ui/display/facts.tsx'
import { PageHeader } from '../../../web/ui/display/page-header.tsx'
import { Panel } from '../../../web/ui/display/panel.tsx'
import { notify } from '../../../web/ui/notices.ts'
import { later } from '../../../web/ui/states/later.ts'
import { Skeleton } from '../../../web/ui/states/skeleton.tsx'
import { UnlessFailed } from '../../../web/ui/states/unless-failed.tsx'
import { me } from '../../account/web/queries.ts'
import type { Import } from '../contract.ts'
import { copy } from '../copy.ts'
import { ChoosePanel } from './choose-panel.tsx'
import { GrowthTable } from './growth-table.tsx'
import { importsOf, undoingImport } from './queries.ts'
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

const { list: words } = copy

function ImportList({ imports }: { imports: readonly Import[] }) {
  const [undoing, setUndoing] = useState<Import>()
  const undo = useSave(undoingImport)
  if (imports.length === 0) return null
  return (
    <>
      <Panel title={words.title}>
        <ul className="divide-y divide-rule">
          {imports.map((one) => (
            <li
              key={one.key}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4 sm:flex-nowrap"
            >
              <div className="min-w-0">
                <p className="wrap-anywhere font-semibold">{copy.found.source(one.file, one.source)}</p>
                <div className="text-soft text-sm">
                  <Facts items={factsOf(one)} />
                </div>
              </div>
              <Button aria-label={words.undoOf(one.file)} onClick={() => setUndoing(one)}>
                {words.undo}
              </Button>
            </li>
          ))}
        </ul>
      </Panel>
      <GrowthTable imports={imports} />
      {undoing && (
        <ConfirmDialog
          copy={words.confirm}
          onConfirm={async () => notify(await undo.mutateAsync(undoing.key))}
          onClose={() => setUndoing(undefined)}
        />
      )}
    </>
  )
}

const factsOf = (one: Import): string[] => [
  words.madeAt(today(new Date(one.made_at), studentDayZone())),
  ...words[one.kind](one),
]
