import type { Heading } from './heading-parts.ts'
import type { Marker } from './markers.ts'
import { soundsLikeBlock } from './words.ts'

/** `fresh` starts a new numbering, under `heading` if it has one. */
export interface Accepted extends Marker {
  readonly fresh: boolean
  readonly heading: Heading | undefined
}

interface State {
  score: number
  before: number
  fresh: boolean
  heading: Heading | undefined
}

const STEP = 3
const WINDOW = 140
// How many numbers an official text may skip, if the following ones continue.
const WIDEST_GAP = 9

/** Chooses the numbers of the best outline: each continues another or starts a new numbering. */
export function bestOutline(markers: readonly Marker[], headings: readonly Heading[]): Accepted[] {
  const between = headingsBetween(headings)
  const states: State[] = []
  let best = -1
  const bestBefore: number[] = []
  for (const [index, marker] of markers.entries()) {
    bestBefore.push(best)
    states.push(bestState(markers, states, index, marker, between, bestBefore))
    if (best < 0 || (states[index]?.score ?? 0) >= (states[best]?.score ?? 0)) best = index
  }
  return walkBack(markers, states, best)
}

type Between = (from: number, to: number) => Heading[]

// How many headings are examined: farther ones change nothing.
const NEAREST = 40

/** The nearest headings between two offsets, in document order. */
function headingsBetween(headings: readonly Heading[]): Between {
  const sorted = [...headings].sort((a, b) => a.at - b.at)
  let last = { low: 0, high: 0, to: 0, found: [] as Heading[] }
  // Many numbers follow the same headings, so the last result is cached.
  return (from, to) => {
    const high = to === last.to ? last.high : firstFrom(sorted, to)
    const low = Math.max(high - NEAREST, firstFrom(sorted, from))
    if (to !== last.to || low !== last.low)
      last = { low, high, to, found: sorted.slice(low, high).filter((heading) => heading.to <= to) }
    return last.found
  }
}

/** The index of the first item of a sorted list at or after an offset. */
export function firstFrom(sorted: readonly { readonly at: number }[], from: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle]?.at ?? 0) < from) low = middle + 1
    else high = middle
  }
  return low
}

function bestState(
  markers: readonly Marker[],
  states: readonly State[],
  index: number,
  marker: Marker,
  between: Between,
  bestBefore: readonly number[],
): State {
  const far = bestBefore[Math.max(0, index - WINDOW)] ?? -1
  const near = Array.from({ length: Math.min(index, WINDOW) }, (_, back) => index - 1 - back)
  const found = [...near, far].flatMap((before) => {
    const [previous, state] = [markers[before], states[before]]
    return previous && state ? statesAfter({ previous, state, before }, marker, between) : []
  })
  const first = begin(marker, between(0, marker.at), -1, 0)
  return found.reduce((best, state) => (state.score > best.score ? state : best), first)
}

interface Before {
  previous: Marker
  state: State
  before: number
}

/** The ways in which one number can follow another. */
function statesAfter({ previous, state, before }: Before, marker: Marker, between: Between): State[] {
  if (previous.to > marker.at) return []
  const step = stepValue(previous.path, marker.path)
  const second = isSecond(marker.path)
  if (step === undefined && !(second || mayBegin(marker.path))) return []
  const headed = between(previous.to, marker.at)
  const opens = second ? headed.some(({ strength }) => strength >= SURE) : mayBegin(marker.path)
  const next = step === undefined ? [] : [goOn(state, step, marker, previous, headed, before)]
  return opens ? [...next, begin(marker, headed, before, state.score)] : next
}

function goOn(
  state: State,
  step: number,
  marker: Marker,
  previous: Marker,
  headed: Heading[],
  before: number,
): State {
  const across = headed.reduce((sum, { strength, place }) => sum + (place === 'inline' ? 0 : strength / 3), 0)
  const style = marker.style === previous.style ? 0.5 : 0
  return {
    score: state.score + STEP + step + marker.weight + style - Math.min(6, across),
    before,
    fresh: false,
    heading: undefined,
  }
}

const mayBegin = (path: readonly number[]): boolean => path.length <= 2 && path.at(-1) === 1

/** The first number of a list may be missing: "LÍNGUA INGLESA: Textos. 2. Vocabulário." */
const isSecond = (path: readonly number[]): boolean => path.length === 1 && path[0] === 2

const SURE = 3.5

/** A new numbering has a cost, unless a heading is right before it. */
function begin(marker: Marker, headed: Heading[], before: number, score: number): State {
  const heading = headOf(headed, marker.at)
  const support = heading ? closeness(heading, marker.at) : -5
  const deep = marker.path.length === 1 ? 0 : -2
  // A part of a programme may begin with any number: "7. DIREITOS HUMANOS 7.1 …".
  const start = mayBegin(marker.path) || (marker.at === 0 && deep === 0) ? deep : lateStart(marker, heading)
  return { score: score + start - 1 + support + marker.weight, before, fresh: true, heading }
}

