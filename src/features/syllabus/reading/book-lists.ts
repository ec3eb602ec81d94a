import { isKnown } from './heading-parts.ts'
import { folded, shareOfCapitals } from './letters.ts'
import { restored } from './lost-accents.ts'
import { namesOccupation } from './words.ts'

/** Lines without lists of books, and the removed lists. */
export interface WithoutBooks {
  readonly lines: string[]
  readonly books: string[]
}

// Without accents, which a text may have lost.
const LISTED =
  '(?:(?:lista|sugest(?:ao|oes)|indica(?:cao|coes))\\s+(?:de\\s+)?)?(?:bibliografi(?:c?[ao]s?)|referencias?|leituras?\\s+(?:recomendadas?|sugeridas?)|fontes?|sites?|livros\\s+(?:recomendados|sugeridos|indicados))'
const REMARK =
  '(?:\\s+(?:e\\s+)?(?:bibliograficas?|sugeridas?|recomendadas?|indicadas?|basicas?|complementar(?:es)?|de\\s+(?:estudos?|apoio)|para\\s+(?:estudos?|consulta)))*'
const ALONE = new RegExp(`^\\s*(?:\\d{1,2}(?:\\.\\d{1,2})+\\s*[.)–-]?\\s+)?${LISTED}${REMARK}\\s*[:.]?\\s*$`)
const LEADS = new RegExp(`^\\s*${LISTED}${REMARK}\\s*:\\s+\\S`)

const BOOK =
  /^\s*(?:[-–•]\s*|\d{1,3}(?:\.\d{1,2})*\s?[.)–-]?\s*)?(?:\p{Lu}[\p{Lu}'’-]+[,;.\s(]|\p{Lu}\p{L}+,\s\p{Lu}|.*(?:\b(?:19|20)\d\d\b|https?:))/u

/** A title needs a list behind it: "Referências" alone may be a topic about writing. */
function isTitle(lines: readonly string[], index: number): boolean {
  const line = lines[index] ?? ''
  // The end of a sentence: "… domínio do assunto e sua\nreferência."
  if (/^\s*\p{Ll}/u.test(line)) return false
  const [leads = ''] = LEADS.exec(folded(line)) ?? []
  if (leads !== '') return BOOK.test(line.slice(leads.length - 1))
  return ALONE.test(restored(line)) && BOOK.test(lines.slice(index + 1).find(isWritten) ?? '')
}

/** Removes a subject's reading list, from "Referências bibliográficas" to the next heading. */
export function withoutBooks(lines: readonly string[]): WithoutBooks {
  const titles = new Set(lines.flatMap((_, index) => (isTitle(lines, index) ? [index] : [])))
  const kept: string[] = []
  const books: string[] = []
  const seen = new Set<string>()
  let inList = false
  for (const [index, line] of lines.entries()) {
    const isAgain = titles.size === 1 && seen.has(line.trim())
    inList =
      titles.has(index) || (inList && (isAgain || !(endsList(lines, index) || countsOn(lines, index, kept))))
    if (inList) books.push(line)
    else {
      kept.push(line)
      seen.add(line.trim())
    }
  }
  return { lines: kept, books: books.filter((line) => line.trim() !== '') }
}

const LABEL =
  /^(?:conte[úu]dos?(?:\s+program[áa]ticos?)?(?:\s+e\s+refer[êe]ncias(?:\s+bibliogr[áa]ficas)?)?|programas?|ementas?)\s*:?$/iu
const PART = /^(?:do\s+)?anexos?\s+(?:[IVXLC]+|\d{1,2}|[A-Z]|[ÚU]NICO)\b/iu
const AUTHOR =
  /^\p{Lu}[\p{Lu}\s.'’-]+[,;]\s|\b(?:ed|Ed|org|Org|v|p|vol)\.\s|https?:|\b(?:19|20)\d\d\b.{0,3}$/u
const NUMBER = /^(?:\d{1,2}(?:\.\d{1,2})*|[IVXL]+)\s*[.)–-]?\s+/u
const LEADING = /^[\p{Lu}\s,()/–-]{6,}:\s/u
const LONGEST = 110
const TITLE = /^\p{Lu}[^.,:;\d]{2,60}$/u
// A name followed by numbered topics on its line: "MATEMÁTICA (NÍVEL MÉDIO) 1. Razão".
const NAME_OVER_COUNT = /^\p{Lu}{4}[^\p{Ll}.;:•]{2,100}?:?\s1(?:\.0)?\s?[.)–-]?\s+\p{Lu}\p{Ll}/u
const SMALL_OVER_COUNT = /^(\p{Lu}\p{L}[^.:;\d]{2,60}):\s1(?:\.0)?\s?[.)–-]?\s+\p{Lu}\p{Ll}/u
const OPENS_COUNT = /^1(?:\.0)?\s?[.)–-]?\s+\p{Lu}/u

const isOverCount = (line: string): boolean =>
  NAME_OVER_COUNT.test(line) || isKnown(SMALL_OVER_COUNT.exec(line)?.[1] ?? '')

/** Whether a line ends a list of books: the name of a subject or part, alone or with topics behind it. */
function endsList(lines: readonly string[], index: number): boolean {
  const line = lines[index]?.trim() ?? ''
  const next = lines.slice(index + 1).find(isWritten) ?? ''
  if (PART.test(line) || LABEL.test(next.trim()) || isOverCount(line)) return true
  if (isOfBook(line)) return false
  const before = lines.slice(0, index).findLastIndex(isWritten)
  const words = line.replace(NUMBER, '').replace(OPENS_COUNT.test(next.trim()) ? /:$/ : '', '')
  return (
    (isClosed(lines[before] ?? '') || isTitle(lines, before)) &&
    (isName(words) || isTitleOver(next.trim(), words))
  )
}

const COUNTED = /^(\d{1,2})(\s?[.)–-])\s+\p{Lu}[^.:;,]{2,60}$/u

/** Whether a title continues the numbers of one before, with no book below: "2. Professor de Arte". */
function countsOn(lines: readonly string[], index: number, kept: readonly string[]): boolean {
  const [, num = '', mark = ''] = COUNTED.exec(lines[index]?.trim() ?? '') ?? []
  const next = lines.slice(index + 1).find(isWritten) ?? ''
  if (num === '' || next === '' || AUTHOR.test(next.trim())) return false
  const before = `${Number(num) - 1}${mark} `
  return kept.some((line) => line.startsWith(before) && COUNTED.test(line.trim()))
}

/** Whether a line is a post, or is right above a new count: "Químico\n1. Química analítica". */
const isTitleOver = (next: string, words: string): boolean =>
  (namesOccupation(words) || OPENS_COUNT.test(next)) &&
  TITLE.test(words) &&
  !AUTHOR.test(next.replace(NUMBER, ''))

/** A name may be followed by its topics: "DIREITO PENAL: Crimes". */
function isName(words: string): boolean {
  return isInCapitals(words) || (isKnown(words) && (LEADING.test(words) || !/[.:]/.test(words)))
}

const isOfBook = (line: string): boolean =>
  line === '' ||
  AUTHOR.test(line) ||
  ALONE.test(restored(line)) ||
  (!LEADING.test(line) && (line.length > LONGEST || /[.;,]$/.test(line)))

const isWritten = (line: string): boolean => line.trim() !== ''

/** A book's last line ends with a full stop, a year, or an address. */
const isClosed = (line: string): boolean => /[.;:!?>\d)]\s*$|\/\S*$/u.test(line)

const isInCapitals = (words: string): boolean => shareOfCapitals(words) > 0.85 && /\p{Lu}{4}/u.test(words)
