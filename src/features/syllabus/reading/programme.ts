import { SMALL_END } from './heading-parts.ts'
import { shareOfCapitals } from './letters.ts'
import { restored } from './lost-accents.ts'
import { isStudied, studiedLetters } from './studied-part.ts'
import { namesSubject, soundsLikeBlock } from './words.ts'

/** The part of a document that says what to study, and the rest of its text. */
export interface Programme {
  readonly lines: string[]
  /** The title lines of the programme itself. */
  readonly titles: string[]
  readonly before: string[]
  readonly after: string[]
}

const TITLE =
  /(?:conte[úu]dos?\s+program[áa]ticos?|objetos?\s+de\s+(?:avalia[çc][ãa]o|conhecimento)|programas?\s+d[ae]s?\s+(?:provas?|mat[ée]rias|disciplinas|conte[úu]dos?)|conte[úu]dos?\s+(?:d[ae]s?\s+provas?|para\s+estudo|program[áa]tico)|^(?:anexo\s+\S+\s*[-–—:.]?\s*)?(?:do\s+)?programas?$|conte[úu]do\s+m[íi]nimo|ement[áa]rio|edital\s+verticalizado|programas?\s+e\s+(?:sugest|refer[êe]nc|bibliogr))/iu
const ANNEX =
  /^\s*(?:\d+\s*[.)-]?\s*)?(?:do\s+)?anexos?\s+(?:[IVXLC]+|\d{1,2}|[A-Z]|[ÚU]NICO)\b(?!\s*(?:d[aeo]s?\s|e\s|\/))/iu
// A sentence with it continues: "… com os respectivos\nanexos e as alterações".
const isAnnex = (line: string): boolean => ANNEX.test(line) && !/^\s*\p{Ll}/u.test(line)
const LEADER = /\.{4,}|\s\d{1,3}\s*$/u
const CLOSING =
  /^(?:(?:\d+\s*[.)-]?\s*)?(?:do\s+)?cronograma|modelo\s+de\s|requerimento|formul[áa]rio|declara[çc][ãa]o\s+de|quadro\s+de\s+vagas|atribui[çc][õo]es\s+d[oe]s?\s+(?:cargos?|empregos?)|minist[ée]rio\s+d)/iu

// Words of a web page above the programme: "Confira abaixo o conteúdo programático do concurso:".
const SHOWS = /^(?:confira|veja|segue|abaixo|eis)\b.*:$/iu
const LONGEST_TITLE = 110

/** Lines or offsets from the first to before the last. */
export interface Stretch {
  from: number
  to: number
}

const LABEL =
  /^(?:conte[úu]dos?(?:\s+program[áa]ticos?)?(?:\s+e\s+refer[êe]ncias(?:\s+bibliogr[áa]ficas)?)?|programas?(?:\s+d[ae]s?\s+provas?)?|ementas?|t[óo]picos|assuntos|acessar|(?:ver|leia|saiba) mais|(?:lista de )?pontos (?:para|d[ae]s?) (?:as? )?provas?.{0,40})\s*:?$/iu
// A post's details above its programme: "Campus: Sede – Regime: 20 horas".
const FACT =
  /^(?:campus|lota[çc][ãa]o|regime(?: de trabalho)?|titula[çc][ãa]o(?: exigida)?|sal[áa]rio|vencimentos?|remunera[çc][ãa]o|jornada)\s*:\s.{2,90}[^.;]$/iu
const LONGEST_LABEL = 65
const FEW_ABOVE = 6
const LEADING =
  /^(?:(?:conte[úu]dos?(?:\s+program[áa]ticos?)?|programa|ementa)\s*:\s+(?=\S)|pontos?\s+(?:n[º°.]*\s*)?(?=(?:[IVXL]+|\d{1,2})\s?[-–—.:)]\s))/iu

/** Removes a repeated label ("Programa:") above each subject or below its name. */
function withoutLabels(lines: readonly string[]): { lines: string[]; labels: string[] } {
  const counts = new Map<string, number>()
  for (const line of lines) {
    const label = line.trim()
    if (label.length < LONGEST_LABEL && LABEL.test(restored(label)))
      counts.set(label, (counts.get(label) ?? 0) + 1)
  }
  const again = Math.max(0, ...counts.values()) > 1
  const isBelowSubject = (index: number) => {
    const above = lines.slice(0, index).filter((line) => line.trim() !== '')
    const [part = '', name = ''] = above.slice(-2)
    return above.length <= FEW_ABOVE && (namesSubject(name || part) || (name !== '' && soundsLikeBlock(part)))
  }
  const isLabel = (line: string, index: number) =>
    (counts.get(line) ?? 0) > 1 ||
    (counts.has(line) && (again || (line.endsWith(':') && isBelowSubject(index))))
  const facts = lines.filter((line) => FACT.test(line.trim())).length > 1
  const leads = lines.filter((line) => LEADING.test(line.trim())).length > 1
  const labels: string[] = []
  const kept = lines.flatMap((line, index) => {
    const isFact = facts && FACT.test(line.trim())
    const label = isLabel(line.trim(), index) || isFact ? line : leads && LEADING.exec(line.trim())?.[0]
    if (!label) return [line]
    labels.push(label)
    return label === line ? [] : [line.trim().slice(label.length)]
  })
  return { lines: kept, labels }
}

