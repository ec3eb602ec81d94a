import { AREA } from '../../../web/pages/paths.ts'
import { LinkButton } from '../../../web/ui/actions/link-button.tsx'
import type { Guide } from '../contract.ts'
import { copy } from '../copy.ts'

/** The day's cards, beside its blocks: what was missed comes back until it is gone. */
export function CardsBlock({ cards }: { cards: NonNullable<Guide['cards']> }) {
  return (
    <div className="flex items-center justify-between gap-4 border-rule border-t pt-3">
      <div className="min-w-0">
        <p className="font-semibold">{copy.cards(cards)}</p>
        <p className="line-clamp-2 text-soft text-sm">{copy.sentence(cards.reason)}</p>
      </div>
      <LinkButton size="sm" to={`${AREA}/erros/cartoes`} className="shrink-0">
        {copy.answerCards}
      </LinkButton>
    </div>
  )
}
