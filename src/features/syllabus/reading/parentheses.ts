/** Returns a test for ascending offsets; a parenthesis unclosed within `longest` contains nothing. */
export function parenthesised(text: string, longest = Number.POSITIVE_INFINITY): (at: number) => boolean {
  const pairs = pairsOf(text).filter(([open, close]) => close - open < longest)
  let next = 0
  let closes = 0
  return (at) => {
    for (; (pairs[next]?.[0] ?? at) < at; next++) closes = Math.max(closes, pairs[next]?.[1] ?? 0)
    return at < closes
  }
}

/** The pairs of parentheses, in the order in which they open. */
function pairsOf(text: string): [open: number, close: number][] {
  const pairs: [number, number][] = []
  const open: number[] = []
  for (const { 0: mark, index } of text.matchAll(/[()]/g)) {
    if (mark === '(') open.push(index)
    else if (open.length > 0) pairs.push([open.pop() ?? index, index])
  }
  return pairs.sort(([one], [other]) => one - other)
}
