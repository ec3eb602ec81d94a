import { addDays, type Day } from '../../shared/calendar.ts'
import type { Cause } from './causes.ts'
import type { CardAnswer, Mistake } from './contract.ts'

/** More at once nobody goes through; the others wait until one of these has ended. */
export const MOST_OPEN = 30
/** Days from the first right answer to the second. */
const APART = 2
/** Seconds that one card takes. */
const CARD_SECONDS = 80

/** A card that the student has not written on yet. */
export const BLANK_CARD = { question: '', other: '', answer: '', dropped: false } as const

/** Whether a cause makes a card, and how many days after the mistake that first comes; null where it makes none. */
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

/** Where a card stands: `from` is the day from which it is asked again. */
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

/** The open cards: those to be asked `now`, those that come on another day, and those that have no room. */
export interface Cards<M> {
  readonly now: readonly M[]
  readonly later: readonly M[]
  /** The oldest of least weight, which the student may drop. */
  readonly surplus: readonly M[]
}

/** Cards of equal weight: the newest first. */
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

/** Whole minutes that so many cards take. */
export const minutesOf = (cards: number) => Math.ceil((cards * CARD_SECONDS) / 60)
