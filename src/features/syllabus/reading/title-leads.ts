import {
  contentAfter,
  type Heading,
  isKnown,
  isUnclosed,
  numbered,
  SMALL_END,
  startsParagraph,
} from './heading-parts.ts'
import type { Stream } from './stream.ts'
import { isCommonSubject, namesOccupation, soundsLikeSubject } from './words.ts'

// A second line with a bullet or a number is a topic.
const TITLE =
  /["“]?\p{Lu}[^:;.\n]{2,95}(?:\n(?![•▪●■◦*►➢✓‣·–—-]\s|\d{1,2}[)\s–-])[^:;.\n]{1,70})?:(?!\/\/|\d{1,2}[:h\d])/uy

// A sentence that introduces a list is no title: "A prova de Língua Portuguesa tem por objetivo avaliar:".
const SAYS =
  /\s(?:tem|têm|terá|terão|será|serão|é|são|deve|devem|deverá|deverão|pode|podem|avaliará|avaliarão|abrange|abrangem|contempla|contemplam|versará|versarão|consiste|visa|visam)\s/iu

// A subject's aim: "Objetivo geral: …".
const AIM = /^objetivos?(?:\s|$)/iu

// A next line in small letters explains a topic.
const EXPLAINS = /^[^\S\n]*\n\s*\p{Ll}/u
const HEADS_LINES = /^[^\S\n]*(?:$|\n\s*(?!\p{Ll}))/u

/** A title at the head of a line, before a colon: "Matemática: Razão. Porcentagem." */
export function withColon(stream: Stream, at: number, index: number): Heading | undefined {
  const { text } = stream
  const { num, from } = numbered(text, at)
  TITLE.lastIndex = from
  const raw = TITLE.exec(text)?.[0]
  if (raw === undefined || num.includes('.')) return
  const name = raw.slice(0, -1).replace(/\s+/g, ' ')
  if (SAYS.test(name) || AIM.test(name) || isUnclosed(name)) return
  const feed = raw.indexOf('\n')
  if (
    feed >= 0 &&
    (!startsParagraph(stream, index) || endsBefore(stream, from + feed + 1, raw.slice(feed + 1, -1)))
  )
    return
  const end = from + raw.length
  const place = /^[^\S\n]*(\n|$)/.test(text.slice(end, end + 20)) ? 'line' : 'lead'
  const opens = startsParagraph(stream, index)
  const sure = isSure(name, opens, text.slice(end, end + 20))
  const strength = (sure ? 3.5 : 2) + (opens ? 0.5 : -1)
  return { at, to: contentAfter(text, end), name, num, capitals: false, place, mark: ':', strength }
}

/** After an empty line, or as a subject's name in unbroken lines, the second line is its own title. */
const endsBefore = ({ gaps, width, column }: Stream, at: number, name: string): boolean =>
  gaps.has(at) ||
  isCommonSubject(name) ||
  (soundsLikeSubject(name) && !Number.isFinite(Math.min(width, column)))

const isSure = (name: string, opens: boolean, after: string): boolean =>
  (isKnown(name) && !EXPLAINS.test(after)) ||
  (opens && name.length < 60 && HEADS_LINES.test(after)) ||
  (opens && namesOccupation(name) && /^\s+\p{Lu}/u.test(after))

// Before sentences, a lone title with a dash is one name: "Direito Penal – Parte Geral".
const DASHED = /["“]?(\p{Lu}[^:;.\n–—\d]{2,70}?)[^\S\n][–—-][^\S\n]+(?=["“]?\p{Lu}\p{Ll}[^\n]*[.;])/uy
const LEAST_DASHED = 2
const LEAST_COUNTED = 2
// A line of this share of the width was broken by the margin, so no paragraph begins after it.
const FULL = 0.85

/** Whether subjects begin paragraphs with a dash: "Português – Crase.", "Matemática – Razão.". */
export function dashesLead(stream: Stream): boolean {
  const { text, lines } = stream
  const leads = lines.flatMap((at, index) =>
    startsParagraph(stream, index) ? [dashedName(text, numbered(text, at).from)] : [],
  )
  return leads.filter((name) => name !== undefined && isCommonSubject(name)).length >= LEAST_DASHED
}

function dashedName(text: string, from: number): string | undefined {
  DASHED.lastIndex = from
  return DASHED.exec(text)?.[1]
}

/** A title before a dash, in a text where dashes follow subjects. */
export function withDash(stream: Stream, at: number, index: number): Heading | undefined {
  const { text, lines, width } = stream
  const { num, from } = numbered(text, at)
  const name = dashedName(text, from)
  if (name === undefined || num.includes('.') || !startsParagraph(stream, index)) return
  const to = DASHED.lastIndex
  const above = at - (lines[index - 1] ?? at) - 1
  const strength = isKnown(name) || namesOccupation(name) || above < width * FULL ? 4 : 2.5
  return { at, to, name, num, capitals: false, place: 'lead', mark: ':', strength }
}

// Numbers start behind the colon; words below "Legislação" are a topic.
const FIRST_COUNTED =
  /(\p{Lu}[^:;.\n\d]{2,110})(:[^\S\n]\p{Lu}[^:;.\n\d]{2,70})?:[^\S\n]+(?=1[^\S\n]?[.)–-]?[^\S\n]+["“]?\p{Lu})/uy
const WORDS_OF_TITLE = 3

/** A title with numbered topics on its own line: "Matemática: 1 Razão\n2 Porcentagem". */
function withFirst({ text, lines, width }: Stream, index: number): Heading | undefined {
  const at = lines[index] ?? 0
  FIRST_COUNTED.lastIndex = at
  const [whole = '', title = '', below = ''] = FIRST_COUNTED.exec(text) ?? []
  const before = text.slice(lines[index - 1] ?? at, at).trimEnd()
  const mayGoOn = before.length > width * FULL && !/[.;:!?]$/.test(before) && !isKnown(title)
  const isCut = mayGoOn || SMALL_END.test(before) || before.endsWith(',') || isUnclosed(title)
  const isTopic = below !== '' && title.split(' ').length < WORDS_OF_TITLE
  if (isCut || isTopic || !/\p{Ll}/u.test(title)) return
  const place = { at, to: at + whole.length, place: 'lead' } as const
  return { ...place, name: title + below, num: '', capitals: false, mark: ':', strength: 4.5 }
}

/** Such titles by the place of their line, if there are at least two. */
export function firstCounted(stream: Stream): ReadonlyMap<number, Heading> {
  const found = stream.lines.flatMap((_, index) => withFirst(stream, index) ?? [])
  return new Map(found.length < LEAST_COUNTED ? [] : found.map((heading) => [heading.at, heading]))
}

const LABELLED =
  /(?:disciplina|mat[ée]ria|componente curricular)(?:\s(?:[IVX]+|\d{1,2}))?\s?[:–-]\s+\p{L}[^\n]{2,120}(?=\n|$)/iuy

/** The subject after a label: "DISCIPLINA: Noções de Direito". */
export function labelled(text: string, at: number): Heading | undefined {
  LABELLED.lastIndex = at
  const name = LABELLED.exec(text)?.[0].trim()
  if (name === undefined || /[.;,]$/.test(name) || SMALL_END.test(name)) return
  const to = contentAfter(text, at + name.length)
  return { at, to, name, num: '', capitals: true, place: 'line', mark: '', strength: 5 }
}
