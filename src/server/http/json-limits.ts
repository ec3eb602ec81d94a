/** The most values and names in a JSON body: the largest edital has less than half of the values. */
const BOUNDS = { values: 500_000, names: 20_000 } as const

const [QUOTE, ESCAPE, COLON] = [...'"\\:'].map((sign) => sign.charCodeAt(0))
const MORE: ReadonlySet<number | undefined> = new Set([...',[{'].map((sign) => sign.charCodeAt(0)))
const [SEED, PRIME] = [0x811c9dc5, 0x01000193]

/** Whether a JSON text, well formed or not, has more than parsing handles quickly; one pass. */
export function isJsonTooLarge(json: Uint8Array): boolean {
  const names = new Set<number>()
  let [values, name] = [0, SEED]
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at]
    if (sign === QUOTE) {
      const end = endOfText(json, at)
      name = hashOf(json, at, end)
      at = end
    } else if (sign === COLON) names.add(name)
    else if (MORE.has(sign)) values += 1
    if (values > BOUNDS.values || names.size > BOUNDS.names) return true
  }
  return false
}

function endOfText(json: Uint8Array, from: number): number {
  let at = from + 1
  while (at < json.length && json[at] !== QUOTE) at += json[at] === ESCAPE ? 2 : 1
  return at
}

function hashOf(json: Uint8Array, from: number, to: number): number {
  let hash = SEED
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ (json[at] ?? 0), PRIME)
  return hash
}
