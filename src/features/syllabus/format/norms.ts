const KINDS: [pattern: string, urn: string, lastFederal: number][] = [
  ['lei complementar', 'lei.complementar', 400],
  ['decreto[- ]lei', 'decreto.lei', 10_000],
  ['lei', 'lei', 16_500],
  ['decreto', 'decreto', 13_500],
  ['medida provisória', 'medida.provisoria', 3_000],
  ['emenda constitucional', 'emenda.constitucional', 200],
]
const BODIES = ['resolução', 'instrução normativa', 'portaria', 'deliberação', 'instrução']

const NUMBER = String.raw`(?:n\s*\.?\s*[ºo°]?s?\s*[./]*\s*)?(\d{1,3}(?:\.\d{3})+|\d{1,6})`
const DATE = String.raw`(?:\s*,?\s*de\s+\d{1,2}[º°]?\s+de\s+[a-zç]+\s+de\s+|\s*,?\s*de\s+\d{1,2}[./]\d{1,2}[./]|\s*[/-]\s*|\s*,?\s*de\s+)`
const YEAR = String.raw`(\d{4}|\d{2})(?!\d)`
/** `estadual de Goiás` only before `nº`, so that words of another sentence are none of it. */
const SEAT = String.raw`(\s+(?:federal|estadual|distrital|municipal))?(?:\s+d[aeo]\s+\p{L}+(?:\s+\p{L}+){0,2}(?=\s+n\s*[º°o.]))?`

const law = new RegExp(
  String.raw`(?<!\p{L})(${KINDS.map(([kind]) => kind).join('|')})${SEAT}\s+${NUMBER}${DATE}${YEAR}`,
  'giu',
)
const rule = new RegExp(
  String.raw`(?<!\p{L})(${BODIES.join('|')})((?:\s+(?!n[º°.o\s])[\p{L}/.()-]+){0,5}?)\s+${NUMBER}${DATE}${YEAR}`,
  'giu',
)

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim()
    .replace(/[^a-z0-9]+/g, '.')
    .replace(/^\.?(?:d[aeo]\.)?|\.$/g, '')

const fullYear = (year: string) => (year.length === 4 ? year : `${Number(year) < 50 ? 20 : 19}${year}`)

/** URNs of federal laws, else `seat:kind:year;number`; a law is federal unless words or number deny it. */
export function normsOf(text: string): string[] {
  const clear = text.normalize('NFC')
  const laws = [...clear.matchAll(law)].map(([, kind = '', seat = '', number = '', year = '']) =>
    lawUrn(kind, seat, number, year),
  )
  const rules = [...clear.matchAll(rule)].map(
    ([, kind = '', body = '', number = '', year = '']) =>
      `${[plain(body), plain(kind)].filter(Boolean).join(':')}:${fullYear(year)};${digits(number)}`,
  )
  return [...new Set([...laws, ...rules])]
}

const digits = (number: string) => String(Number(number.replaceAll('.', '')))

function lawUrn(kind: string, seat: string, number: string, year: string): string {
  const [, urn = plain(kind), last = 0] =
    KINDS.find(([pattern]) => new RegExp(`^${pattern}$`, 'iu').test(kind)) ?? []
  const named = plain(seat)
  const isFederal = named === 'federal' || (named === '' && Number(digits(number)) <= last)
  const prefix = isFederal ? 'urn:lex:br:federal:' : named && `${named}:`
  return `${prefix}${urn}:${fullYear(year)};${digits(number)}`
}

/** A norm as a text names it; the year may be missing. */
export interface Mention {
  readonly name: string
  readonly year: string | undefined
}

const NAMED = String.raw`(?:\s*n\s*\.?\s*[ºo°]?s?\s*[./]*\s*)`
const anyKind = [...KINDS.map(([kind]) => kind), ...BODIES, 'súmula'].join('|')
const mention = new RegExp(
  String.raw`(?<!\p{L})(${anyKind})(?:\s+(?!n\s*[º°.o]?\s*\d)[\p{L}/.()-]+){0,5}?(?:${NAMED}|\s+(?=\d[\d.]*${DATE}\d{2}))(\d{1,3}(?:\.\d{3})+|\d{1,6})(?:${DATE}${YEAR})?`,
  'giu',
)

/** The norms that a text names by kind and number, with the year or without. */
export function mentionsOf(text: string): Mention[] {
  return [...text.normalize('NFC').matchAll(mention)].map(([, kind = '', number = '', year]) => ({
    name: `${plain(kind)};${digits(number)}`,
    year: year === undefined ? undefined : fullYear(year),
  }))
}

/** The text without the norms that it names. */
export function withoutNorms(text: string): string {
  return text.normalize('NFC').replace(mention, ' ')
}

/** Whether two texts name the same norm; a year that is missing speaks against nothing. */
export function isSameNorm(one: Mention, other: Mention): boolean {
  return (
    one.name === other.name && (one.year === undefined || other.year === undefined || one.year === other.year)
  )
}
