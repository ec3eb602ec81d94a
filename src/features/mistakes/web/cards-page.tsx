import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useToday } from '../../../web/device/use-today.ts'
import { pageMeta } from '../../../web/pages/page-meta.ts'
import { AREA } from '../../../web/pages/paths.ts'
import { TextLink } from '../../../web/ui/actions/text-link.tsx'
import { PageHeader } from '../../../web/ui/display/page-header.tsx'
import { EmptyState } from '../../../web/ui/states/empty-state.tsx'
import { Skeleton } from '../../../web/ui/states/skeleton.tsx'
import { UnlessFailed } from '../../../web/ui/states/unless-failed.tsx'
import { me } from '../../account/web/queries.ts'
import { cardsOf } from '../cards.ts'
import type { Mistake } from '../contract.ts'
import { copy } from '../copy.ts'
import { CardReview } from './card-review.tsx'
import { useMistakes } from './use-mistakes.ts'

const { review: words } = copy

export const meta = () => pageMeta(words.title, words.description)

export default function CardsPage() {
  const student = useQuery(me)
  const userId = student.data?.user_id
  return (
    <>
      <PageHeader title={words.title}>
        <TextLink to={`${AREA}/erros`}>{words.back}</TextLink>
      </PageHeader>
      <UnlessFailed queries={[student]}>
        {userId ? <Walk userId={userId} /> : <Skeleton className="h-96" />}
      </UnlessFailed>
    </>
  )
}

/** Keeps the cards as they were at the start: an answer must not remove one from the list. */
function Walk({ userId }: { userId: string }) {
  const { mistakes, answer } = useMistakes(userId)
  const today = useToday()
  const [begun, begin] = useState<readonly Mistake[]>()
  if (!mistakes) return <Skeleton className="h-96" />
  const { now } = cardsOf(mistakes, today, ({ weight }) => weight)
  const cards = begun ?? now
  if (!begun && now.length > 0) begin(now)
  return (
    <UnlessFailed queries={mistakes.length > 0 ? [] : [answer]}>
      {cards.length === 0 ? (
        <EmptyState title={words.nothing}>{copy.now.text}</EmptyState>
      ) : (
        <CardReview
          key={cards[0]?.key}
          userId={userId}
          cards={cards.map((card) => mistakes.find(({ key }) => key === card.key) ?? card)}
          left={now.length}
          onAgain={() => begin(now)}
        />
      )}
    </UnlessFailed>
  )
}
