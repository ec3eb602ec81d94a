import { addDays, type Day } from '../../shared/calendar.ts'
import type { Cause } from './causes.ts'
import type { CardAnswer, Mistake } from './contract.ts'

/** Nobody goes through more at once; the others wait until one of these ends. */
export const MOST_OPEN = 30
/** Days between the first and the second right answer. */
const APART = 2
/** Seconds that one card takes. */
const CARD_SECONDS = 80

export const BLANK_CARD = { question: '', other: '', answer: '', dropped: false } as const

/** Days from a mistake to its card, by cause; null if the cause makes no card. */
const FIRST_COMES: Readonly<Record<Cause, number | null>> = {
  unknown: 1,
  guessed: 1,
  forgot: 0,
  confused: 0,
  misread: null,
  no_time: null,
  lucky: null,
}

type Asked = Pick<Mistake, 'cause' | 'day' | 'answers' | 'dropped'>

/** `from` is the day from which the card is asked again. */
export type CardState = { type: 'none' } | { type: 'ended' } | { type: 'open'; from: Day; rights: 0 | 1 }

/** A card ends after two right answers at least two days apart; a wrong one between them begins anew. */
export function cardOf({ cause, day, answers, dropped }: Asked): CardState {
  const after = cause === null ? 0 : FIRST_COMES[cause]
  if (after === null) return { type: 'none' }
  if (dropped) return { type: 'ended' }
  const first: CardState = { type: 'open', from: addDays(day, after), rights: 0 }
  return answers.toSorted((a, b) => a.at.localeCompare(b.at)).reduce<CardState>(afterAnswer, first)
}

function afterAnswer(card: CardState, { day, right }: CardAnswer): CardState {
  if (card.type !== 'open') return card
  if (!right) return { type: 'open', from: addDays(day, 1), rights: 0 }
  if (card.rights === 0) return { type: 'open', from: addDays(day, APART), rights: 1 }
  return day >= card.from ? { type: 'ended' } : card
}

/** Open cards: those to ask `now`, those that come `later`, and the `surplus` above the limit. */
export interface Cards<M> {
  readonly now: readonly M[]
  readonly later: readonly M[]
  /** The oldest of least weight, which the student may drop. */
  readonly surplus: readonly M[]
}

/** Sorts cards by weight; of equal ones the newest comes first. */
export function cardsOf<M extends Asked & Pick<Mistake, 'key' | 'said_at'>>(
  mistakes: readonly M[],
  today: Day,
  weightOf: (mistake: M) => number,
): Cards<M> {
  const open = mistakes
    .flatMap((mistake) => {
      const card = cardOf(mistake)
      return card.type === 'open' ? [{ mistake, from: card.from, weight: weightOf(mistake) }] : []
    })
    .sort((a, b) => b.weight - a.weight || byAge(b.mistake, a.mistake))
  const [kept, surplus] = [open.slice(0, MOST_OPEN), open.slice(MOST_OPEN)]
  const only = (of: typeof open) => of.map(({ mistake }) => mistake)
  return {
    now: only(kept.filter(({ from }) => from <= today)),
    later: only(kept.filter(({ from }) => from > today)),
    surplus: only(surplus).reverse(),
  }
}

const byAge = (a: Pick<Mistake, 'key' | 'said_at'>, b: Pick<Mistake, 'key' | 'said_at'>) =>
  a.said_at.localeCompare(b.said_at) || a.key.localeCompare(b.key)

/** The whole minutes that the cards take. */
export const minutesOf = (cards: number) => Math.ceil((cards * CARD_SECONDS) / 60)
