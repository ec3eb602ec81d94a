import type { LookupFunction } from 'node:net'
import { Parser } from 'htmlparser2'
import { type OutsideText, readOutside, type Validators } from '../../../../server/http/outside-text.ts'
import { publicLookup } from '../../../../server/http/public-lookup.ts'
import { shortHash } from '../../format/identity.ts'
import type { PageLink } from '../rules.ts'

/** Content of an address: the links of a page, or the hash of a file's bytes. */
export type PageRead =
  | { readonly kind: 'page'; readonly links: PageLink[]; readonly validators: Validators }
  | { readonly kind: 'file'; readonly hash: string; readonly validators: Validators }
  | Exclude<OutsideText, { kind: 'answer' }>

export interface Reading {
  readonly timeoutMs?: number
  readonly lookup?: LookupFunction
}

const MAX_BYTES = 5 * 1024 * 1024
const TIMEOUT_MS = 10_000
const MOST_LINKS = 5_000
const MOST_WORDS = 500

/** Reads a page of a public address only, without redirects to another server. */
export async function readPage(
  url: string,
  known: Validators,
  { timeoutMs = TIMEOUT_MS, lookup = publicLookup }: Reading = {},
): Promise<PageRead> {
  const how = { accept: 'text/html,application/xhtml+xml,*/*;q=0.5', maxBytes: MAX_BYTES, timeoutMs, lookup }
  const read = await readOutside(url, known, how)
  if (read.kind !== 'answer') return read
  const { type, text, bytes, validators } = read
  // Some servers name no type.
  const isPage = /html|^$/i.test(type) && !text.startsWith('%PDF-')
  if (isPage) return { kind: 'page', links: linksIn(text), validators }
  return { kind: 'file', hash: shortHash(bytes.toString('latin1'), 12), validators }
}

/** Elements that begin a row of their own. */
const ROWS = new Set([
  'tr',
  'li',
  'p',
  'div',
  'section',
  'article',
  'dd',
  'dt',
  'br',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
])
const UNSEEN = new Set(['script', 'style', 'template', 'noscript'])

/** The links of a page, in order, in time that grows as the page does. */
export function linksIn(html: string): PageLink[] {
  const links: PageLink[] = []
  let row = ''
  let open: { href: string; words: string; row: string } | undefined
  let unseen = 0
  const close = () => {
    if (open && links.length < MOST_LINKS) links.push(open)
    open = undefined
  }
  const parser = new Parser({
    onopentag(name, { href }) {
      if (UNSEEN.has(name)) unseen += 1
      if (ROWS.has(name) && !open) row = ''
      if (name !== 'a') return
      close()
      if (href) open = { href, words: '', row }
    },
    ontext(text) {
      if (unseen > 0) return
      if (open) open.words = `${open.words}${text}`.slice(0, MOST_WORDS)
      else row = `${row}${text}`.slice(-MOST_WORDS)
    },
    onclosetag(name) {
      if (UNSEEN.has(name)) unseen -= 1
      if (name === 'a') close()
    },
  })
  parser.end(html)
  close()
  return links
}