// Without accented letters: "CONTEDO PROGRAMTICO".
const NAMED = String.raw`(?:do\s+)?(?:d?os\s+)?(?:conte[úu]?dos?\s+program[áa]?ticos?|programas?(?=\s+e\s))`
const BOOKS_TOO = String.raw`(?:\s+e\s+(?:refer[êe]?ncias?|bibliografias?)(?:\s+bibliogr[áa]?ficas?)?)?`
const END = String.raw`\s*[-–—:.]?\s+(?=\S)`
const RUNNING_TITLE = new RegExp(
  `^\\s*(?:(?:anexo\\s+\\S+\\s*[-–—:.]?\\s*)?${NAMED}${BOOKS_TOO}|anexo\\s+\\S+\\s*[-–—:.]?\\s*programas?(?!\\s+d[aeo]s?\\s))${END}`,
  'iu',
)
const INNER_TITLE = new RegExp(
  `(?<=[\\p{L}.]\\s+)anexo\\s+\\S+\\s*[-–—:.]?\\s*${NAMED}${BOOKS_TOO}${END}`,
  'giu',
)

/** Gives a title its own line; after other words only capitals distinguish it from a mention. */
function titleApart(line: string): string[] {
  if (line.length <= LONGEST_TITLE) return [line]
  const leading = RUNNING_TITLE.exec(line)?.[0] ?? ''
  if (leading !== '' && /^\p{Lu}/u.test(line.slice(leading.length))) return cutAround(line, 0, leading)
  const inner = [...line.matchAll(INNER_TITLE)].findLast(([title]) => shareOfCapitals(title) === 1)
  return inner ? cutAround(line, inner.index, inner[0]) : [line]
}

const cutAround = (line: string, at: number, title: string): string[] =>
  [line.slice(0, at), title, line.slice(at + title.length)].filter((part) => part !== '')

/** The longest part that begins with a programme's title; the whole text if there is none. */
export function programmeOf(all: readonly string[]): Programme {
  const { lines, labels } = withoutLabels(all.flatMap(titleApart))
  const programme = cutToTitle(lines)
  return { ...programme, titles: [...programme.titles, ...labels] }
}

/** Lines below a programme's title; empty if there is none. */
function titledStretches(lines: readonly string[]): Stretch[] {
  const stretches = lines.flatMap((_, index) =>
    isTitle(lines, index) ? [{ from: index, to: endFrom(lines, index + 1) }] : [],
  )
  return worthwhile(joined([...openingOf(lines, stretches[0]), ...stretches]), lines)
}

/** The offsets where a text's programme may be; its annexes if there is no title. */
export function placesOf(text: string): Stretch[] {
  const lines = text.split('\n')
  const starts = [0]
  for (const line of lines) starts.push((starts.at(-1) ?? 0) + line.length + 1)
  const titled = titledStretches(lines)
  const found = titled.length > 0 ? titled : worthwhile(annexesOf(lines), lines)
  const offset = (line: number) => Math.min(starts[line] ?? text.length, text.length)
  return found.slice(0, MOST_PLACES).map(({ from, to }) => ({ from: offset(from), to: offset(to) }))
}

const MOST_PLACES = 8

function annexesOf(lines: readonly string[]): Stretch[] {
  const heads = lines.flatMap((line, index) => (isAnnex(line) && !LEADER.test(line) ? [index] : []))
  return heads.map((from, index) => ({ from, to: heads[index + 1] ?? lines.length }))
}

function cutToTitle(lines: readonly string[]): Programme {
  const kept = titledStretches(lines)
  const first = kept[0]
  if (!first) {
    const to = isClosed(lines, 0)
    return { lines: lines.slice(0, to), titles: [], before: [], after: lines.slice(to) }
  }
  const inner = kept.flatMap(({ from, to }) => lines.slice(from, to))
  const named = inner.map((line, index) => isTitle(inner, index) && !(holdsContent(line) || namesPart(line)))
  const inside = (index: number) => kept.some(({ from, to }) => index >= from && index < to)
  return {
    lines: inner.filter((_, index) => !named[index]),
    titles: inner.filter((_, index) => named[index]),
    before: lines.slice(0, first.from),
    after: lines.filter((_, index) => index > first.from && !inside(index)),
  }
}

