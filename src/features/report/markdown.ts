const LIST_MARK = /^\s*(?:[-*+]|\d+[.)])\s+/
const ONLY_MARKS = /^\s*(?:[-*+#>=_~]+|\d+[.)]?)\s*$/
const CLOSED = /\\.|\*\*[^*]+\*\*|\*[^*\s][^*]*\*|__[^_]+__|_[^_]+_|`[^`]+`|~~[^~]+~~|\[[^\]]*\]\([^)\s]*\)/g
const OPEN = /[\\*_`~[<]/

/** Returns finished lines, and the last one up to a mark whose other half is still to come. */
export function settled(text: string): string {
  const start = text.lastIndexOf('\n') + 1
  const line = text.slice(start)
  if (ONLY_MARKS.test(line)) return text.slice(0, start)
  const masked = line.replace(LIST_MARK, blank).replace(CLOSED, blank)
  const open = masked.search(OPEN)
  return open === -1 ? text : text.slice(0, start + open)
}

const blank = (found: string) => ' '.repeat(found.length)

/** Links that somebody unknown wrote may lead to the web or a letter; undefined for anything else. */
export function safeAddress(href: string): string | undefined {
  const url = URL.parse(href)
  return url && ['http:', 'https:', 'mailto:'].includes(url.protocol) ? url.href : undefined
}
