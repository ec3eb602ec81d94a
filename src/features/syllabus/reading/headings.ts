import { bulleted, bulletsList } from './bullets.ts'
import { type CapitalRun, capitalRun } from './capitals.ts'
import {
  closesFirst,
  contentAfter,
  type Heading,
  isKnown,
  isUnclosed,
  numbered,
  SMALL_END,
} from './heading-parts.ts'
import { longTitle } from './long-titles.ts'
import { romanValue } from './markers.ts'
import { withoutCount } from './quantities.ts'
import { isLawAuthor } from './sentences.ts'
import type { Stream } from './stream.ts'
import { dashesLead, firstCounted, labelled, withColon, withDash } from './title-leads.ts'
import { titleLine } from './title-lines.ts'
import { withNote } from './title-notes.ts'
import { namesOccupation, namesSubject, soundsLikeBlock, soundsLikePost, soundsLikeSubject } from './words.ts'

// Above this many titles without a bullet, bulleted capitals are not subjects.
const FEW_BARE = 3

/** Returns the headings at the beginning of lines. */
export function lineHeadings(stream: Stream, shouts: boolean): Heading[] {
  const listed = bulletsList(stream)
  const dashed = dashesLead(stream)
  const counted = firstCounted(stream)
  const bare = shouts
    ? 0
    : stream.lines.filter((at) => !bulleted(stream, at) && inCapitals(stream, at)).length
  // A line with a colon heads a list of other bullets; it is an item if its own bullet continues.
  const goesOn = (index: number) => sameBullet(stream.text, stream.lines[index - 1], stream.lines[index])
  const mayList = ({ mark, name }: Heading, index: number) =>
    (mark === '.' && !isKnown(name)) || (bare > FEW_BARE && (mark !== ':' || goesOn(index)))
  const titled = (at: number, index: number) =>
    listed && bulleted(stream, at) ? undefined : inTitleCase(stream, at, index, listed)
  const found = stream.lines.flatMap((at, index) => {
    const shouted = shouts ? undefined : inCapitals(stream, at)
    const isTopic = shouted !== undefined && listed && bulleted(stream, at) && mayList(shouted, index)
    const sure = labelled(stream.text, at) ?? (isTopic ? undefined : shouted)
    const led = dashed ? withDash(stream, at, index) : undefined
    return sure ?? led ?? counted.get(at) ?? titled(at, index) ?? []
  })
  return found.map((title) => withNote(stream, title))
}

const sameBullet = (text: string, above: number | undefined, at = 0): boolean =>
  above !== undefined && text[above] === text[at] && /[^\p{L}\p{N}]/u.test(text[at] ?? '')

function inCapitals(stream: Stream, at: number): Heading | undefined {
  const { text } = stream
  const { num, from } = numbered(text, at)
  const run = beforeRoman(text, from, withRemark(text, capitalRun(stream, from)))
  if (!run || /^[\p{Ll}(]/u.test(text.slice(from, from + 2)) || isCut(stream, at)) return
  const name = text.slice(from, run.end).replace(/[\s:.;–-]+$/u, '')
  if (name.endsWith(',')) return
  const rest = text.slice(run.end, run.end + 40)
  const opens = /[.:;]\s*$/.test(text.slice(Math.max(0, at - 4), at))
  if (!mayHead(name, run, rest, opens)) return
  const titled = blockWithTitle(stream, from, run)
  if (titled) return { ...titled, at, num }
  const place = /^[^\S\n]*(\n|$)/.test(rest) ? 'line' : 'lead'
  const strength = strengthOf(name, run.mark === '' && place === 'lead')
  const to = contentAfter(text, run.end)
  const heading = { at, to, name, num, capitals: true, place, mark: closing(run.mark), strength } as const
  if (explainsItself(text, heading)) return
  return num === '' ? { ...heading, ...romanAbove(text, at) } : heading
}

/** An abbreviation with its explanation is a topic: "O SUS: princípios e diretrizes." */
function explainsItself(text: string, { at, to, name, place, strength }: Heading): boolean {
  if (place !== 'lead' || !/^\p{Ll}/u.test(text.slice(to, to + 1))) return false
  const above = text.slice(text.lastIndexOf('\n', at - 2) + 1, at).trim()
  const isTitle = !/\p{Ll}|[.;,]$/u.test(above) && namesSubject(above.replace(/^[\d.]+\s/, ''))
  return strength <= FAINT || (ACRONYMS.test(name) && isTitle)
}

const ROMAN_ABOVE = /(?:(?:^|\n|[.;:)]\s+)([IVXL]{1,6})\s?[-–—.)]|[.;]\s+([IVXL]{1,6}))\s*\n$/u

