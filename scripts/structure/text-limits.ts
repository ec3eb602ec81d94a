import type { Violation } from './import-rules.ts'

const PAGE = /^(?:docs\/.*|[^/]*)\.md$/
/** The most words of all pages together, without fenced code. */
const MAX_WORDS = 20_000
const MAX_LETTERS = 110
/** The most lines of a page. */
const MAX_LINES: readonly [page: RegExp, most: number][] = [
  [/^AGENTS\.md$/, 80],
  [/^docs\/product\//, 60],
]
/** The most comment lines of `src`, in percent. Lower it as they go. */
const MAX_COMMENTS = 4.1
/** The most letters of a commit's title, so that it fits one line of a log. */
const MAX_TITLE = 72
const COMMENT = /^\s*(?:\/\/|\/\*|\*)/

/** Words that plain ones replaced: they tell a stranger nothing of a file. */
const RETIRED_WORDS = [
  ...['gives', 'uncounted', 'placed', 'beyond', 'together', 'said', 'means'],
  ...['as-it-is', 'as-kept', 'as-asked', 'hearing', 'placing', 'going-on', 'farewell'],
  ...['telling', 'told', 'whose', 'unshouted', 'either', 'kept', 'apart'],
  ...['hosts', 'misfits', 'unrolled', 'tabbed', 'mend', 'nasty', 'beside'],
]
const RETIRED = new RegExp(`(?:^|[/.-])(?:${RETIRED_WORDS.join('|')})(?=[.-])`)

/** Limits for readers: words and lines of the pages, comments in `src`, retired names. */
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

/** Rows of a table, pictures and lone links cannot be broken. */
const isProse = (content: string): boolean => !/^\s*[|<]/.test(content) && / .* /.test(content.trim())

/** Replaces fenced code by empty lines. */
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

/** Titles of commits, by short hash, that exceed a line of a log. */
export function titleViolations(titles: ReadonlyMap<string, string>): Violation[] {
  return [...titles].flatMap(([hash, title]) => {
    const message = `${title.length} letters in the title, more than ${MAX_TITLE}: say the why in a body`
    return title.length > MAX_TITLE ? [{ path: `commit ${hash}`, line: 1, message }] : []
  })
}
