import type { Violation } from './import-rules.ts'

const PAGE = /^(?:docs\/.*|[^/]*)\.md$/
/** Of all pages together, without fenced code. */
const MAX_WORDS = 20_000
const MAX_LETTERS = 110
/** How many lines a page may have. */
const MAX_LINES: readonly [page: RegExp, most: number][] = [
  [/^AGENTS\.md$/, 80],
  [/^docs\/product\//, 60],
]
/** Lines of `src` that are comments, in percent; they were 5.5 when this was written. Lower it as they go. */
const MAX_COMMENTS = 5.6
/** Of a commit's title, so that one line of a log holds it. */
const MAX_TITLE = 72
const COMMENT = /^\s*(?:\/\/|\/\*|\*)/

/** Words that plain ones took the place of: a file named so tells a stranger nothing. */
const RETIRED =
  /(?:^|[/.-])(?:gives|uncounted|placed|beyond|together|said|means|as-it-is|as-kept|as-asked)(?=[.-])/

/** What a reader has to get through: words and lines of the pages, comments in `src`, names to decode. */
export function textLimitViolations(files: ReadonlyMap<string, string>): Violation[] {
  const pages = [...files].filter(([path]) => PAGE.test(path)).map(([path, text]) => [path, text] as const)
  return [
    ...pages.flatMap(([path, text]) => pageProblems(path, text)),
    ...totalProblem(pages.reduce((sum, [, text]) => sum + wordsOf(text), 0)),
    ...commentProblem(files),
    ...[...files.keys()].flatMap((path) => {
      const word = RETIRED.exec(path.slice(path.lastIndexOf('/') + 1))
      return word ? [{ path, line: 1, message: 'a retired word in its name: use the word of the field' }] : []
    }),
  ]
}

function pageProblems(path: string, text: string): Violation[] {
  const lines = withoutCode(text).split('\n')
  const [, most = Number.POSITIVE_INFINITY] = MAX_LINES.find(([page]) => page.test(path)) ?? []
  const long = lines.flatMap((content, index) =>
    isProse(content) && content.length > MAX_LETTERS
      ? [{ path, line: index + 1, message: `${content.length} letters, more than ${MAX_LETTERS}: break it` }]
      : [],
  )
  const count = text.trimEnd().split('\n').length
  const message = `${count} lines, more than ${most}: a page is read standing up`
  return count > most ? [...long, { path, line: most, message }] : long
}

/** A row of a table and a picture cannot be broken, nor can a link alone. */
const isProse = (content: string): boolean => !/^\s*[|<]/.test(content) && / .* /.test(content.trim())

/** Fenced code becomes empty lines. */
const withoutCode = (text: string): string =>
  text.replace(/^ *```[\s\S]*?^ *```$/gm, (code) => code.replace(/[^\n]/g, ''))

const wordsOf = (text: string): number =>
  withoutCode(text)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length

function totalProblem(words: number): Violation[] {
  if (words <= MAX_WORDS) return []
  const message = `${words} words in all pages, more than ${MAX_WORDS}: say less, git keeps the rest`
  return [{ path: 'docs', line: 1, message }]
}

function commentProblem(files: ReadonlyMap<string, string>): Violation[] {
  const lines = [...files].flatMap(([path, text]) => (path.startsWith('src/') ? text.split('\n') : []))
  const share = (100 * lines.filter((line) => COMMENT.test(line)).length) / lines.length
  if (!(share > MAX_COMMENTS)) return []
  const message = `${share.toFixed(2)} % of the lines are comments, more than ${MAX_COMMENTS}: say why, or nothing`
  return [{ path: 'src', line: 1, message }]
}

/** Titles of commits, by their short hashes, that are longer than a line of a log. */
export function titleViolations(titles: ReadonlyMap<string, string>): Violation[] {
  return [...titles].flatMap(([hash, title]) => {
    const message = `${title.length} letters in the title, more than ${MAX_TITLE}: say the why in a body`
    return title.length > MAX_TITLE ? [{ path: `commit ${hash}`, line: 1, message }] : []
  })
}
