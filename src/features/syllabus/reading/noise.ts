/** Nobody writes a word, an address or a row of dots of so many letters; searches for its end take their square. */
const LONGEST_WORD = 1000
/** Most spaces or line ends in a row: more mean nothing. */
const MOST_SPACE = 1000

/** Whether a text has a word too long to be one. */
export function isNoise(text: string): boolean {
  for (const [word] of text.matchAll(/\S+/g)) if (word.length > LONGEST_WORD) return true
  return false
}

/** The text with its longest spaces and rows of empty lines made shorter. */
export const withoutVoids = (text: string): string =>
  text.replace(/\s+/g, (space) => (space.length > MOST_SPACE ? shortened(space) : space))

const shortened = (space: string) =>
  [space.slice(0, MOST_SPACE / 2), space.includes('\n') ? '\n' : '', space.slice(-MOST_SPACE / 2)].join('')