/** A Roman number ending the line above belongs to the heading: "… de textos. II -\nLÍNGUA INGLESA". */
function romanAbove(text: string, at: number): Pick<Heading, 'at' | 'num'> {
  const before = text.slice(Math.max(0, at - 12), at)
  const [, marked, bare] = ROMAN_ABOVE.exec(before) ?? []
  const num = marked ?? bare ?? ''
  return romanValue(num) > 0 ? { num, at: at - before.length + before.lastIndexOf(num) } : { num: '', at }
}

const REMARK =
  /\s*[–—-]\s*(?:Para|Provas?|Comum|Comuns|Todos|Exceto|N[íi]vel|Ensino|Cargos?|Professor(?:es|a)?|Analista|T[ée]cnico|Agente|Auxiliar|Assistente)\s[^\n.:;]{2,80}(?=\n|$)/uy

/** A heading includes for whom it is, to the end of the line: "INFORMÁTICA – Para todos os cargos". */
function withRemark(text: string, run: CapitalRun | undefined): CapitalRun | undefined {
  if (!run || run.mark === ':' || run.mark === '.') return run
  REMARK.lastIndex = run.end
  const remark = REMARK.exec(text)?.[0] ?? postBehind(text, run.end)
  if (remark === undefined) return run
  const end = run.end + remark.length
  const more = /(?:,|\s(?:e|de|da|do|para))$/iu.test(remark)
    ? (NEXT_LINE.exec(text.slice(end))?.[0] ?? '')
    : ''
  return { end: end + more.length, mark: '\n' }
}

/** A post up to the end of the line: "INFORMÁTICA – Fiscal de Obras". */
function postBehind(text: string, from: number): string | undefined {
  const [behind, post = ''] =
    /^[^\S\n]*[–—-][^\S\n]+(\p{Lu}\p{Ll}[^\n.:;,]{2,60})(?=:?[^\S\n]*(?:\n|$))/u.exec(
      text.slice(from, from + 90),
    ) ?? []
  return namesOccupation(post) ? behind : undefined
}

const NEXT_LINE = /^\n[^\n.:;]{3,80}(?=\n|$)/u

const FIRST_ROMAN = /\s*[–—-]\s*I(?=\s?[.)–-]?$)/u
const SECOND_ROMAN = /(?<=[.;:]\s+)II\s?[.)–-]/u
const LONGEST_ITEM = 1200

/** If items are numbered I, II, III, the first number is not the heading's: "PORTUGUÊS - I. Compreensão". */
function beforeRoman(text: string, from: number, run: CapitalRun | undefined): CapitalRun | undefined {
  const first = run && FIRST_ROMAN.exec(text.slice(from, run.end))
  if (!(first && SECOND_ROMAN.test(text.slice(run.end, run.end + LONGEST_ITEM)))) return run
  return { end: from + first.index, mark: ':' }
}

const FAINT = 3

function strengthOf(name: string, unmarked: boolean): number {
  const long = (name.match(/\p{Lu}/gu)?.length ?? 0) >= 6 || soundsLikeSubject(name)
  return (long ? 5 : 3) - (unmarked ? 1 : 0) - (isUnclosed(name) ? 3 : 0)
}

const COUNTED = /\s(?:\d{1,2}|[IVX]+)$/u
const TITLED = /[^\n]{3,110}(?:(?<=(?:ESPECIALIDADE|ÁREA):)\n[^\n.:;]{3,80})?(?=\n|$)/uy

/** "BLOCO II: Conhecimentos em Direito", "EIXO 1 – Gestão" are headings up to the end of their line. */
function blockWithTitle({ text, width }: Stream, from: number, run: CapitalRun): Heading | undefined {
  TITLED.lastIndex = from
  const line = TITLED.exec(text)?.[0].trim() ?? ''
  const behind = line.slice(run.end - from).trim()
  const counted = COUNTED.test(text.slice(from, run.end)) && /^[–—-]/.test(behind)
  const title = withoutCount(counted ? behind.replace(/^[–—-]\s*/, '') : behind)
  if (!couldTitle(title, line)) return
  const isCutShort = line.length > width * FULL && LEADS_ON.test(text.slice(from + line.length, from + 300))
  if (isCutShort && !counted && !soundsLikePost(line)) return
  if (!(counted || (run.mark === ':' && soundsLikeBlock(line) && namesWhom(title, line)))) return
  const to = contentAfter(text, from + line.length)
  return {
    at: from,
    to,
    name: line.replace(/[\s:]+$/, '').replace(/\s+/g, ' '),
    num: '',
    capitals: true,
    place: 'line',
    mark: '',
    strength: 5,
  }
}

// The margin broke the words after a colon: "PROCURADOR: Direito\nConstitucional: controle".
const LEADS_ON = /^\n?\p{Lu}[^\n.:;]{2,60}:/u

