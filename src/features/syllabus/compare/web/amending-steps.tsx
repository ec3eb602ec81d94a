import arrowLeft from 'icon:arrow-left'
import { use, useState } from 'react'
import { failureText } from '../../../../web/api/failure-text.ts'
import { useSave } from '../../../../web/api/use-save.ts'
import { Button } from '../../../../web/ui/actions/button.tsx'
import { PageHeader } from '../../../../web/ui/display/page-header.tsx'
import { Panel } from '../../../../web/ui/display/panel.tsx'
import { notify } from '../../../../web/ui/notices.ts'
import type { Read, SourceText } from '../../adding/draft.ts'
import { CatalogueList } from '../../adding/web/catalogue-panel.tsx'
import { FilePanel } from '../../adding/web/file-panel.tsx'
import { PastePanel } from '../../adding/web/paste-panel.tsx'
import { PlaceQuestion } from '../../adding/web/place-question.tsx'
import { catalogued } from '../../adding/web/queries.ts'
import type { Syllabus } from '../../contract.ts'
import type { SyllabusDocument } from '../../format/contract.ts'
import { useFocusOnStep } from '../../web/use-focus-on-step.ts'
import { copy } from '../copy.ts'
import { DifferenceReview } from './difference-review.tsx'
import { amendingLoaded, useAmending } from './use-amending.ts'

interface AmendingStepsProps {
  userId: string
  syllabus: Syllabus
  onDone: () => void
}

export function AmendingSteps({ userId, syllabus, onDone }: AmendingStepsProps) {
  use(amendingLoaded(userId))
  const { target, document } = syllabus
  const amending = useAmending(userId, target.id)
  const { draft, change, take } = amending
  const [asked, ask] = useState<SourceText>()
  const taken = ({ document: after, check, doubts }: Read) =>
    take(after, { document: after, ...(check && { check }), ...(doubts && { doubts }) })
  const step = draft.document ? 'difference' : 'ways'
  useFocusOnStep(asked ? 'place' : step)
  if (asked)
    return (
      <PlaceQuestion
        userId={userId}
        source={asked}
        other={copy.back}
        onOther={() => ask(undefined)}
        onRead={(read) => {
          ask(undefined)
          taken(read)
        }}
      />
    )
  return (
    <>
      <PageHeader
        title={copy.title}
        actions={
          <Button icon={arrowLeft} onClick={onDone}>
            {copy.back}
          </Button>
        }
      >
        {copy.lead}
      </PageHeader>
      {draft.document ? (
        <DifferenceReview
          userId={userId}
          targetId={target.id}
          before={document}
          after={draft.document}
          amending={amending}
          onDone={onDone}
        />
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <PastePanel
            userId={userId}
            text={draft.pasted}
            onType={(pasted) => change({ pasted })}
            onRead={taken}
            onAsk={ask}
          />
          <div className="min-w-0 space-y-6">
            <FilePanel userId={userId} onRead={taken} onAsk={ask} />
            <NewerPanel onTake={take} />
          </div>
        </div>
      )}
    </>
  )
}

const { newer: words } = copy

/** Offers the newer edital of an exam, where the catalogue has it; study of the one before carries over. */
function NewerPanel({ onTake }: { onTake: (document: SyllabusDocument) => void }) {
  const { mutate, isPending, variables } = useSave({
    mutationKey: ['take newer edital'],
    mutationFn: catalogued,
    onSuccess: (document) => onTake(document),
    onError: (error) => notify(failureText(error, { unknown: words.failed }), { tone: 'poor', ms: 6000 }),
  })
  return (
    <Panel title={words.title}>
      <p className="measure mb-4 text-soft text-sm">{words.text}</p>
      <CatalogueList
        usedId={isPending ? variables : undefined}
        noMatch={words.noMatch}
        onUse={({ id }) => mutate(id)}
        isBesideOthers
      />
    </Panel>
  )
}
