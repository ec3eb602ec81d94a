import plus from 'icon:plus'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useToday } from '../../../web/device/use-today.ts'
import { pageMeta } from '../../../web/pages/page-meta.ts'
import { Button } from '../../../web/ui/actions/button.tsx'
import { PageHeader } from '../../../web/ui/display/page-header.tsx'
import { Panel } from '../../../web/ui/display/panel.tsx'
import { notify } from '../../../web/ui/notices.ts'
import { EmptyState } from '../../../web/ui/states/empty-state.tsx'
import { Skeleton } from '../../../web/ui/states/skeleton.tsx'
import { UnlessFailed } from '../../../web/ui/states/unless-failed.tsx'
import { me } from '../../account/web/queries.ts'
import { cardsOf } from '../cards.ts'
import type { Mistake } from '../contract.ts'
import { copy } from '../copy.ts'
import { MistakeDialog } from './lazy-mistake-dialog.tsx'
import { MistakeList } from './mistake-list.tsx'
import { NowPanel } from './now-panel.tsx'
import { bodyOf, saveMistake, tellFailed } from './queries.ts'
import { RefusedPanel } from './refused-panel.tsx'
import { saveReview } from './use-card-review.ts'
import { useMistakes } from './use-mistakes.ts'

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
  // Saves the time of an interrupted review as a record.
  useEffect(() => void saveReview(userId).catch(() => undefined), [userId])
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

const { surplus: words } = copy
const SHOWN = 5

/** Cards above the limit: they can wait, and each may be dropped. */
function SurplusPanel({ userId, surplus }: { userId: string; surplus: readonly Mistake[] }) {
  const [isBusy, setBusy] = useState(false)
  const drop = async (mistakes: readonly Mistake[]) => {
    setBusy(true)
    try {
      for (const mistake of mistakes) {
        const from = bodyOf(mistake)
        const body = { ...from, dropped: true }
        await saveMistake(userId, { key: mistake.key, label: mistake.subject, body, from })
      }
      notify(words.dropped(mistakes.length))
    } catch (error) {
      tellFailed(error as Error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Panel title={words.title(surplus.length)}>
      <p className="measure text-soft text-sm">{words.text}</p>
      <ul className="mt-3 divide-y divide-rule">
        {surplus.slice(0, SHOWN).map((mistake) => (
          <li key={mistake.key} className="flex items-center justify-between gap-4 py-2">
            <div className="min-w-0">
              <p className="truncate">{copy.named(mistake)}</p>
              <p className="truncate text-soft text-sm">{mistake.subject}</p>
            </div>
            <Button
              size="sm"
              busy={isBusy}
              aria-label={words.dropNamed(copy.named(mistake))}
              onClick={() => drop([mistake])}
            >
              {words.drop}
            </Button>
          </li>
        ))}
      </ul>
      {surplus.length > 1 && (
        <Button className="mt-3" busy={isBusy} onClick={() => drop(surplus)}>
          {words.dropAll}
        </Button>
      )}
    </Panel>
  )
}