const couldTitle = (title: string, line: string): boolean =>
  /^\p{Lu}/u.test(title) &&
  !(/[.;:,]$|\d[.)]?\s/.test(title) || SMALL_END.test(title)) &&
  title.split(' ').length <= (soundsLikePost(line) ? 25 : 12)

const namesWhom = (title: string, line: string): boolean =>
  soundsLikePost(line) || soundsLikeSubject(title) || namesOccupation(title)

/** Whether the line before ends in the middle of a phrase, or of a name in capitals: "edição. AUDITORIA". */
function isCut({ text, width }: Stream, at: number): boolean {
  const before = text.slice(Math.max(0, at - 160), at).trimEnd()
  const line = before.slice(before.lastIndexOf('\n') + 1)
  const goesOn = line.length > width * FULL || /^E\s\p{Lu}/u.test(text.slice(at, at + 3))
  if (goesOn && NAME_BEGUN.test(line)) return true
  if (line.length > LONG_LINE && TITLE_BEGUN.test(line)) return true
  return before !== '' && (SMALL_END.test(before) || /[,(]$/.test(before))
}

const FULL = 0.8
// A colon at the end of a long line introduces the next: "… Qualidade:\nMPS.BR, CMMI 2.0".
const LONG_LINE = 60
const TITLE_BEGUN = /[.;]\s+\p{Lu}\p{Ll}[^.;:]*:$/u
const NAME_BEGUN =
  /[\p{Ll})][.;:,!?)]\s+(?:[IVXL]+\s?[-–.)]?\s+)?\p{Lu}{3,}(?:\s+(?:\p{Lu}{3,}|E|EM|D[AEO]|N[AO]|AO?|À))*\s*$/u

/** A post's name in one word, longer than any abbreviation. */
export const ONE_WORD = /^\p{Lu}{8,}$/u

/** Names that consist of abbreviations. */
export const ACRONYMS =
  /^(?:(?:[\p{Lu}\d/-]{2,4}|\p{Lu}+\d+|\p{Lu}{2,5}(?:-[\p{Lu}\d]+)+)(?:[,;]?\s+(?:e\s+)?(?:[\p{Lu}\d/-]{2,4}|\p{Lu}+\d+|\p{Lu}{2,5}(?:-[\p{Lu}\d]+)+))*|[\p{Lu}\d/-]{2,6}(?:,\s+[\p{Lu}\d/-]{2,6}){2,})$/u

// The rest of a phrase that the margin broke: "Capítulos\nI, II e V."
const ROMANS = /^[IVXLC]+(?:(?:,| [EA])\s+[IVXLC]+)+$/iu

// "ISSQN: Lei Complementar nº 116/2003."
const UNSPOKEN = /^(?=\p{Lu}*[BCDFGHJKLMNPQRSTVWXZ]{3})\p{Lu}{5,6}$/u

// "ASG (Ambiental, Social e Governança)"
const EXPLAINED = /\s*\([^()]*\)$/u

function mayHead(name: string, { mark }: CapitalRun, rest: string, opens: boolean): boolean {
  // "ICMS: Lei Complementar nº 87/1996." is a topic.
  if (ACRONYMS.test(name.replace(EXPLAINED, '')) && !soundsLikeSubject(name)) return false
  if (ROMANS.test(name) || UNSPOKEN.test(name) || closesFirst(name)) return false
  if (mark === ':' || mark === '\n') return true
  const words = name.split(/\s+/).filter((word) => word.length > 2).length
  const isOneWord = opens && ONE_WORD.test(name) && !isLawAuthor(name, rest)
  if (words < 2 && !isKnown(name) && !isOneWord) return false
  if (mark === '.') return /^\s*(?:\d|[IVX]+\s?[-–.]|[•▪●■➢✓–-]\s|["“(]?\p{Lu})/u.test(rest)
  return /^\s*(?:[-–—]\s*)?(?:\d{1,2}[.)\s-]|["“]?\p{Lu}\p{Ll})/u.test(rest)
}

/** A heading's closing sign, unless that is the end of its line. */
export const closing = (mark: string): string => (mark === '\n' ? '' : mark)

function inTitleCase(stream: Stream, at: number, index: number, listed: boolean): Heading | undefined {
  const found = titleLine(stream, at, index)
  const line = found && listed ? aboveBullets(stream, found, index) : found
  if (line && line.strength >= 3.5) return line
  return withColon(stream, at, index) ?? longTitle(stream, at, index) ?? line
}

/** A title without a bullet right above a bulleted list is a sure one. */
function aboveBullets(stream: Stream, title: Heading, index: number): Heading {
  const heads = title.num === '' && bulleted(stream, stream.lines[index + 1] ?? stream.text.length)
  return heads ? { ...title, strength: Math.max(title.strength, 4) } : title
}
