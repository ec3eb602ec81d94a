import { tidy } from '../../../shared/text.ts'

const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/gu
const LIGATURES = /[\ufb00-\ufb06]/gu
/** `1.2`, `1.`, `12)`, `II –`, `a)`: a number is one only where a mark or its own dot says so. */
const NUMBERING =
  /^(?:\d{1,2}(?:\.\d{1,2})+[.)]?|\d{1,3}[.)]|\d{1,3}\s*[-–—:]|[ivx]{1,6}\s*[-–—.)]|[a-z]\))\s+(?=.)/u
/** Removes all but the last of numbers in a row at once, to keep the time linear. */
const NUMBERS = /^(?:\d{1,2}(?:\.\d{1,2})+\s+)+(?=\d{1,2}(?:\.\d{1,2})+\s+.)/u
const THOUSANDS = /(?<=\d)\.(?=\d{3}(?!\d))/gu
/** `nº`, `n°`, `n.º`, `no` and `n.` before a number, with the number's leading zeros. */
const NUMERO = /\bn\s*\.?\s*[ºo°]?\s*\.?\s*0*(?=\d)/gu
/** Between digits they belong to the number: 2.0, 1990/2020. */
const LOOSE_MARKS = /(?<!\d)[./,]|[./,](?!\d)/gu
/** Signs that distinguish names after a letter: C# and C, P&D and PD. */
const LOOSE_SIGNS = /(?<![\p{L}\p{N}+#])[#%&*@]/gu
const PUNCTUATION = /[^\p{L}\p{N}\p{Sm}\p{Sc}\s#%&*@./,]/gu

/** Folds case, accents, numbering and punctuation; the format's ids are made of it, so it never changes. */
export function normalise(text: string): string {
  let known = once(text)
  for (let next = once(known); next !== known; next = once(known)) known = next
  return known || tidy(text).toLowerCase()
}

function once(text: string): string {
  const plain = text
    .replace(UNSEEN, '')
    .replace(LIGATURES, (sign) => sign.normalize('NFKC'))
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/(?<=\d)°/gu, 'º')
    .toLowerCase()
  const unnumbered = tidy(plain)
    .replace(NUMBERS, '')
    .replace(NUMBERING, '')
    .replace(NUMERO, 'n ')
    .replace(THOUSANDS, '')
  return tidy(unnumbered.replace(LOOSE_MARKS, ' ').replace(LOOSE_SIGNS, ' ').replace(PUNCTUATION, ' '))
}

const OFFSET = 0xcbf29ce484222325n
const PRIME = 0x100000001b3n
const encoder = new TextEncoder()

/** FNV-1a of 64 bits over UTF-8, its last `length` digits to the base 36. */
export function shortHash(text: string, length = 7): string {
  let hash = OFFSET
  for (const byte of encoder.encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * PRIME)
  return hash.toString(36).padStart(length, '0').slice(-length)
}

/** The id of a topic: the same for equal subject and text, whatever the numbering and accents. */
export function topicId(subject: string, text: string): string {
  return `t${shortHash(`${normalise(subject)}\n${normalise(text)}`)}`
}

/** The id of a subject; one name in two blocks gets two ids. */
export function subjectId(name: string, block = ''): string {
  return `d${shortHash(`${normalise(block)}\n${normalise(name)}`)}`
}

/** The id of a block; its heading distinguishes blocks of one name. */
export function blockId(name: string, heading = ''): string {
  return `b${shortHash(`${normalise(name)}\n${normalise(heading)}`)}`
}

/** Gives each id once: a repeat becomes `id-2`, `id-3`, … `used` are those that can no longer be given. */
export function uniqueIds(used: Iterable<string> = []): (id: string) => string {
  const given = new Set(used)
  const last = new Map<string, number>()
  return (id) => {
    let next = id
    for (let n = last.get(id) ?? 1; given.has(next); ) {
      n += 1
      last.set(id, n)
      next = `${id}-${n}`
    }
    given.add(next)
    return next
  }
}

/** A part of a document's id or of an address: `Agente de Trânsito` becomes `agente-de-transito`. */
export function slug(text: string): string {
  return normalise(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
