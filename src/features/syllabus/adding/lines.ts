import { type Searched, searched } from '../../../shared/find.ts'

/** A line of a text, with its offsets; `to` is behind its last letter. */
export interface Line {
  readonly from: number
  readonly to: number
  readonly text: string
  readonly searched: Searched
}

/** Letters of a line that fits a phone's screen; longer ones, as of a text without line ends, are cut at a space. */
const LONGEST = 160

/** Returns the lines of a text that have words. */
export function linesIn(text: string): Line[] {
  const lines: Line[] = []
  let from = 0
  for (const line of text.split('\n')) {
    for (const piece of piecesOf(line)) {
      const words = piece.trim()
      if (words !== '') lines.push({ from, to: from + piece.length, text: words, searched: searched(words) })
      from += piece.length
    }
    from += 1
  }
  return lines
}

function piecesOf(line: string): string[] {
  const pieces: string[] = []
  for (let at = 0; at < line.length; ) {
    const space = line.lastIndexOf(' ', at + LONGEST)
    const cut = space > at ? space : at + LONGEST
    const end = line.length - at <= LONGEST ? line.length : cut
    pieces.push(line.slice(at, end))
    at = end
  }
  return pieces
}

const LONGEST_TITLE = 110
const LEAST_LETTERS = 4

/** Returns the lines in capitals, as titles are; all lines if fewer than two are. */
export function titlesIn(lines: readonly Line[]): readonly Line[] {
  const titles = lines.filter(({ text }) => isTitle(text))
  return titles.length > 1 ? titles : lines
}

function isTitle(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return letters >= LEAST_LETTERS && text.length <= LONGEST_TITLE && text === text.toLocaleUpperCase('pt-BR')
}
