/** The most letters of a word: searching for the end of longer ones takes quadratic time. */
const LONGEST_WORD = 1000
/** The most spaces or line ends in a row; more mean nothing. */
const MOST_SPACE = 1000

/** Whether a text has a word too long to be one. */
export function isNoise(text: string): boolean {
  for (const [word] of text.matchAll(/\S+/g)) if (word.length > LONGEST_WORD) return true
  return false
}

/** Shortens long runs of spaces and of empty lines. */
export const withoutVoids = (text: string): string =>
  text.replace(/\s+/g, (space) => (space.length > MOST_SPACE ? shortened(space) : space))

const shortened = (space: string) =>
  [space.slice(0, MOST_SPACE / 2), space.includes('\n') ? '\n' : '', space.slice(-MOST_SPACE / 2)].join('')
