import type { Day } from '../../shared/calendar.ts'
import { counted } from '../../shared/count.ts'
import { cardsOf, minutesOf } from '../mistakes/cards.ts'
import type { Guide, GuideMaterial } from './contract.ts'
import type { Knowledge } from './knowledge/knowledge.ts'

/** Most of a day's minutes that cards take. */
const MOST_OF_A_DAY = 1 / 10

/** The cards of a day, as many as a tenth of its minutes hold: those of topics that count for most first. */
export function cardsIn(
  { topics, mistakes = [] }: GuideMaterial,
  { known }: Knowledge,
  { day, minutes }: { readonly day: Day; readonly minutes: number },
): Guide['cards'] {
  const shares = new Map(
    known.flatMap(({ share, index }) => (topics[index]?.topic_ids ?? []).map((id) => [id, share])),
  )
  const { now } = cardsOf(mistakes, day, ({ topic_id }) => shares.get(topic_id ?? 0) ?? 0)
  let count = now.length
  while (count > 1 && minutesOf(count) > minutes * MOST_OF_A_DAY) count--
  if (count === 0) return undefined
  const of = count < now.length ? { of: now.length } : {}
  return { count, ...of, minutes: minutesOf(count), reason: cardsReason(count) }
}

const cardsReason = (count: number) =>
  `porque você errou ${counted(count, 'questão', 'questões')} que ainda não acertou em dois dias diferentes`
