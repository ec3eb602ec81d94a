import { shareOfCapitals } from './letters.ts'
import {
  isCommonSubject,
  namesCommonSubject,
  namesOccupation,
  soundsLikeBlock,
  soundsLikeSubject,
} from './words.ts'

const FEW_LINES = 2
const LONG_LINE = 200
const LEAST = 2
// Above this many names in capitals, one in small letters needs a known name.
const MANY = 3
const NAMED = /(?<=[.;!?)]\s+)(?:\p{Lu}[\p{Lu}\s,–-]{3,60}|\p{Lu}\p{Ll}[\p{L}\s,–-]{2,60}):(?=\s)/gu
// Names that are recognised without a closing sign: "… Crase. Matemática Operações com números."
const BARE =
  /(?<=^|[.;!?)]\s+|\p{Lu}{3}\s+)(?:Língua (?:Portuguesa|Inglesa|Espanhola)|Português|Matemática|Raciocínio Lógico(?:[- ](?:e )?Matemático)?|(?:Noções de )?Informática|Atualidades|Redação Oficial|Legislação(?: d[aeo]s? (?:\p{Lu}{2,}|\p{Lu}\p{Ll}+))?|Conhecimentos (?:Gerais|Básicos|Específicos|Pedagógicos)|(?:Noções de )?Direito (?:Administrativo|Constitucional|Penal|Civil|Tributário|Eleitoral|Empresarial|do Trabalho|Processual (?:Penal|Civil|do Trabalho)))(?=\s+(?:[•▪●➢✓]\s+)?(?!Financeir|Aplicad|Básic|Militar|Sancionador|Disciplinar|Comercial|Brasileir|Instrumental|Matemátic|Internaciona|Públic|Municipa|Estadua|Federa|Específic|Gera|Correlat|Complementar|Tributári|Previdenciári|Profissiona|Educaciona|Instituciona|Lógic)\p{Lu}\p{Ll})/gu

/** Whether a programme is on one line, or nearly. */
export function lostLines(programme: string): boolean {
  const lines = programme.split(/(?<!\p{L}-)\n/u).filter((line) => line.trim() !== '')
  return lines.length <= FEW_LINES && programme.length >= lines.length * LONG_LINE
}

/** In a text without lines, gives known subjects after closed sentences lines, if there are two. */
export function withLinesRestored(whole: string, shouts: boolean): string {
  const isFlat = lostLines(whole)
  const programme = shouts ? whole : withPartsApart(whole, isFlat && postsIn(whole).length >= LEAST)
  if (!isFlat) return withNamedLines(programme)
  const names = namesIn(programme)
  return (
    (shouts ? undefined : (withBulletLines(programme) ?? amongCapitals(names, programme))) ??
    withCountedLines(programme) ??
    withLinesOf(names, programme, programme === whole ? LEAST : 1)
  )
}

function amongCapitals(names: readonly RegExpExecArray[], programme: string): string | undefined {
  const inCapitals = names.filter(([name]) => shareOfCapitals(name) > 0.85).length
  return inCapitals > 0 ? withNamedLines(programme, inCapitals >= MANY ? 1 : LEAST, true) : undefined
}

function withLinesOf(names: readonly RegExpExecArray[], programme: string, least: number): string {
  if (names.length < least) return withBareLines(programme)
  const starts = new Set(names.map(({ index }) => index))
  return programme.replace(NAMED, (name, at: number) => (starts.has(at) ? `\n${name}` : name))
}

/** Names before a colon: very common subjects, and posts if there are at least two. */
function namesIn(programme: string): RegExpExecArray[] {
  const posts = new Set(postsIn(programme))
  const counts = posts.size >= LEAST
  return [...programme.matchAll(NAMED)].filter(
    ({ 0: name, index }) => isCommonSubject(name.slice(0, -1)) || (counts && posts.has(index)),
  )
}

/** The offsets of posts that precede their topics: "Fiscal de Posturas: Código de Posturas." */
const postsIn = (programme: string): number[] =>
  [...programme.matchAll(NAMED)]
    .filter(({ 0: name, index }) => namesOccupation(name) && OPENS.test(programme.slice(index + name.length)))
    .map(({ index }) => index)

