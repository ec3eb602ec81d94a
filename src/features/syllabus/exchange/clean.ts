/** Control characters that no text needs, some of which hide or reverse their neighbours. */
const UNWANTED = /(?![\t\n\r])[\p{Cc}\p{Cs}]|[\u202a-\u202e\u2066-\u2069]/gu

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** Returns the value without unwanted characters, and how many texts and names had some. */
export function cleaned(value: Json): { value: Json; count: number } {
  let count = 0
  const text = (some: string): string => {
    const clear = some.replace(UNWANTED, '')
    if (clear !== some) count++
    return clear
  }
  const walk = (some: Json): Json => {
    if (typeof some === 'string') return text(some)
    if (typeof some !== 'object' || some === null) return some
    if (Array.isArray(some)) return some.map(walk)
    return Object.fromEntries(Object.entries(some).map(([key, part]) => [text(key), walk(part)]))
  }
  return { value: walk(value), count }
}

const STEPS: Readonly<Record<string, number>> = { '[': 1, '{': 1, ']': -1, '}': -1 }

/** Returns the depth of brackets, strings aside; thousands of levels would break whoever walks them. */
export function nestingOf(text: string): number {
  let [depth, deepest, isQuoted] = [0, 0, false]
  // One pass: an expression for whole strings tries each open one to the end of the text.
  for (const [sign] of text.matchAll(/\\.|["[\]{}]/gs)) {
    if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted) depth += STEPS[sign] ?? 0
    deepest = Math.max(deepest, depth)
  }
  return deepest
}
