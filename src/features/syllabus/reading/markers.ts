import type { Stream } from './stream.ts'

export interface Marker {
  readonly at: number
  readonly to: number
  readonly path: readonly number[]
  /** The number as printed, without the last dot. */
  readonly num: string
  /** The sign between number and words: '.', ')', '-', '.-' or nothing. */
  readonly style: string
  /** How much the surrounding words support it; negative if they contradict it. */
  readonly weight: number
}

const NUMBER =
  /(?<![\p{L}\p{N}/º°§$%+@#_-]|(?:^|\s)[IVXL]{1,6}\.)(\d{1,3}(?:\.\d{1,3}){0,7})(?![\d/%º°ª]|[.,:]\d|-\p{Lu}(?:[,;)]|\s(?:a|e|ao)\s\d))(\s*[.)]?\s*[-–—‐](?!\s*\d+[ºª°]?\s*[;,)])|\s?[.)]|)(\s*)/gu
const ROMAN = /(?<![\p{L}\p{N}/-])([IVXL]{1,6})(\s*[-–—]|\s?[.)]\s?[-–—]?)(\s*)(?=[\p{Lu}"“])/gu
// At the head of a line a full stop may follow a letter too.
const LETTER = /(?<![\p{L}\p{N}/.-])([a-z])((?<=(?:^|\n)[a-z])\.(?=\s\p{Lu})|\))(\s*)(?=\S)/gu

// The word before owns the number.
const OWNED =
  /(?:^|[\s("“])(n[ºo°.]?\.?[ºo°]?|nos|nrs?|nºs|n\.os|arts?\.?|artigos?|leis?|decretos?|decreto-lei|portarias?|resolu(?:ção|ções)|§{1,2}|incisos?|al[ií]neas?|itens|item|subitens|cap[ií]tulos?|caps?\.|t[ií]tulos?|anexos?|se(?:ção|ções)|livros?|partes?|nbr|iso|iec|cpc|rdc|ifrs|nic|vers(?:ão|ões)|windows|office|word|excel|powerpoint|linux|wi-fi|wpa|ipv|sql|java|python|html|css|grau|s[ée]culos?|páginas?|p\.|pp\.|v\.|vol\.|fls?\.|s[úu]mulas?|tema|temas|classe|tipo|tipos|nível|níveis|fase|etapa|e|a|à|ao|aos|o|os|as|de|do|da|dos|das|em|no|na|nas|até|ou|com|por|para|entre|sobre|pela|pelo|um|uma|cada|desde|após|mais|menos|cerca|é|são|que|dia|inferior|superior|igual|copa|web|indústria|covid|r\$|us\$|anos?|blocos?|ênfase|cargos?|empregos?|perfil|m[óo]dulo|eixo|tem[áa]tico|[áa]rea|grupo|componente|unidade|quadro|tabela|turma|região|zona)\s*$/iu
// Words before a number of a part of the exam or a post: "PROVA 1", "CARGO: 1.01 – AGENTE".
const OF_PART =
  /(?:^|\n)\s*(?:provas?|(?:cargos?|empregos?|fun[çc][ãa]o|perfil|[êe]nfase|especialidade|c[óo]digo|op[çc][ãa]o)\s*:?)\s*(?:n[º°.]+\s*)?$/iu
const COUNTED_LINE = /(?:^|\n)\s*(\d{1,3}(?:\.\d{1,3})*)[.)]?\s+\p{Lu}[^\n]*\n$/u
const LONGEST_LINE = 160
const CLOSED = /[.;:!?…]["”')\]]*\s*$/u
// Words before the last item of a list: "… no plano; e\nd) Prismas".
const AND_LAST = /;\s+(?:e|ou)\s*$/u
const HALF_CLOSED = /[,)\]"”]\s*$/u

// Some count their second topic "2.0", above "2.1".
const NOUGHT = /(?<=^\d+)\.0$/

/** Every number of the stream that could begin a topic, in order. */
export function decimalMarkers({ text }: Stream): Marker[] {
  return [...text.matchAll(NUMBER)].flatMap((found) => {
    const [whole, num = '', mark = '', gap = ''] = found
    const at = found.index
    const to = at + whole.length
    const path = num.replace(NOUGHT, '').split('.').map(Number)
    if (path.some((part) => part === 0 || part > 199) || isDecimalTail(text, at) || !hasWords(text, to))
      return []
    if (mark.includes(')') && isInParentheses(text, at)) return []
    const style = mark.replace(/\s/g, '').replace(/[–—‐]/g, '-')
    const continued = continuesLine(text, at, path)
    const weight =
      contextWeight(text, at, to, continued) + spacing(style, gap, text, to) + (path.length > 1 ? 1 : 0)
    return weight > -7 ? [{ at, to, path, num, style, weight }] : []
  })
}

/** Roman numerals (I, II, …) or letters (a, b, …) that could begin a topic. */
export function otherMarkers(text: string, kind: 'roman' | 'letter'): Marker[] {
  return [...text.matchAll(kind === 'roman' ? ROMAN : LETTER)].flatMap((found) => {
    const [whole, num = '', mark = ''] = found
    const value = kind === 'roman' ? romanValue(num) : num.charCodeAt(0) - 96
    const at = found.index
    const style = mark.replace(/\s/g, '').replace(/[–—]/g, '-')
    const weight = contextWeight(text, at, at + whole.length)
    return value > 0 ? [{ at, to: at + whole.length, path: [value], num, style, weight }] : []
  })
}

/** "(PESO 1)" ends with a parenthesis that was opened before. */
const isInParentheses = (text: string, at: number): boolean =>
  /\([^()\n]{1,60}$/.test(text.slice(Math.max(0, at - 62), at))

const hasWords = (text: string, to: number): boolean => /\p{L}/u.test(text.slice(to, to + 60))

/** Whether the dot or comma before belongs to a decimal or a law's number: "3.9", "14.133". */
function isDecimalTail(text: string, at: number): boolean {
  return /\d\s?[.,]$/.test(text.slice(Math.max(0, at - 3), at)) && !/\s$/.test(text.slice(0, at))
}

/** Whether the previous number begins the line above, as in "2.3 Artigos\n2.4 Numerais". */
function continuesLine(text: string, at: number, path: readonly number[]): boolean {
  if (text[at - 1] !== '\n') return false
  const num = COUNTED_LINE.exec(text.slice(Math.max(0, at - LONGEST_LINE), at))?.[1]
  return num !== undefined && continues(num.split('.').map(Number), path)
}

/** Whether a number is the next beside another, or the first below it. */
export function continues(path: readonly number[], next: readonly number[]): boolean {
  if (next.length === path.length + 1 && next.at(-1) === 1) return path.every((part, at) => part === next[at])
  const sibling = next.length === path.length && next.at(-1) === (path.at(-1) ?? 0) + 1
  return sibling && next.slice(0, -1).every((part, index) => part === path[index])
}

function contextWeight(text: string, at: number, to: number, continued = false): number {
  const before = text.slice(Math.max(0, at - 40), at)
  return weightBefore(before, continued) + weightAfter(text.slice(to, to + 12))
}

function weightBefore(before: string, continued: boolean): number {
  if (OF_PART.test(before)) return -9
  if (before.trim() === '' || AND_LAST.test(before)) return 1
  if (CLOSED.test(before)) return OWNED.test(before) ? -4 : 1
  if (!continued && OWNED.test(before)) return -6
  const line = (before.endsWith('\n') ? 0.5 : 0) + Number(continued)
  if (HALF_CLOSED.test(before)) return line - 0.5
  return line - 1.5
}

function weightAfter(after: string): number {
  if (/^["“'‘([¿]*\p{Lu}/u.test(after)) return 1
  if (/^["“'‘([]/u.test(after)) return 0
  if (/^\p{Ll}/u.test(after))
    return /^(de|do|da|dos|das|e|a|ao|anos?|meses|dias|horas?|pontos?|questões|graus?)\s/u.test(after)
      ? -5
      : -2
  if (/^\d/.test(after)) return -1
  return -4
}

/** A number glued to its words, or without a sign before small letters, is seldom a topic's. */
function spacing(style: string, gap: string, text: string, to: number): number {
  if (gap === '' && style === '') return -3
  return style === '' && /^\p{Ll}/u.test(text.slice(to)) ? -1 : 0
}

const ROMANS: [string, number][] = [
  ['XL', 40],
  ['L', 50],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
]

/** Returns the value of a Roman numeral up to 89, or 0. */
export function romanValue(roman: string): number {
  if (!/^(XL|L?X{0,3})(IX|IV|V?I{0,3})$/.test(roman)) return 0
  let rest = roman
  let value = 0
  for (const [letters, worth] of [...ROMANS].sort((a, b) => b[1] - a[1])) {
    while (rest.startsWith(letters)) {
      rest = rest.slice(letters.length)
      value += worth
    }
  }
  return value
}
