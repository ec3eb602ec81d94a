import { AREA } from '../../../web/pages/paths.ts'
import { LinkButton } from '../../../web/ui/actions/link-button.tsx'
import { Panel } from '../../../web/ui/display/panel.tsx'
import { type Cards, cardOf, minutesOf } from '../cards.ts'
import type { Mistake } from '../contract.ts'
import { copy } from '../copy.ts'

const { now: words } = copy

export const CARDS_PATH = `${AREA}/erros/cartoes`

export function NowPanel({ cards: { now, later } }: { cards: Cards<Mistake> }) {
  return (
    <Panel title={words.title}>
      {now.length === 0 ? (
        <p className="text-soft">{words.none(nextOf(later))}</p>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-4">
          <div className="measure">
            <p className="font-semibold text-xl">{words.block(now.length, minutesOf(now.length))}</p>
            <p className="mt-1 text-soft text-sm">{words.text}</p>
          </div>
          <LinkButton tone="primary" to={CARDS_PATH} className="max-sm:w-full">
            {words.start}
          </LinkButton>
        </div>
      )}
    </Panel>
  )
}

const nextOf = (later: readonly Mistake[]) =>
  later
    .map((mistake) => cardOf(mistake))
    .flatMap((card) => (card.type === 'open' ? [card.from] : []))
    .toSorted()[0]
