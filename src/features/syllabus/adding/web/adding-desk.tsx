import arrowLeft from 'icon:arrow-left'
import { use, useDeferredValue } from 'react'
import { Button } from '../../../../web/ui/actions/button.tsx'
import { PageHeader } from '../../../../web/ui/display/page-header.tsx'
import type { Target } from '../../targets/contract.ts'
import { formOf } from '../../targets/form.ts'
import { useFocusOnStep } from '../../web/use-focus-on-step.ts'
import { copy } from '../copy.ts'
import type { Read } from '../draft.ts'
import { ReviewDesk } from './review-desk.tsx'
import { seenAdding, useAdding } from './use-adding.ts'
import { Ways } from './ways.tsx'

interface AddingDeskProps {
  userId: string
  /** The target that the edital is for; a new one is made where there is none. */
  filled: Target | null
  /** There is no target yet: this is the first thing that the student sees here. */
  isFirst: boolean
  onDone: () => void
}

/** From a text, a file or the catalogue to an edital in use. */
export function AddingDesk({ userId, filled, isFirst, onDone }: AddingDeskProps) {
  use(seenAdding(userId))
  const adding = useAdding(userId)
  // Drawing what was read is much work on a small phone: it must not be done in one piece.
  const read = useDeferredValue(adding.draft.read)
  useFocusOnStep(read ? 'review' : 'ways')
  if (read) return <ReviewDesk userId={userId} filled={filled} adding={adding} read={read} onDone={onDone} />
  const take = (found: Read) => adding.take(found, filled ? formOf(filled) : formIn(found))
  return (
    <>
      <PageHeader
        title={isFirst ? copy.empty.title : copy.title}
        actions={
          !isFirst && (
            <Button icon={arrowLeft} onClick={onDone}>
              {copy.back}
            </Button>
          )
        }
      >
        {isFirst ? copy.empty.text : copy.lead}
      </PageHeader>
      <Ways userId={userId} filled={filled} adding={adding} onRead={take} onDone={onDone} />
    </>
  )
}

function formIn({ document: { orgao = '', cargo = '', banca = '' } }: Read) {
  return { body: orgao, position: cargo, board: banca, exam_day: null }
}
