import type { Violation } from './import-rules.ts'
import { isKnownName, PORTUGUESE, placeOf, QUERIES } from './place.ts'
import type { Found, Query, Source } from './source.ts'

const MAX_LINES = 400
const COUNTED = /^(src|scripts|harness|tests|e2e|bench)\/.+\.(tsx?|css|m?js)$/
const ACCENTED = /[\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u00FF]/

// Written so that the rule does not match this file.
const LEFTOVERS: [pattern: RegExp, instead: string][] = [
  [/\b(TOD[O]|FIXM[E]|XX[X])\b/, 'finish it or take it out: what is planned does not live in the code'],
  [/\/work[/]/, 'a path of one machine: use a path from the root of the project'],
  [/registry\.npmj[s]/, 'an address of a registry: npm knows its own'],
  [
    /^\s*(?:\/\/|\/?\*\*?) (?:What|Who|Whose|Whom|Those|Of)\b/,
    'a comment that begins without a noun or a verb: say who does what, and why',
  ],
]

/** The rules for single files: names, sizes, doc comments, words and leftovers. */
export function fileViolations(source: Source): Violation[] {
  const at = (line: number, message: string): Violation => ({ path: source.path, line, message })
  return [
    ...nameProblems(source).map((message) => at(1, message)),
    ...undocumented(source).map(({ text, line }) =>
      at(
        line,
        `${text} is exported without a doc comment: say what its name and types cannot (units, shape, errors)`,
      ),
    ),
    ...portuguese(source).map(({ text, line }) =>
      at(
        line,
        `Portuguese outside copy.ts, contract.ts or rules.ts: move ${JSON.stringify(text.trim())} there`,
      ),
    ),
    ...leftovers(source).map(({ text, line }) => at(line, text)),
  ]
}

function nameProblems({ path, lines }: Source): string[] {
  const problems: string[] = []
  if (placeOf(path).feature && !isKnownName(path)) {
    problems.push('not a file a feature has: see the closed set of names in scripts/structure/place.ts')
  }
  if (COUNTED.test(path) && lines > MAX_LINES) {
    problems.push(`${lines} lines, more than ${MAX_LINES}: split it by what its parts know`)
  }
  return problems
}

// Only functions that every feature and both sides call; elsewhere a comment is a matter of judgement.
function undocumented({ path, undocumented }: Source): Found[] {
  const { layer, test } = placeOf(path)
  return !test && (layer === 'shared' || layer === 'core') ? undocumented : []
}

function portuguese({ path, words }: Source): Found[] {
  if (PORTUGUESE.some(([pattern]) => pattern.test(path))) return []
  return words.filter(({ text }) => ACCENTED.test(text))
}

function leftovers({ text }: Source): Found[] {
  return text.split('\n').flatMap((content, index) => {
    const hit = LEFTOVERS.find(([pattern]) => pattern.test(content))
    return hit ? [{ text: hit[1], line: index + 1 }] : []
  })
}

const WRITES = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto'])
const RAW_WRITE =
  /\b(?:insert\s+into|delete\s+from|merge\s+into|update(?=\s+\S+\s+set\b))\s+"?([a-z_][a-z0-9_]*)/gi

/** Only a store queries, and only the feature whose `server/table.ts` declares a table writes it. */
export function tableViolations(sources: Source[]): Violation[] {
  const owners = new Map(sources.flatMap(({ path, tables }) => tables.map((table) => [table, ownerOf(path)])))
  return sources.flatMap((source) => {
    const { layer, test } = placeOf(source.path)
    if (layer === 'outside' || test) return []
    return writesAndReads(source).flatMap((query) => {
      const message = queryProblem(source.path, query, owners)
      return message ? [{ path: source.path, line: query.line, message }] : []
    })
  })
}

function ownerOf(path: string): string {
  const { feature } = placeOf(path)
  return feature ? `src/features/${feature}` : 'src/server'
}

function writesAndReads({ path, queries, words }: Source): Query[] {
  if (!QUERIES.test(path)) return queries
  const raw = words.flatMap(({ text, line }) =>
    [...text.matchAll(RAW_WRITE)].map(([, table]) => ({ method: 'insertInto', table, line })),
  )
  return [...queries, ...raw]
}

function queryProblem(
  path: string,
  { method, table }: Query,
  owners: Map<string, string>,
): string | undefined {
  if (!QUERIES.test(path)) return `${method} outside a store: only a feature's server/store.ts queries`
  if (!WRITES.has(method)) return
  if (!table)
    return `${method} of a table that is not named: write its name as a literal, so that its owner is known`
  const owner = owners.get(table)
  if (!owner)
    return (
      placeOf(path).feature && `writes ${table}, which no server/table.ts declares: declare it in its owner's`
    )
  if (owner !== ownerOf(path))
    return `writes ${table}, which belongs to ${owner}: only a table's owner writes it`
}
