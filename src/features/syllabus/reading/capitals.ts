import type { Stream } from './stream.ts'
import {
  isCommonSubject,
  namesCommonSubject,
  namesOccupation,
  soundsLikeBlock,
  soundsLikeSubject,
} from './words.ts'

export interface CapitalRun {
  readonly end: number
  /** The sign at its end: ':', '.', '–', a line feed at the end of a line, or nothing. */
  readonly mark: string
}

const TOKEN = /[^\S\n]*(\n?)[^\S\n]*([^\s:]+:?|:)/y
const JOINING = /^(?:e|de|da|do|das|dos|a|o|à|ao|aos|às|em|no|na|nos|nas|para|com|ou|por|sem)$/u
// "CONFEF/CREFs", "PDPJ-Br", "PJe"
const SMALL_INSIDE = /(?<=\p{Lu}{2})\p{Ll}$/u
const NUMBERED =
  /(?:BLOCO|ÊNFASE|ENFASE|CARGOS?|EMPREGOS?|FUNÇÃO|PERFIL|M[OÓ]DULO|EIXO|TEM[AÁ]?TICO|TEMA|PARTE|[ÁA]REA|GRUPO|N[IÍ]VEL|PROVA|COMPONENTE|UNIDADE|CÓDIGO|P)\s*$/u

// "PROVA OBJETIVA 1 – CONHECIMENTOS GERAIS": capitals behind the number, to the line's end.
const CAPITALS_BEHIND = /^\s*\d{1,2}\s*[–—-]\s*\p{Lu}{4}[\p{Lu}\s,()/–—-]*$/u

interface Scan {
  text: string
  at: number
  end: number
  mark: string
  capitals: number
  paren: boolean
  width: number
  column: number
}

/** Follows capitals from an offset; undefined if they are only an abbreviation. */
export function capitalRun({ text, width, column }: Stream, from: number): CapitalRun | undefined {
  const scan: Scan = { text, at: from, end: from, mark: '', capitals: 0, paren: false, width, column }
  for (let steps = 0; steps < 60 && step(scan); steps++) if (scan.mark === ':' && !goesOn(scan)) break
  return scan.capitals >= 3 ? { end: scan.end, mark: scan.mark } : undefined
}

/** Takes one more word if it belongs to the heading. */
function step(scan: Scan): boolean {
  TOKEN.lastIndex = scan.at
  const [, feed = '', token = ''] = TOKEN.exec(scan.text) ?? []
  const ends = token === '' || (feed !== '' && scan.capitals > 0 && !crosses(scan, token))
  if (ends) return endOfLine(scan, feed)
  if (!(scan.paren || belongs(scan, token))) return endOfLine(scan, feed)
  scan.at = TOKEN.lastIndex
  take(scan, token)
  if (scan.paren) return true
  scan.mark = COUNTED.test(token) ? '' : (/[:.;]$/.exec(token)?.[0] ?? '')
  return scan.mark === '' || scan.mark === ':'
}

function take(scan: Scan, token: string): void {
  const opens = token.includes('(') && !token.includes(')')
  scan.paren = scan.paren ? !token.includes(')') : opens
  if (!scan.paren || token.startsWith('(')) scan.capitals += token.match(/\p{Lu}/gu)?.length ?? 0
  if (!JOINING.test(token)) scan.end = scan.at
}

function endOfLine(scan: Scan, feed: string): false {
  if (feed || scan.at >= scan.text.length) scan.mark ||= '\n'
  return false
}

