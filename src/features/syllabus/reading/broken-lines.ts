import { isUnclosed } from './heading-parts.ts'
import { soundsLikeBlock, soundsLikeSubject } from './words.ts'

const LEAST_LINES = 5
// Shares of the longest line: the margin breaks a line whose next word does not fit.
const [FULL, NO_ROOM] = [0.7, 0.85]
const NARROWEST = 48
// A hyphen and a line feed between halves of a word distinguish it from a compound.
const FEED = /\n(?!(?<=\p{L}-\n)\p{Ll})/gu
const LONGEST_NAME = 110
const LONGEST_HALF = 24

/** Joins lines that only a margin broke: all of a text without paragraphs, or "Língua\nPortuguesa". */
export function withoutBrokenLines(text: string): string {
  const written = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const longest = written.reduce((most, { length }) => Math.max(most, length), 0)
  const isFull = (line: string, index: number) => {
    const word = /^\S+/.exec(written[index + 1] ?? '')?.[0].length ?? longest
    return line.length >= longest * FULL && line.length + word >= longest * NO_ROOM
  }
  if (written.length >= LEAST_LINES && longest >= NARROWEST && written.slice(0, -1).every(isFull))
    return written.join('\n').replace(FEED, ' ')
  return withWholeNames(text)
}

function withWholeNames(text: string): string {
  const kept: string[] = []
  for (const line of text.split('\n')) {
    const before = kept.at(-1)?.trim() ?? ''
    if (isHalf(before, line.trim())) kept.splice(-1, 1, `${before} ${line.trim()}`)
    else kept.push(line)
  }
  return kept.join('\n')
}

/** Whether a line and the next are halves of a known name, or of a parenthesis about it. */
function isHalf(line: string, next: string): boolean {
  if (line === '' || next === '' || line.length + next.length > LONGEST_NAME) return false
  if (/[–(-]\s*\d{1,3}$/.test(line)) return /^(?:quest|itens\b)/iu.test(next)
  if (isUnclosed(line))
    return /^[^(]*\)[^\p{L}]*$/u.test(next) && (soundsLikeSubject(line) || soundsLikeBlock(line))
  if (SCHOOLING_OF.test(line) && SCHOOLING.test(next)) return true
  if (line.length > LONGEST_HALF || next.length > LONGEST_HALF || /[.;:,]$/.test(line)) return false
  return WHOLE.test(`${line} ${next.replace(/[.:]$/, '')}`)
}

// "… A TODOS OS CARGOS DE NÍVEL\nSUPERIOR"
const SCHOOLING_OF = /(?:^|\s)(?:n[íi]vel|ensino)$/iu
const SCHOOLING = /^(?:superior|m[ée]dio|fundamental|t[ée]cnico)(?:\s+(?:in)?completo)?\s*:?$/iu

const WHOLE =
  /^(?:língua (?:portuguesa|inglesa|espanhola)|raciocínio lógico(?:[- ]matemático)?|conhecimentos (?:gerais|básicos|específicos|pedagógicos)|noções de (?:informática|administração|direito|arquivologia)|direito (?:administrativo|constitucional|penal|civil|tributário|eleitoral|empresarial))$/iu
