import type { Heading } from './heading-parts.ts'
import { shareOfCapitals } from './letters.ts'
import { soundsLikeSubject } from './words.ts'

const SERIES = /^(.{3,}?)\s*[–—:-]\s*((BLOCO|PARTE|M[ÓO]DULO|UNIDADE|TEMA|EIXO|GRUPO)\s+(?:I|1))$/u
const FIRST_OF_ROMAN = /^(.{8,}?(?=\s*[:–—-])|.{5,}?(?=:))\s*[:–—-]\s*I\s*[.)–—-]?\s+(\p{Lu}{3}.*)$/su
const IN_FRONT =
  /^(.*?CONHECIMENTOS\s+(?:GERAIS|B[ÁA]?SICOS|COMUNS|ESPEC[ÍI]?FICOS|COMPLEMENTARES|REGIONAIS)(?:\s*\([^)]*\))?)(:?)\s+((?:\d{1,2}(?:\.\d{1,2})*\s+)?(?!D[AEO]S?\s|E\s|EM\s|PARA\s|POR\s|COMUNS\s|A[OS]{1,2}\s)\p{Lu}\p{L}{2}.*)$/su

/** Splits "ÊNFASE 1 – BLOCO I" and "CONHECIMENTOS BÁSICOS LÍNGUA PORTUGUESA" in two. */
export function partedHeadings(headings: readonly Heading[], text: string): Heading[] {
  const names = new Set(headings.map(({ name }) => name))
  const lines = text.trim().split('\n').length
  const runs = lines <= FEW_LINES || text.length / lines > LONG_LINE
  const second = headings.some(({ num }) => num === 'II')
  const parted = (heading: Heading): Heading[] => {
    const [front, after] = partsOf(heading.name.replace(/\s+/g, ' '), { names, runs, second })
    if (after === '') return [heading]
    const [first, ...rest] = cutAt(heading, front, after, text)
    return first ? [first, ...rest.flatMap(parted)] : []
  }
  return headings.flatMap(parted)
}

interface Document {
  names: ReadonlySet<string>
  /** Whether the document is on one line, or nearly. */
  runs: boolean
  /** Whether one of its headings has the number II. */
  second: boolean
}

/** Splits a heading from the words before it, '' if there are none. */
function partsOf(name: string, { names, runs, second }: Document): [front: string, after: string] {
  const glued = gluedAt(name, runs)
  if (glued > 0) return [name.slice(0, glued).trim(), name.slice(glued)]
  const [, before = '', first = '', word = ''] = SERIES.exec(name) ?? []
  if (first !== '' && (names.has(`${word} II`) || names.has(`${word} 2`))) return [before, first]
  const found =
    (second ? FIRST_OF_ROMAN.exec(name) : null) ??
    partInFront(name) ??
    titleAfterCapitals(name) ??
    CAPITALS_AFTER.exec(name)
  return [found?.[1] ?? '', (found?.at(-1) ?? '').replace(/^[\d.\s]+/, '')]
}

/** After a colon only what sounds like a subject is one: "ESPECÍFICOS: MÉDICO" names a post. */
function partInFront(name: string): RegExpExecArray | null {
  const found = IN_FRONT.exec(name)
  const [, , colon = '', after = ''] = found ?? []
  return colon === '' || soundsLikeSubject(after) ? found : null
}

/** The offset of the next subject in a heading's name; 0 if there is none. */
function gluedAt(name: string, runs: boolean): number {
  const words = name.replace(/\([^)]*\)/g, '')
  if (!(runs || NUMBERED_POST.test(name)) || shareOfCapitals(words) <= 0.85) return 0
  return Math.max(0, name.search(NEXT_SUBJECT))
}

const CAPITALS_THEN_TITLE = /^(.*\p{Lu}{3,}\)?)[\s–—-]+(\p{Lu}\p{Ll}.*)$/su

/** "TÉCNICO DE LABORATÓRIO Conhecimentos específicos": a post in capitals, then the subject. */
function titleAfterCapitals(name: string): RegExpExecArray | null {
  const found = CAPITALS_THEN_TITLE.exec(name)
  const [, front = '', after = ''] = found ?? []
  return shareOfCapitals(front) > 0.85 && soundsLikeSubject(after) ? found : null
}

// "Química, Física e Biologia (Noções): QUÍMICA"
const CAPITALS_AFTER = /^(\p{Lu}\p{Ll}[^:]{6,}):\s+(\p{Lu}{4}[\p{Lu}\s]*)$/su

const LONG_LINE = 1000
const FEW_LINES = 2
// A subject may follow a post's number and name: "CARGO 1: AUDITOR CONTABILIDADE PÚBLICA".
const NUMBERED_POST = /^(?:CARGO|EMPREGO|ÊNFASE|PERFIL|FUNÇÃO)\s+\d{1,3}\s*[:–-]/u
// On one line a heading may run into the next: "MÉDICO DO TRABALHO CONHECIMENTOS MÉDICOS GERAIS".
const NEXT_SUBJECT =
  /(?<=\)\s)(?=(?:PORTUGUÊS|MATEMÁTICA|HISTÓRIA|GEOGRAFIA)(?:\s|$))|(?<=(?:^|\s)(?!D[AEO]S?\s|N[AO]S?\s|A[OS]\s|EM\s|PARA\s|COM\s|SOBRE\s|NOÇÕES\s|ESPECIALIDADE\s|ÁREA\s)\p{L}{2,}\s|\)\s)(?=(?:DIREITOS?|LÍNGUA|RACIOCÍNIO|NOÇÕES|LEGISLAÇÃO|CONHECIMENTOS|INFORMÁTICA|ATUALIDADES|ADMINISTRAÇÃO|CONTABILIDADE|GESTÃO|SAÚDE|ÉTICA)(?:\s|$))/u

// A topic's number after a subject's name: "QUÍMICA: I ÁTOMO".
const ITS_ROMAN = /(?<=[:–—-]\s*)(I)\s*[.)–—-]?\s+$/u

function cutAt(heading: Heading, before: string, after: string, text: string): Heading[] {
  const words = after.split(' ').map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const found = new RegExp(`${words.join('\\s+')}[\\s:.–—-]*$`, 'u').exec(text.slice(heading.at, heading.to))
  if (!found) return [heading]
  const front = text.slice(heading.at, heading.at + found.index)
  const [counted = '', num = ''] = ITS_ROMAN.exec(front) ?? []
  const cut = heading.at + front.length - counted.length
  return [
    { ...heading, to: cut, name: before, place: 'line' as const },
    {
      ...heading,
      at: cut,
      name: after,
      capitals: heading.capitals || shareOfCapitals(after) > 0.85,
      num,
      place: heading.place === 'line' ? ('lead' as const) : ('inline' as const),
    },
  ]
}