/** The last examined number and its heading, cached by the headings before it. */
const heads = new WeakMap<
  readonly Heading[],
  { readonly at: number; readonly heading: Heading | undefined }
>()

/** Returns the best heading, the first among equals, or the name in front of the numbers below it. */
function headOf(headed: readonly Heading[], at: number): Heading | undefined {
  const known = heads.get(headed)
  if (known?.at === at) return known.heading
  let [surest, most]: [Heading | undefined, number] = [undefined, -Infinity]
  for (const heading of headed) {
    const claimed = claim(heading, at)
    if (claimed > most) [surest, most] = [heading, claimed]
  }
  const heading = surest && (leadBelow(surest, headed) ?? surest)
  heads.set(headed, { at, heading })
  return heading
}

const lateStart = ({ path }: Marker, heading: Heading | undefined): number =>
  isSecond(path) && (heading?.strength ?? 0) >= SURE ? -5 : -9

/** Rates how close a heading is; a sure one right before a number wins over a surer one farther away. */
const claim = (heading: Heading, at: number): number =>
  closeness(heading, at) + (at - heading.to <= 1 && heading.strength >= LEAST_SURE ? 1 : 0)

const [LEAST_SURE, SURE_LEAD] = [2.5, 4]

/** A name below a part, in front of its numbers: "Código de Trânsito: íntegra da Lei: 1. …". */
function leadBelow(part: Heading, headed: readonly Heading[]): Heading | undefined {
  const lead = headed.findLast(
    ({ at, place, mark, capitals, strength }) =>
      at >= part.to && place === 'lead' && mark === ':' && !capitals && strength >= SURE_LEAD,
  )
  return lead && soundsLikeBlock(part.name) ? lead : undefined
}

function closeness({ strength, to }: Heading, at: number): number {
  const gap = at - to
  if (gap <= 1) return strength
  return strength - (gap < 300 ? 2 : 3.5)
}

/** Rates a step in the outline, relative to a plain one (0); undefined if it is none. */
export function stepValue(from: readonly number[], to: readonly number[]): number | undefined {
  if (to.length > from.length) return childValue(from, to)
  const level = to.length - 1
  if (!to.slice(0, level).every((part, index) => part === from[index])) return cousinValue(from, to)
  return siblingValue((to[level] ?? 0) - (from[level] ?? 0), to.length === from.length)
}

function siblingValue(difference: number, isBeside: boolean): number | undefined {
  if (difference === 1) return 0
  if (difference === 0) return isBeside ? -3.5 : -5
  // Some texts repeat numbers: 12, 13, 14, 13, 14, 15.
  if (difference === -1 && isBeside) return -4
  return difference >= 2 && difference <= WIDEST_GAP ? -2.5 - difference : undefined
}

function childValue(from: readonly number[], to: readonly number[]): number | undefined {
  if (!from.every((part, index) => part === to[index])) return cousinValue(from, to)
  const rest = to.slice(from.length)
  if (rest.length === 1) return childGap(rest[0] ?? 0)
  return rest.length === 2 && rest.every((part) => part === 1) ? -3 : undefined
}

const childGap = (first: number): number | undefined => {
  if (first === 1) return 0.5
  return first <= WIDEST_GAP ? -3 - first / 4 : undefined
}

/** The parent has no number of its own: 2.3 → 3.1. */
function cousinValue(from: readonly number[], to: readonly number[]): number | undefined {
  if (to.length < 2 || to.at(-1) !== 1) return
  const parent = stepValue(from, to.slice(0, -1))
  return parent === undefined || parent < 0 ? undefined : parent - 3
}

function walkBack(markers: readonly Marker[], states: readonly State[], last: number): Accepted[] {
  const chain: Accepted[] = []
  for (let index = last; index >= 0; ) {
    const [marker, state] = [markers[index], states[index]]
    if (!(marker && state)) break
    chain.push({ ...marker, fresh: state.fresh, heading: state.heading })
    index = state.before
  }
  return chain.reverse().filter((_, index, all) => !isLonely(all, index))
}

/** A numbering of a single item, without a heading right before it, is a number in the text. */
function isLonely(all: readonly Accepted[], index: number): boolean {
  const [marker, next] = [all[index], all[index + 1]]
  if (!marker?.fresh || (next && !next.fresh)) return false
  return !marker.heading || marker.heading.to < marker.at || marker.heading.strength < 3
}
