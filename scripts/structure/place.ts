/** `core` is a feature's contract and rules, which both sides share. */
export type Layer = 'shared' | 'core' | 'server' | 'web' | 'outside'

export interface Place {
  path: string
  layer: Layer
  feature: string | undefined
  /** `src/app`: it alone imports features, and nothing imports it. */
  app: boolean
  test: boolean
}

export function placeOf(path: string): Place {
  const [, feature, rest = ''] = /^src\/features\/([^/]+)\/(.+)$/.exec(path) ?? []
  const test = /\.test\.tsx?$/.test(path)
  const app = path.startsWith('src/app/')
  return { path, feature, app, test, layer: feature ? featureLayer(rest) : kernelLayer(path) }
}

function kernelLayer(path: string): Layer {
  const [, folder] = /^src\/(?:app\/)?(shared|server|web)\//.exec(path) ?? []
  return (folder as Layer | undefined) ?? 'outside'
}

function featureLayer(rest: string): Layer {
  if (/(^|\/)server\//.test(rest)) return 'server'
  if (/(^|\/)web\/|(^|\/)copy\.ts$/.test(rest)) return 'web'
  return 'core'
}

/** The files of a feature that other features may import. */
export const OPEN_TO_FEATURES =
  /^src\/features\/[a-z0-9-]+\/(?:(?!server\/|web\/)[a-z0-9-]+\/)?(?!copy\.ts)(?:[a-z0-9-]+|web\/queries|server\/table)\.ts$/

// A part of a feature (schedule/progress) has the same vocabulary as the feature itself.
const PART = '^src/features/[a-z0-9-]+/(?:(?!server/|web/)[a-z0-9-]+/)?'
const VOCABULARY = [
  '(contract|rules|copy)\\.ts',
  '(contract|rules)\\.test\\.ts',
  // Rules that need no other file, under their own name: `records/pending.ts`.
  '[a-z0-9-]+((\\.long)?\\.test)?\\.ts',
  'server/(table|store|port|handlers)((\\.long)?\\.test)?\\.ts',
  // Slots of its screens that panels of other features fill (`src/app/web/panels.ts`).
  'web/slots\\.ts',
  // Work that would block the serving thread, and its tools.
  'server/(worker|pdf|inflated)((\\.long)?\\.test)?\\.ts',
  // Content of the server: seeds, mails, and which data is a student's own.
  'server/(catalogue|mail|personal)(\\.test)?\\.ts',
  // Work that would block the page from drawing.
  'web/worker\\.ts',
  'web/(queries|use-[a-z0-9-]+)(\\.test)?\\.ts',
  'web/[a-z0-9-]+((\\.long)?\\.test)?\\.tsx',
].map((name) => new RegExp(`${PART}${name}$`))

/** Names that say nothing about a file's content. */
const DRAWERS = /\/(common|helpers?|index|lib|misc|tools?|types|utils?)(\.test)?\.tsx?$/

/** Whether a feature may have a file of this name. */
export function isKnownName(path: string): boolean {
  return !DRAWERS.test(path) && VOCABULARY.some((name) => name.test(path))
}

/** Files that may contain Portuguese, and why. */
export const PORTUGUESE: [pattern: RegExp, reason: string][] = [
  [/(^|\/)copy\.ts$/, 'the words on the screen'],
  [/^src\/features\/(?!.*\/(server|web)\/)/, 'contracts and rules: messages and texts that both sides say'],
  [/^src\/shared\//, 'messages and calendar words that every feature says'],
  [
    /^src\/(app\/)?server\//,
    'sentences to whoever runs the server, and what the kernel answers to a wrong call',
  ],
  [/^src\/web\/api\/sentences\.ts$/, 'what the contracts tell, as pages know it by'],
  [/\/server\/(catalogue|mail|personal)\.ts$/, 'what is seeded, mailed and downloaded'],
  [/\.test\.tsx?$/, 'tests say what the student reads and writes'],
  [/^(harness|tests|e2e|bench)\//, 'the same, for journeys, harness and benches'],
  [/^scripts\/(demo|screenshots)/, 'the life of a made-up student'],
]

/** The folder that opens databases: all other code receives one. */
export const OPENS_DATABASE = /^src\/server\/database\//

/** The files that may build a query. */
export const QUERIES =
  /^src\/server\/(database\/|identity\/attempts\.ts|mail\/mail-queue\.ts|operation\/(backup|health|restore)\.ts)|\/store\.ts$/