const OPENS = /^\s+["“]?\p{Lu}/u

const INNER_BULLET = /(?<=[.;]\s+)([-–•▪●■➢✓])\s+(?=["“]?\p{Lu})/gu
const LEAST_BULLETS = 6
// "… juros. Matemática - Frações": a name between a closed sentence and the first bullet.
const OVER_BULLETS =
  /(?<=(?:^|[.;]|\p{Lu}{3}\)?)\s+)(\p{Lu}\p{Ll}[^.;]{2,90}?)\s+(?=[-–•▪●■➢✓]\s+["“]?\p{Lu})/gu

/** In a text on one line, gives each bulleted topic a line, and a name above them. */
function withBulletLines(programme: string): string | undefined {
  const bullets = [...programme.matchAll(INNER_BULLET)]
  const sentences = programme.match(/[.;]\s+["“]?\p{Lu}/gu)?.length ?? 0
  if (bullets.length < LEAST_BULLETS || sentences > bullets.length / 2) return
  return programme
    .replace(OVER_BULLETS, (_, name: string) => `\n${name}\n`)
    .replace(INNER_BULLET, (bullet) => `\n${bullet}`)
    .replace(PART, '\n')
    .replace(/[^\S\n]*\n\s*/g, '\n')
}

const BELOW_PART = /(?<=\p{Lu}{3}\)?)[^\S\n]+(\p{Lu}\p{Ll}[\p{L}\s,–-]{2,80}):(?=\s+["“]?\p{Lu})/gu
// Words in capitals after a closed sentence.
const CAPITALS = /(?:^|[.;!?]\s+|\p{Ll}:?\s+)([^\p{Ll}.;!?]*)$/u
const LONGEST_PART = 300

/** Gives a part in capitals before a subject a line: "CONHECIMENTOS GERAIS Língua Portuguesa: Crase." */
function withPartsApart(programme: string, overPosts: boolean): string {
  let kept = ''
  let from = 0
  for (const { 0: whole, 1: name = '', index } of programme.matchAll(BELOW_PART)) {
    const part = CAPITALS.exec(programme.slice(Math.max(from, index - LONGEST_PART), index))?.[1] ?? ''
    const heads = soundsLikeSubject(name) || (overPosts && namesOccupation(name))
    if (!(heads && soundsLikeBlock(part.replace(/^\P{L}+/u, '')))) continue
    const at = index - part.length
    kept += `${programme.slice(from, at).trimEnd()}\n${part.trim()}\n${name.replace(/(?<!-)\s+/g, ' ')}:`
    from = index + whole.length
  }
  return kept + programme.slice(from)
}

const IN_LINE =
  /(?<=[.;!?)][^\S\n]+)(?<!(?:^|\s)(?:[IVXL]+|[\d.]+)[.)][^\S\n]+)\p{Lu}\p{Ll}+[^\S\n]+(?:\p{L}[\p{L},–-]*\s){0,6}\p{L}+:(?=\s)/gu

/** Gives names lines in other texts: "Direito Penal: Crimes. Direito Civil: Bens.". */
function withNamedLines(programme: string, least = LEAST, isFlat = false): string {
  const passages = programme.split(CAPITAL_LINE).map((passage) => {
    const explains = !isFlat && labelsExplain(passage)
    const isName = (name: string, behind: string) =>
      namesCommonSubject(name.slice(0, -1)) && !(explains && SMALL.test(behind))
    return { passage, isName }
  })
  const names = passages.flatMap(({ passage, isName }) =>
    [...passage.matchAll(IN_LINE)].filter(({ 0: name, index }) =>
      isName(name, passage.slice(index + name.length)),
    ),
  )
  if (names.length < least) return programme
  return passages.map(({ passage, isName }) => linesOf(passage, isName)).join('\n')
}

function linesOf(passage: string, isName: (name: string, behind: string) => boolean): string {
  return passage
    .split('\n')
    .map((line) => {
      const parted = areParted(line)
      const stays = (at: number) => parted && /;\s+$/.test(line.slice(Math.max(0, at - 3), at))
      return line.replace(IN_LINE, (name, at: number) =>
        isName(name, line.slice(at + name.length)) && !stays(at) ? `\n${name}` : name,
      )
    })
    .join('\n')
}

// Titles in capitals separate the text below them.
const CAPITAL_LINE = /\n(?=[^\p{Ll}\n]*\p{Lu}{4}[^\p{Ll}\n]*(?:\n|$))/u
const EXPLAINED = /(?<=^|[.;!?)]\s+)(\p{Lu}\p{Ll}[^.:;\n]{2,60}):(?=\s+\p{Ll})/gmu
const SMALL = /^\s+\p{Ll}/u

/** Most names before small letters are not subjects: "Língua Inglesa: leitura. Verbos: tempos." */
function labelsExplain(passage: string): boolean {
  const labels = [...passage.matchAll(EXPLAINED)]
  return labels.filter(([, name = '']) => isCommonSubject(name)).length < labels.length / 2
}

/** Splits a list at semicolons that capitals follow: "Direito Penal: crimes; Direito Civil: bens." */
const areParted = (line: string): boolean => !/;[^\S\n]+(?!["“]?\p{Lu})/u.test(line)

const COUNTED =
  /(?<=[.;!?)]\s+|\p{Lu}{3}\s+)(?:\d{1,2}(?:\.\d{1,2})*[.)]?\s+)?\p{Lu}\p{Ll}[\p{L}\s,–-]{2,60}:?\s*\(\d{1,3}\s+(?:quest(?:[õo]?es|[ãa]?o)|itens)\)/gu

/** Does the same for titles with a number of questions: "… Crase. Raciocínio Lógico (10 questões)". */
function withCountedLines(programme: string): string | undefined {
  const found = [...programme.matchAll(COUNTED)].length
  return found < LEAST ? undefined : programme.replace(COUNTED, (name) => `\n${name}\n`).replace(PART, '\n')
}

// Words with capitals before a sentence, whose first word has one too.
const FUSED =
  /(?<=^|[.;!?)]\s+|(\p{Lu}{3}\s+))((?!Lei|Decreto|Resolu|C[óo]digo|Estatut|Constitui|Manual|Sistema|Pol[íi]tica|Plano|Programa|Regim|Normas?)\p{Lu}\p{Ll}+(?:(?:\s+(?:e|d[aeo]s?|n[ao]s?|em|à|ao|para|com|[-–])){0,2}\s+\p{Lu}\p{Ll}+){1,9})(?=\s+\p{Lu}\p{Ll}+[,:]?\s+\p{Ll})/gu
// A post's name in one word: "Enfermeiro Processo de enfermagem."
const POST =
  /(?<=[.;!?)][^\S\n]+|\p{Lu}{3}[^\S\n]+)\p{Lu}\p{Ll}{4,}(?=[^\S\n]+(?!Lei|Decreto)\p{Lu}\p{Ll}+[,:]?\s)/gu
// The start of a part in capitals that ends a line.
const PART = /(?<=[.;])[^\S\n]+(?=(?:\d{1,2}\.?[^\S\n]+)?\p{Lu}{4,}[\p{Lu} –-]+\n)/gu
const SERIES = /^\p{L}+(?:\s\p{L}+){0,4}\s+[-–]\s/u

/** Does the same for names with only a capital: "Analista - Contabilidade Balanço patrimonial." */
function withBareLines(programme: string): string {
  const bare = programme.replace(BARE, (name) => `\n${name}\n`)
  const fused = [...bare.matchAll(FUSED)]
  const alike = (name: string) =>
    fused.filter(([other]) => SERIES.test(name) && other.startsWith(seriesOf(name)))
  const names = fused.filter(
    ([name, part]) =>
      part !== undefined ||
      soundsLikeSubject(name) ||
      (SERIES.test(name) && namesOccupation(name)) ||
      alike(name).length >= LEAST,
  )
  const starts = new Set(names.map(({ index }) => index))
  const posts = [...bare.matchAll(POST)].filter(([name]) => namesOccupation(name)).length
  const found = names.length + posts + [...programme.matchAll(BARE)].length
  if (found < LEAST) return programme
  return bare
    .replace(FUSED, (name, ...rest) => (starts.has(rest[2]) ? `\n${name}\n` : name))
    .replace(POST, (name) => (posts >= LEAST && namesOccupation(name) ? `\n${name}\n` : name))
    .replace(PART, '\n')
    .replace(/[^\S\n]*\n\s*/g, '\n')
}

const seriesOf = (name: string): string => SERIES.exec(name)?.[0] ?? name

/** Whether a very common subject begins inside a passage: "… Crase. Matemática Operações". */
export const holdsSubject = (passage: string): boolean =>
  [...passage.matchAll(BARE)].length > 0 ||
  [...passage.matchAll(NAMED)].some(([name]) => isCommonSubject(name.slice(0, -1)))
