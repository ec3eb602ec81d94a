import { OPEN_TO_FEATURES, OPENS_DATABASE, type Place, placeOf, QUERIES } from './place.ts'
import type { Import, Source } from './source.ts'

export interface Violation {
  path: string
  line: number
  message: string
}

const OUTSIDE = /^(harness|tests|e2e|bench|scripts)\//

interface Rule {
  breaks: (from: Place, to: Place) => boolean
  instead: string
}

const RULES: Rule[] = [
  {
    breaks: (from, to) => from.layer === 'shared' && to.layer !== 'shared',
    instead: 'shared knows nothing of ours: move what you need into src/shared, or this code into a feature',
  },
  {
    breaks: (from, to) => from.layer === 'core' && to.layer !== 'core' && to.layer !== 'shared',
    instead:
      'contract.ts and rules.ts import only src/shared and contracts and rules: pass it as an argument instead',
  },
  {
    breaks: (from, to) => from.layer === 'web' && to.layer === 'server',
    instead: 'the web never imports the server: say it in contract.ts and call it through src/web/api/api.ts',
  },
  {
    breaks: (from, to) => from.layer === 'server' && to.layer === 'web',
    instead: 'the server never imports the web: move what both need into contract.ts, rules.ts or src/shared',
  },
  {
    breaks: (from, to) => !from.app && from.layer !== 'outside' && to.app,
    instead: 'src/app is where everything meets and nothing is built upon: move what you need below it',
  },
  {
    breaks: (from, to) => !from.app && isKernel(from) && to.feature !== undefined,
    instead: 'a kernel knows no feature: let the feature give it in src/app, or pass it as an argument',
  },
  {
    breaks: (from, to) => isForeign(from, to) && !OPEN_TO_FEATURES.test(to.path),
    instead: 'of another feature import only its contract and rules, web/queries.ts or server/table.ts',
  },
  {
    breaks: (from, to) => from.layer !== 'outside' && to.layer === 'outside' && OUTSIDE.test(to.path),
    instead: 'the program imports nothing from its tests, benches and scripts: move it into src',
  },
  {
    breaks: (from, to) => {
      const [a, b] = [OUTSIDE.exec(from.path)?.[1], OUTSIDE.exec(to.path)?.[1]]
      return a !== undefined && b !== undefined && a !== b && b !== 'harness'
    },
    instead: 'tests, e2e, bench and scripts share harness/ and not each other: move what both need there',
  },
]

const CORE_PACKAGES = /^typebox(\/|$)/
const DATABASE_PACKAGES = /^(pg|@electric-sql\/pglite)(\/|-|$)/

const isKernel = ({ layer, feature }: Place) =>
  feature === undefined && (layer === 'server' || layer === 'web')

function isForeign(from: Place, to: Place): boolean {
  return from.feature !== undefined && to.feature !== undefined && from.feature !== to.feature
}

/** Rules 1 to 4 of the tree, and no cycles between files or features. */
export function importViolations(sources: Source[]): Violation[] {
  const each = sources.flatMap((source) =>
    source.imports.flatMap((found) => {
      const message = found.ours ? brokenByFile(source.path, found) : brokenByPackage(source.path, found)
      return message
        ? [{ path: source.path, line: found.line, message: `imports ${found.target}: ${message}` }]
        : []
    }),
  )
  return [...each, ...cycles(sources)]
}

function brokenByFile(path: string, { target }: Import): string | undefined {
  const from = placeOf(path)
  const to = placeOf(target)
  if (from.test && to.path.startsWith('harness/')) return
  return RULES.find((rule) => rule.breaks(from, to))?.instead
}

function brokenByPackage(path: string, { target, typeOnly }: Import): string | undefined {
  const { layer, test } = placeOf(path)
  if (test || layer === 'outside') return
  if ((layer === 'shared' || layer === 'core') && !CORE_PACKAGES.test(target)) {
    return 'both sides run this file, so it uses no package but typebox: pass the value as an argument'
  }
  if (DATABASE_PACKAGES.test(target) && !OPENS_DATABASE.test(path)) {
    return 'only src/server/database opens a database: take `db: Db` as an argument'
  }
  if (/^kysely(\/|$)/.test(target) && !typeOnly && !QUERIES.test(path)) {
    return "only a feature's server/store.ts queries: put the query there and call it"
  }
}

type Graph = Map<string, Set<string>>
type Edge = [from: string, to: string]

function cycles(sources: Source[]): Violation[] {
  const edges = sources
    .filter(({ path }) => !placeOf(path).test)
    .flatMap(({ path, imports }) =>
      imports.filter(({ ours }) => ours).map(({ target }): Edge => [path, target]),
    )
  const featureEdges = edges.flatMap(([from, to]): Edge[] => {
    const [a, b] = [placeOf(from).feature, placeOf(to).feature]
    return a && b && a !== b ? [[a, b]] : []
  })
  return [
    ...cyclesOf(graphOf(edges)).map((cycle) =>
      cycleViolation(cycle, '', 'move what both need into a third file'),
    ),
    ...cyclesOf(graphOf(featureEdges)).map((cycle) =>
      cycleViolation(
        cycle,
        'src/features/',
        'let one of them know the other, or move what both need into src/shared',
      ),
    ),
  ]
}

function graphOf(edges: Edge[]): Graph {
  const graph: Graph = new Map()
  for (const [from, to] of edges) graph.set(from, (graph.get(from) ?? new Set()).add(to))
  return graph
}

function cycleViolation(cycle: string[], prefix: string, instead: string): Violation {
  return { path: `${prefix}${cycle[0]}`, line: 1, message: `cycle ${cycle.join(' → ')}: ${instead}` }
}

// Depth first; an import that leads back into the current path closes a cycle.
function cyclesOf(graph: Graph): string[][] {
  const found: string[][] = []
  const done = new Set<string>()
  const walk = (node: string, trail: string[]) => {
    const start = trail.indexOf(node)
    if (start >= 0) found.push([...trail.slice(start), node])
    if (start >= 0 || done.has(node)) return
    for (const next of graph.get(node) ?? []) walk(next, [...trail, node])
    done.add(node)
  }
  for (const node of graph.keys()) walk(node, [])
  return found
}
