import plus from 'icon:plus'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useToday } from '../../../web/device/use-today.ts'
import { pageMeta } from '../../../web/pages/page-meta.ts'
import { Button } from '../../../web/ui/actions/button.tsx'
import { PageHeader } from '../../../web/ui/display/page-header.tsx'
import { EmptyState } from '../../../web/ui/states/empty-state.tsx'
import { Skeleton } from '../../../web/ui/states/skeleton.tsx'
import { UnlessFailed } from '../../../web/ui/states/unless-failed.tsx'
import { me } from '../../account/web/queries.ts'
import { cardsOf } from '../cards.ts'
import type { Mistake } from '../contract.ts'
import { copy } from '../copy.ts'
import { MistakeDialog } from './later-dialog.tsx'
import { MistakeList } from './mistake-list.tsx'
import { NowPanel } from './now-panel.tsx'
import { RefusedPanel } from './refused-panel.tsx'
import { SurplusPanel } from './surplus-panel.tsx'
import { useMistakes } from './use-mistakes.ts'
import { saveRun } from './use-run.ts'

export const meta = () => pageMeta(copy.title, copy.description)

export default function MistakesPage() {
  const student = useQuery(me)
  const userId = student.data?.user_id
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <PageHeader
        title={copy.title}
        actions={
          userId && (
            <Button icon={plus} onClick={() => setAdding(true)}>
              {copy.add}
            </Button>
          )
        }
      >
        {copy.lead}
      </PageHeader>
      <UnlessFailed queries={[student]}>
        {userId ? (
          <div className="space-y-6">
            <RefusedPanel userId={userId} />
            <Mistakes userId={userId} />
          </div>
        ) : (
          <Skeleton className="h-80" />
        )}
      </UnlessFailed>
      {userId && isAdding && <MistakeDialog userId={userId} onClose={() => setAdding(false)} />}
    </>
  )
}

function Mistakes({ userId }: { userId: string }) {
  const { mistakes, answer } = useMistakes(userId)
  const today = useToday()
  const [search, setSearch] = useSearchParams()
  const [opened, open] = useState<Mistake>()
  // The time of an interrupted walk through the cards is saved as a record.
  useEffect(() => void saveRun(userId).catch(() => undefined), [userId])
  const named = search.get('id')
  const shown = opened ?? mistakes?.find(({ key }) => key === named)
  const close = () => {
    open(undefined)
    if (named) setSearch({}, { replace: true, preventScrollReset: true })
  }
  if (!mistakes) return <Skeleton className="h-80" />
  const cards = cardsOf(mistakes, today, ({ weight }) => weight)
  return (
    <UnlessFailed queries={mistakes.length > 0 ? [] : [answer]}>
      {mistakes.length === 0 ? (
        <EmptyState title={copy.empty.title}>{copy.empty.text}</EmptyState>
      ) : (
        <div className="space-y-6">
          <NowPanel cards={cards} />
          {cards.surplus.length > 0 && <SurplusPanel userId={userId} surplus={cards.surplus} />}
          <MistakeList mistakes={mistakes} today={today} onOpen={open} />
        </div>
      )}
      {shown && <MistakeDialog key={shown.key} userId={userId} mistake={shown} onClose={close} />}
    </UnlessFailed>
  )
}