function belongs(scan: Scan, token: string): boolean {
  if (/^[-–—/&+=]$/.test(token)) return nextIsCapital(scan.text, TOKEN.lastIndex)
  if (/^[([]/.test(token)) return true
  if (COUNTED.test(token)) return isOfPost(scan) && nextIsCapital(scan.text, TOKEN.lastIndex)
  if (/^\d+[:)–-]?$/.test(token))
    return NUMBERED.test(scan.text.slice(0, scan.at)) || CAPITALS_BEHIND.test(lineFrom(scan))
  if (JOINING.test(token)) return nextIsCapital(scan.text, TOKEN.lastIndex)
  const letters = token
    .replace(/\([\p{L}s]+\)/gu, '')
    .replace(/[^\p{L}]/gu, '')
    .replace(SMALL_INSIDE, '')
  return letters !== '' && !/\p{Ll}/u.test(letters) && !/\d{3}|[nN][º°]$/.test(token)
}

function nextIsCapital(text: string, at: number): boolean {
  return /^\s+[("“]?(?:\p{Lu}[\p{Lu}\d/.,:;)-]|[-–—])/u.test(text.slice(at, at + 40))
}

/** A heading continues after a comma or a small word, or if the next line begins with one. */
function crosses(scan: Scan, token: string): boolean {
  const line = lineOf(scan)
  if (opensRoman(scan, token)) return false
  if (SCHOOLING.test(line.trim()) && !/^(?:IN)?COMPLETO|^[(–-]/u.test(token)) return false
  if (COUNTED_PART.test(line.trim()) && !/^[(–-]/u.test(token)) return false
  if (
    /[,–-]$|(?:^|\s)(?:e|E|DE|DA|DO|DAS|DOS|EM|À|AO|PARA|COM|NO|NA|A|O|OU|ESPECIALIDADE:?|(?<!POR )ÁREA:?)$/u.test(
      line,
    )
  )
    return true
  if (/^(?:E|DE|DA|DO|DAS|DOS|EM|À|AO|PARA|COM|NO|NA)$/u.test(token)) return true
  if (isOverSubject(scan)) return false
  return HALF_NAME.test(line.trim()) || isFull(scan) || hasNoRoom(scan, token)
}

const opensRoman = ({ text }: Scan, token: string): boolean =>
  /^[IVXL]+[).]$/.test(token) ||
  (/^[IVXL]+$/.test(token) && /^\s*[-–.)]\s/.test(text.slice(TOKEN.lastIndex, TOKEN.lastIndex + 3)))

/** Ends a name over "PORTUGUÊS: Crase", or a part's over a subject's line. */
function isOverSubject(scan: Scan): boolean {
  const next = lineFrom(scan)
  if (namesCommonSubject(/^\s*([^\n:]{4,60}):\s*\S/u.exec(next)?.[1] ?? '')) return true
  return soundsLikeBlock(lineOf(scan).replace(OWN_NUMBER, '')) && (isCommonSubject(next) || COUNTS.test(next))
}

// A name with what it counts: "SEGURIDADE SOCIAL: 1 Origem".
const COUNTS = /^\s*\p{Lu}{4}[^\p{Ll}:\n]{2,60}:\s*1\s/u

const OWN_NUMBER = /^\s*(?:\d{1,2}(?:\.\d{1,2}){1,6}\.?(?=\s)|(?:[IVXL]+|\d{1,2})\s*[–—.)-])\s*/u

// The end of a part's name: "PARA OS CARGOS DE ENSINO SUPERIOR".
const SCHOOLING =
  /(?:ENSINO|NÍVEL|ESCOLARIDADE)\s+(?:SUPERIOR|MÉDIO|FUNDAMENTAL|TÉCNICO)(?:\s+(?:IN)?COMPLETO)?$/u

const COUNTED_PART = /(?:BLOCO|M[ÓO]DULO|PARTE|GRUPO|EIXO)\s+(?:[IVX]+|\d{1,2})$/u

// The other half of the name is in the next line.
const HALF_NAME = /^(?:L[ÍI]?NGUA|CONHECIMENTOS|NO[ÇC]?[ÕO]?ES|RACIOC[ÍI]?NIO|DIREITO)$/u

/** A narrow column broke the line; below a post a word with a colon is its subject. */
function hasNoRoom(scan: Scan, token: string): boolean {
  const line = lineOf(scan)
  return (
    !(soundsLikeSubject(token) || (token.endsWith(':') && namesOccupation(line))) &&
    (line.length + 1 + token.length) * CAPITALS_WIDER > Math.min(scan.column, scan.width)
  )
}

const CAPITALS_WIDER = 1.35

const lineOf = ({ text, at }: Scan): string => text.slice(text.lastIndexOf('\n', at - 1) + 1, at)

const lineFrom = ({ text, at }: Scan): string =>
  text.slice(at, (text.indexOf('\n', at + 1) + 1 || text.length + 1) - 1)

const isFull = (scan: Scan): boolean => lineOf(scan).length > scan.width * 0.85

/** Whether words after a heading's colon belong to the heading: "ESTADO DE DIREITO: DEMOCRACIA 2.1". */
function goesOn(scan: Scan): boolean {
  const rest = scan.text.slice(scan.at, scan.at + 240)
  if (rest.startsWith('\n') && !mayCross(scan, /\S+/.exec(rest)?.[0] ?? '')) return false
  if (isOfPost(scan) && COUNTED_NEXT.test(rest)) return true
  const next = CAPITALS_NEXT.exec(rest) ?? (isOfPost(scan) ? CAPITALS_THEN_TITLE.exec(rest) : null)
  return next !== null && /\p{Lu}{4}/u.test(next[1] ?? '')
}

const mayCross = (scan: Scan, next: string): boolean =>
  isFull(scan) || hasNoRoom(scan, next) || /(?:ESPECIALIDADE|ÁREA)\s*:$/u.test(lineOf(scan))

const isOfPost = ({ text, at }: Scan): boolean => POST_IS.test(text.slice(Math.max(0, at - 30), at))

// "PERFIL: 6. GESTÃO DE SERVIÇOS": the post's number, no topic's.
const COUNTED = /^\d{1,3}\.(?:\d{1,3}\.?)?$/
const COUNTED_NEXT = /^\s+\d{1,3}\.(?:\d{1,3}\.?)?\s+(?:[–—-]\s+)?\p{Lu}{2}/u
const CAPITALS_NEXT = /^\s+((?:[\p{Lu}\d()/,–-]+\s+|(?:e|de|da|do)\s+)*[\p{Lu}()/-]+)[:.]?\s*(?:\n|\d|$)/u
const CAPITALS_THEN_TITLE = /^\s+((?:[\p{Lu}\d()/,–-]+\s+|(?:e|de|da|do)\s+)*[\p{Lu}()/-]+)\s+\p{Lu}\p{Ll}/u
const POST_IS =
  /(?:^|\s)(?:CARGOS?|EMPREGOS?|FUNÇ(?:ÃO|ÕES)|ESPECIALIDADE|ÁREA|PERFIL(?:\s\d+)?|ÊNFASE(?:\s\d+)?)\s*:$/u
