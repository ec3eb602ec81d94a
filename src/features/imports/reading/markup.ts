const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}
const ENTITY = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,6}));/gi

/** Decodes XML and HTML entities. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(ENTITY, (whole, hex?: string, number?: string, name?: string) => {
    if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? accented(name) ?? whole
    const code = hex === undefined ? Number(number) : Number.parseInt(hex, 16)
    return code > 0x10ffff ? '' : String.fromCodePoint(code)
  })
}

const MARKS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  cedil: '\u0327',
  uml: '\u0308',
}

/** Decodes 'ccedil' and the like. */
function accented(name: string): string | undefined {
  const mark = MARKS[name.slice(1)]
  return mark && `${name.charAt(0)}${mark}`.normalize('NFC')
}

export interface Tag {
  /** Without its prefix, in lower case. */
  readonly name: string
  readonly isEnd: boolean
  readonly isWhole: boolean
  /** Text between the name and the end of the tag. */
  readonly attributes: string
  /** Text before the tag. */
  readonly before: string
}

const NAME = /^\/?\s*([\w.-]+:)?([\w.-]+)/

/** Calls `onTag` for each tag of XML or HTML in turn; skips comments and unclosed tags. */
export function eachTag(markup: string, onTag: (tag: Tag) => void): void {
  let from = 0
  let text = ''
  for (let start = markup.indexOf('<'); start >= 0; start = markup.indexOf('<', from)) {
    text += markup.slice(from, start)
    const closing = markup.startsWith('<!--', start) ? '-->' : '>'
    const end = markup.indexOf(closing, start)
    if (end < 0) return
    from = end + closing.length
    const tag = closing === '>' ? tagOf(markup.slice(start + 1, end), text) : undefined
    if (!tag) continue
    onTag(tag)
    text = ''
  }
}

function tagOf(inside: string, before: string): Tag | undefined {
  const [whole = '', , name] = NAME.exec(inside) ?? []
  if (name === undefined) return undefined
  return {
    name: name.toLowerCase(),
    isEnd: inside.startsWith('/'),
    isWhole: inside.endsWith('/'),
    attributes: inside.slice(whole.length),
    before,
  }
}

/** Finds the value of an attribute, with or without a namespace prefix; undefined if it is missing. */
export function attribute(attributes: string, name: string): string | undefined {
  const at = new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(attributes)
  return at ? decodeEntities(at[1] ?? at[2] ?? '') : undefined
}
