const LIST_MARK = /^\s*(?:[-*+]|\d+[.)])\s+/
const ONLY_MARKS = /^\s*(?:[-*+#>=_~]+|\d+[.)]?)\s*$/
const CLOSED =
  /\\.|\*\*[^*]+\*\*|\*[^*\s][^*]*\*|__[^_]+__|_[^_]+_|`[^`]+`|~~[^~]+~~|\[[^[\]]*\]\([^()\s]*\)/g
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

// Repetitions are bounded: a long word or a row of spaces would take quadratic time.
const ADDRESS = String.raw`(?:[a-z][a-z\d+.-]{0,20}:\/\/|www\.|mailto:)[^\s<>()[\]\`]*[^\s<>()[\]\`.,;:!?'"*_]|[^\s<>()[\]\`*@]{1,64}@[^\s<>()[\]\`*@]*[^\s<>()[\]\`.,;:!?'"*_@]`
const LINK = String.raw`!?\[([^[\]\n]*)\]\( {0,3}<?([^\s()<>]*)>?(?: {1,3}(?:"[^"\n]*"|'[^'\n]*'))? {0,3}\)`
const PIECES = new RegExp(String.raw`\\[!-/:-@[-\`{-~]|[\\\`]|${LINK}|${ADDRESS}|[<[\]]|&(?=#|\w+;)`, 'gi')

/** Shows links' words and addresses; drops code marks, which could enclose an address. */
export const withoutLinks = (text: string): string =>
  text.replace(PIECES, (piece, words?: string, address?: string) => {
    if (words !== undefined && address !== undefined) return shown(withoutLinks(words), address)
    if (piece === '`') return ''
    if (/^\\./.test(piece)) return piece
    return piece.length === 1 ? `\\${piece}` : asCode(piece)
  })

const shown = (words: string, address: string) => {
  const code = asCode(address)
  return words === '' || words === code ? code : `${words} (${code})`
}

const asCode = (address: string) => (address === '' ? '' : `\`${address.replaceAll('`', '')}\``)
