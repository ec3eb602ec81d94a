import { fold, tidy } from '../../../shared/text.ts'
import { shortHash } from '../format/identity.ts'
import { type NewsKind, WATCH_LIMITS } from './contract.ts'

/** A link as a page has it: its address, its own words, and those of its row before it. */
export interface PageLink {
  readonly href: string
  readonly words: string
  readonly row: string
}

/** A document whose name says that it matters; the same at every look has the same `key`. */
export interface PageDocument {
  readonly key: string
  readonly kind: NewsKind
  readonly name: string
  readonly link: string
}

/** The first matching kind counts: 'Gabarito da retificação' is an amendment. */
const KINDS: readonly [NewsKind, RegExp][] = [
  ['amendment', /retifica|errata/],
  ['answer_key', /gabarito/],
  ['summons', /convoca/],
  ['result', /resultado|classifica|homologa/],
]

const kindOf = (name: string): NewsKind | undefined => {
  const said = fold(name)
  return KINDS.find(([, words]) => words.test(said))?.[0]
}

/** Parts of a page that change without a new document: times of day, tokens of digits and letters. */
const RESTLESS = /\b\d{1,2}:\d{2}(?::\d{2})?\b|\b(?=[a-z]*\d)[a-z0-9]{12,}\b/gu

const steady = (text: string) => tidy(fold(text).replace(RESTLESS, ' '))

/** The documents that a page at `from` links to, each once. */
export function documentsIn(links: readonly PageLink[], from: string): PageDocument[] {
  const found = new Map<string, PageDocument>()
  for (const link of links) {
    const document = documentOf(link, from)
    if (document && !found.has(document.key)) found.set(document.key, document)
  }
  return [...found.values()]
}

function documentOf({ href, words, row }: PageLink, from: string): PageDocument | undefined {
  const to = href.length > WATCH_LIMITS.url ? null : URL.parse(href, from)
  if (!(to && /^https?:$/.test(to.protocol)) || to.username || to.password) return
  const name = [words, fileNameOf(to), row].find(kindOf)
  const kind = name && kindOf(name)
  if (!kind) return
  // The address may contain a session's number too.
  const path = steady(to.pathname.replace(/;.*$/u, ''))
  const link = to.href.length > WATCH_LIMITS.url ? from : to.href
  return { key: shortHash(`${steady(name)}\n${path}`), kind, name: shownOf(name), link }
}

function fileNameOf({ pathname }: URL): string {
  const last = pathname.split('/').at(-1) ?? ''
  const bare = last.replace(/\.[a-z]{2,4}$/iu, '').replace(/[-_+]+/gu, ' ')
  try {
    return decodeURIComponent(bare)
  } catch {
    return bare
  }
}

const shownOf = (name: string) => {
  const clean = tidy(name.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ' '))
  return clean.length > WATCH_LIMITS.name ? `${clean.slice(0, WATCH_LIMITS.name - 1).trimEnd()}…` : clean
}

/** Most news of one look; a page with more was redesigned, and the first ones suffice. */
const MOST_AT_ONCE = 5
/** Keys that are remembered of a page, the newest. */
const MOST_KNOWN = 5_000

/** Returns the unknown documents as news, and all that are known then; a first look has no news. */
export function newsOf(
  documents: readonly PageDocument[],
  known: readonly string[] | null,
): { news: PageDocument[]; known: string[] } {
  const before = new Set(known)
  const fresh = documents.filter(({ key }) => !before.has(key))
  return {
    news: known === null ? [] : fresh.slice(0, MOST_AT_ONCE),
    known: [...(known ?? []), ...fresh.map(({ key }) => key)].slice(-MOST_KNOWN),
  }
}

const HOUR_MS = 3_600_000
/** Time between two looks at a page that answers; a failing one is read daily in the end. */
export const LOOK_MS = 6 * HOUR_MS
export const LONGEST_REST_MS = 24 * HOUR_MS
