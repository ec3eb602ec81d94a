import type { Marker } from './markers.ts'
import { type Accepted, firstFrom } from './outline.ts'

const SURELY_OPENS = 2
const WIDEST_GAP = 9

/** Accepts a misprinted number between two that continue: "52 Vitaliciedade. 56. Deveres. 53". */
export function withMisprinted(markers: readonly Marker[], chain: readonly Accepted[]): Accepted[] {
  return chain.flatMap((next, index) => {
    const last = chain[index - 1]
    if (!last || next.fresh) return [next]
    const between = markers.slice(firstFrom(markers, last.to), firstFrom(markers, next.at))
    const [found, ...more] = between.filter((marker) => isMisprinted(marker, last, next))
    return found && more.length === 0 ? [{ ...found, fresh: false, heading: undefined }, next] : [next]
  })
}

/** Whether a number is too high, lost its last digit ("10", "1", "12"), or doubled ("12.5", "11", "12"). */
function isMisprinted({ path, style, weight }: Marker, last: Marker, next: Marker): boolean {
  if (weight < SURELY_OPENS) return false
  if (farther(last.path, next.path) === 1) {
    const ahead = farther(last.path, path) ?? 0
    return style !== '' && ahead > 1 && ahead <= WIDEST_GAP
  }
  if (farther(last.path, next.path) === 2 && path.length === last.path.length)
    return style === next.style && lostADigit(path, last.path)
  const upper = last.path.slice(0, next.path.length)
  return style === next.style && farther(upper, next.path) === 0 && farther(path, next.path) === 1
}

const lostADigit = (path: readonly number[], last: readonly number[]): boolean =>
  Math.floor(((last.at(-1) ?? 0) + 1) / 10) === path.at(-1)

/** The distance between two numbers of one list; undefined for two lists. */
function farther(from: readonly number[], to: readonly number[]): number | undefined {
  const level = from.length - 1
  const isOfList =
    to.length === from.length && to.slice(0, level).every((part, index) => part === from[index])
  return isOfList ? (to[level] ?? 0) - (from[level] ?? 0) : undefined
}
