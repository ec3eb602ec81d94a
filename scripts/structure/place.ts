/** Which side of the program a file is on. `core` is a feature's contract and rules, which both sides share. */
export type Layer = 'shared' | 'core' | 'server' | 'web' | 'outside'

/** Where a file stands in the tree. */
export interface Place {
  path: string
  layer: Layer
  feature: string | undefined
  test: boolean
}

/** Tells from a path alone which layer and which feature a file belongs to. */
export function placeOf(path: string): Place {
  const [, feature, rest = ''] = /^src\/features\/([^/]+)\/(.+)$/.exec(path) ?? []
  const test = /\.test\.tsx?$/.test(path)
  return { path, feature, test, layer: feature ? featureLayer(rest) : kernelLayer(path) }
}

function kernelLayer(path: string): Layer {
  const [, folder] = /^src\/(shared|server|web)\//.exec(path) ?? []
  return (folder as Layer | undefined) ?? 'outside'
}

function featureLayer(rest: string): Layer {
  if (/(^|\/)server\//.test(rest)) return 'server'
  if (/(^|\/)web\/|(^|\/)copy\.ts$/.test(rest)) return 'web'
  return 'core'
}

/** The files of a feature that other features may import. */
export const OPEN_TO_FEATURES = /\/(contract|rules|web\/queries|server\/table)\.ts$/

// A part of a feature (study/timer) has the same vocabulary as the feature itself.
const PART = '^src/features/[a-z0-9-]+/(?:(?!server/|web/)[a-z0-9-]+/)?'
const VOCABULARY = [
  '(contract|rules|copy)\\.ts',
  '(contract|rules)\\.test\\.ts',
  'server/(table|store|port|handlers)(\\.test)?\\.ts',
  // Content the server holds: what it seeds, what it mails, and which of it is a student's own.
  'server/(catalogue|mail|personal)(\\.test)?\\.ts',
  'web/(queries|use-[a-z0-9-]+)(\\.test)?\\.ts',
  'web/[a-z0-9-]+(\\.test)?\\.tsx',
].map((name) => new RegExp(`${PART}${name}$`))

/** Whether a feature may have a file of this name. */
export function isKnownName(path: string): boolean {
  return VOCABULARY.some((name) => name.test(path))
}

/** Where words in Portuguese may stand, and why. */
export const PORTUGUESE: [pattern: RegExp, reason: string][] = [
  [/(^|\/)copy\.ts$/, 'the words on the screen'],
  [/(^|\/)(contract|rules)\.ts$/, 'messages and texts that both sides say'],
  [/^src\/shared\//, 'messages and calendar words that every feature says'],
  [/^src\/server\//, 'sentences to whoever runs the server, and what the kernel answers to a wrong call'],
  [/\/server\/(catalogue|mail|personal)\.ts$/, 'what is seeded, mailed and downloaded'],
  [/\.test\.tsx?$/, 'tests say what the student reads and writes'],
  [/^(tests|e2e|bench)\//, 'the same, for journeys, harness and benches'],
  [/^scripts\/(demo|screenshots)/, 'the life of a made-up student'],
]

/** The files that may open a database: the one that all others ask, and its own parts. */
export const OPENS_DATABASE = /^src\/server\/(attempts|db|embedded(-[a-z]+)*|lock|open-[a-z]+|sql-types)\.ts$/

/** The files that may build a query. */
export const QUERIES =
  /^src\/server\/(attempts|db|embedded(-[a-z]+)*|health|mail-queue|migrate|open-[a-z]+|operator\/(backup|restore))\.ts$|\/store\.ts$/