/** Topics above a title that is only a page's header, in the middle or at the end of the paste. */
function openingOf(lines: readonly string[], first: Stretch | undefined): Stretch[] {
  const above = lines.slice(0, first?.from ?? 0)
  return !above.some(isAnnex) && isStudied(above.join('\n')) ? [{ from: 0, to: above.length }] : []
}

/** A title is alone in a short line; in a table of contents dots or a page number follow. */
function isTitle(lines: readonly string[], index: number): boolean {
  const line = lines[index]?.trim() ?? ''
  if (line.length > LONGEST_TITLE || /^\p{Ll}|[;,]$/u.test(line) || LEADER.test(line)) return false
  const plain = restored(line)
  if (!TITLE.test(plain)) return false
  const words = plain.replace(TITLE, '').replace(ANNEX, '')
  const named = isAnnex(line) || /\p{Lu}{5}/u.test(line) || words.trim().length < 25 || SHOWS.test(line)
  const previous = lines[index - 1]?.trim() ?? ''
  return (
    named &&
    !/[^.:;)\s]\s+(?:no|do|o|ao|de)$/iu.test(previous) &&
    !/\.\s*$/.test(line.replace(/\b\d+\.\s*$/, ''))
  )
}

/** A title may name a part: "CONTEÚDO PROGRAMÁTICO ESPECÍFICO". */
const namesPart = (line: string): boolean =>
  /^\s*conte[úu]dos?\s+program[áa]ticos?\s+(?:(?:de\s+)?conhecimentos\s+)?(?:comu(?:m|ns)|b[áa]sic|gera(?:l|is)|espec[íi]fic)/iu.test(
    restored(line),
  )

const holdsContent = (line: string): boolean =>
  /[:–-]\s*\S.*\p{Ll}/u.test(line.replace(TITLE, '')) && line.length > 90

function endFrom(lines: readonly string[], from: number): number {
  const closes = nextChapter(lines[from - 1] ?? '')
  for (let index = from; index < lines.length; index++) {
    const line = lines[index]?.trim() ?? ''
    if (line.length < 140 && (isAnnex(line) || isEnd(lines, index) || closes(line)) && index > from)
      return index
  }
  return lines.length
}

/** After the chapter "13. DO CONTEÚDO PROGRAMÁTICO" comes "14. DAS DISPOSIÇÕES FINAIS". */
function nextChapter(title: string): (line: string) => boolean {
  const own = Number(CHAPTER.exec(title.trim())?.[1])
  return (line) => Number(CHAPTER.exec(line)?.[1]) === own + 1
}

const CHAPTER = /^(\d{1,2})\s?[.)–-]?\s+D[AEO]S?\s[\p{Lu}\s,/–-]{4,100}$/u

/** A title does not continue as a phrase: "DESEMPENHO DAS\nATRIBUIÇÕES DO CARGO". */
function isEnd(lines: readonly string[], index: number): boolean {
  const line = lines[index]?.trim() ?? ''
  return CLOSING.test(line) && /\p{Lu}{5}/u.test(line) && !SMALL_END.test(lines[index - 1]?.trim() ?? '')
}

/** Joins the parts of a programme with a title each ("nível médio", "nível superior"). */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const parts: Stretch[] = []
  for (const { from, to } of stretches) {
    const last = parts.at(-1)
    if (last && from <= last.to + 2) last.to = Math.max(last.to, to)
    else parts.push({ from, to })
  }
  return parts
}

const SHARE_OF_BEST = 0.25

/** The part that names most to study, and others that come near it; the exam's rules do not count. */
function worthwhile(stretches: readonly Stretch[], lines: readonly string[]): Stretch[] {
  const sizes = stretches.map(({ from, to }) => studiedLetters(lines.slice(from, to).join('\n')))
  const best = Math.max(0, ...sizes)
  return stretches.filter((_, index) => best > 0 && (sizes[index] ?? 0) >= best * SHARE_OF_BEST)
}

/** A pasted programme without a title ends at the next annex. */
function isClosed(lines: readonly string[], from: number): number {
  const end = lines.findIndex((line, index) => index > from + 3 && line.length < 140 && isAnnex(line))
  return end < 0 ? lines.length : end
}
