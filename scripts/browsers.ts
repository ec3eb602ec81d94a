import { globSync, readFileSync } from 'node:fs'
import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import type {
  BrowserName,
  CompatStatement,
  Identifier as Feature,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data'
import { type Node, type Program, parseSync, Visitor } from 'oxc-parser'
import { BROWSERS } from '../browsers.ts'

/** A feature that a script uses and a declared browser lacks, with those browsers. */
export interface Lack {
  name: string
  line: number
  browsers: string[]
}

/** Global objects by name, with their interfaces. */
const INSTANCES: Readonly<Record<string, string>> = {
  document: 'Document',
  navigator: 'Navigator',
  location: 'Location',
  history: 'History',
  performance: 'Performance',
  crypto: 'Crypto',
  screen: 'Screen',
}
const GLOBALS = new Set(['window', 'globalThis', 'self'])
/** Methods that return an iterator, whose own methods are newer than those of arrays. */
const ITERATORS = new Set(['values', 'keys', 'entries', 'matchAll'])
const REGEXP_FLAGS: Readonly<Record<string, string>> = { v: 'unicodeSets', d: 'hasIndices' }
const MODIFIERS = /\(\?[ims]*-?[ims]+:/

const { builtins, regular_expressions } = bcd.javascript as Record<string, Feature>

type Lacking = (feature: Feature | undefined) => string[]

/** The declared browsers, as `chrome123`, that lack the whole feature; none if it is unknown. */
const lacking: Lacking = (feature) => {
  const compat = feature?.__compat
  return compat ? BROWSERS.filter((browser) => !has(compat, browser)) : []
}

function has({ support }: CompatStatement, browser: string): boolean {
  const [, name = '', version = ''] = /^(\D+)([\d.]+)$/.exec(browser) ?? []
  const statement = support[name as BrowserName]
  const all: readonly SimpleSupportStatement[] = statement ? [statement].flat() : []
  return all.some(
    ({ version_added, version_removed, flags, prefix, alternative_name }) =>
      !(flags || prefix || alternative_name) &&
      isReached(version, version_added) &&
      !(version_removed && isReached(version, version_removed)),
  )
}

function isReached(version: string, since: string | false | null | undefined): boolean {
  if (!since || since === 'preview') return false
  const [[major = 0, minor = 0], [needed = 0, least = 0]] = [version, since.replace('≤', '')].map((text) =>
    text.split('.').map(Number),
  ) as [number[], number[]]
  return major > needed || (major === needed && minor >= least)
}

const member = (of: string, name: string): Feature | undefined =>
  builtins?.[of]?.[name] ?? bcd.api[of]?.[`${name}_static`] ?? bcd.api[of]?.[name]

/** The most used of the browser's own interfaces: others have methods with common names. */
const USUAL =
  /^(Abort(Controller|Signal)|Blob|Document|Element|FormData|HTML\w*Element|Headers|Node|Request|Response|URL(SearchParams)?)$/

/** A call by a name that no other interface of the declared browsers has is one of these. */
const METHODS = methodsLacking()

function methodsLacking(): Map<string, string[]> {
  const groups = [builtins ?? {}, bcd.api as Record<string, Feature>]
  const all = groups.flatMap((group) =>
    Object.entries(group).flatMap(([of, features]) =>
      Object.entries(features as Record<string, Feature>)
        .filter(([name]) => !/^_|_static$|_event$|^[A-Z@]/.test(name))
        .map(([name, feature]) => ({
          name,
          lack: lacking(feature),
          isUsual: group === builtins || USUAL.test(of),
        })),
    ),
  )
  const known = new Set(all.filter(({ lack }) => lack.length === 0).map(({ name }) => name))
  return new Map(
    all
      .filter(({ name, lack, isUsual }) => isUsual && lack.length > 0 && !known.has(name))
      .map(({ name, lack }) => [name, lack]),
  )
}

interface Use {
  node: Node
  name: string
  browsers: string[]
  /** Fine if the script checks for one of these, or defines one. */
  keys: string[]
}

/** Features that declared browsers lack, but for those checked first; `own` are our methods. */
export function lacksOf(path: string, text: string, own: ReadonlySet<string>): Lack[] {
  const { program } = parseSync(path, text, { preserveParens: false })
  const [declared, checked] = [declaredIn(program), featureChecksIn(program)]
  return usesIn(program)
    .filter(({ keys }) => !keys.some((key) => checked.has(key) || declared.has(key)))
    .filter(({ name, keys }) => !(name.startsWith('.') && keys.some((key) => own.has(key))))
    .map(({ node, name, browsers }) => ({
      name,
      browsers,
      line: text.slice(0, node.start).split('\n').length,
    }))
}

export function methodsOf(path: string, text: string): Set<string> {
  const { program } = parseSync(path, text, { preserveParens: false })
  const found = new Set<string>()
  const give = (name: string | undefined, value: Node | null) => {
    if (name && value && /^(Function|Arrow|Identifier|Method)/.test(value.type)) found.add(name)
  }
  new Visitor({
    Property: ({ key, value }) => give(keyOf(key), value),
    PropertyDefinition: ({ key, value }) => give(keyOf(key), value),
    MethodDefinition: ({ key, value }) => give(keyOf(key), value),
    AssignmentExpression: ({ left, right }) => {
      if (left.type === 'MemberExpression') give(nameOf(left), right)
    },
  }).visit(program)
  return found
}

function declaredIn(program: Program): Set<string> {
  const found = new Set<string>()
  const declare = (...patterns: (Node | null)[]) => {
    for (const name of patterns.flatMap(namesIn)) found.add(name)
  }
  new Visitor({
    VariableDeclarator: ({ id }) => declare(id),
    FunctionDeclaration: ({ id, params }) => declare(id, ...params),
    FunctionExpression: ({ id, params }) => declare(id, ...params),
    ArrowFunctionExpression: ({ params }) => declare(...params),
    ClassDeclaration: ({ id }) => declare(id),
    CatchClause: ({ param }) => declare(param),
    ImportSpecifier: ({ local }) => declare(local),
    ImportDefaultSpecifier: ({ local }) => declare(local),
    ImportNamespaceSpecifier: ({ local }) => declare(local),
  }).visit(program)
  return found
}

function featureChecksIn(program: Program): Set<string> {
  const found = new Set<string>()
  const ask = (node: Node) => {
    for (const name of namesChecked(node)) found.add(name)
  }
  new Visitor({
    IfStatement: ({ test }) => ask(test),
    ConditionalExpression: ({ test }) => ask(test),
    LogicalExpression: ({ left }) => ask(left),
    UnaryExpression: ({ operator, argument }) => {
      if (operator === 'typeof' || operator === '!') ask(argument)
    },
    BinaryExpression: (node) => {
      if (node.operator === 'in') ask(node)
    },
    CallExpression: ({ optional, callee }) => {
      if (optional) ask(callee)
    },
    MemberExpression: ({ optional, object }) => {
      if (optional) ask(object)
    },
  }).visit(program)
  return found
}

/** The names in a condition. */
function namesChecked(node: Node): string[] {
  switch (node.type) {
    case 'Identifier':
      return [node.name]
    case 'MemberExpression':
      return [nameOf(node) ?? '']
    case 'UnaryExpression':
      return namesChecked(node.argument)
    case 'ChainExpression':
      return namesChecked(node.expression)
    case 'LogicalExpression':
      return [node.left, node.right].flatMap(namesChecked)
    case 'BinaryExpression':
      return node.operator === 'in'
        ? [textOf(node.left) ?? '']
        : [node.left, node.right].flatMap(namesChecked)
    case 'CallExpression':
      return [node.callee, ...node.arguments].flatMap(namesChecked)
    default:
      return []
  }
}

function usesIn(program: Program): Use[] {
  const found: Use[] = []
  const note = (node: Node, name: string, browsers: string[], ...keys: string[]) => {
    if (browsers.length > 0) found.push({ node, name, browsers, keys })
  }
  const noteGlobal = (node: Node) => {
    const name = globalOf(node)
    if (name) note(node, name, lacksGlobal(name), name)
  }
  new Visitor({
    NewExpression: ({ callee }) => noteGlobal(callee),
    MemberExpression: (node) => {
      const [of, name] = [globalOf(node.object), nameOf(node)]
      if (!(of && name) || GLOBALS.has(of)) return
      note(node, `${of}.${name}`, lacking(member(INSTANCES[of] ?? of, name)), name, of)
      noteGlobal(node.object)
    },
    CallExpression: ({ callee }) => {
      noteGlobal(callee)
      const name = callee.type === 'MemberExpression' && nameOf(callee)
      if (!name) return
      const { object: of } = callee
      if (!isBuiltIn(of)) note(callee, `.${name}()`, METHODS.get(name) ?? [], name)
      if (isIterator(of)) note(callee, `iterator.${name}()`, lacking(builtins?.Iterator?.[name]), name)
    },
    Literal: (node) => {
      if (!('regex' in node && node.regex)) return
      const { pattern, flags } = node.regex
      for (const flag of flags) note(node, `/${flag}`, lacking(builtins?.RegExp?.[REGEXP_FLAGS[flag] ?? '']))
      if (MODIFIERS.test(pattern)) note(node, '(?i:)', lacking(regular_expressions?.modifier))
    },
  }).visit(program)
  return found
}

/** A global by name, also as a member of `window`. */
function globalOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name
  if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return
  return GLOBALS.has(node.object.name) ? nameOf(node) : undefined
}

const isBuiltIn = (node: Node) =>
  node.type === 'Identifier' && Boolean(builtins?.[node.name] || bcd.api[node.name])

/** Decided by the call that it comes from; `Object.keys` and its like return arrays. */
function isIterator(node: Node): boolean {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false
  const { object } = node.callee
  return (
    ITERATORS.has(nameOf(node.callee) ?? '') && !(object.type === 'Identifier' && object.name === 'Object')
  )
}

const lacksGlobal = (name: string) => lacking(builtins?.[name] ?? bcd.api[name] ?? bcd.api.Window?.[name])

const textOf = (node: Node): string | undefined => {
  if (node.type === 'Literal') return String(node.value)
  return node.type === 'TemplateLiteral' ? node.quasis[0]?.value.raw : undefined
}

const keyOf = (key: Node) => (key.type === 'Identifier' ? key.name : textOf(key))

const nameOf = ({ property, computed }: Extract<Node, { type: 'MemberExpression' }>) =>
  computed ? textOf(property) : keyOf(property)

/** The names that a declaration or a list of parameters introduces. */
function namesIn(pattern: Node | null): string[] {
  if (!pattern) return []
  if (pattern.type === 'Identifier') return [pattern.name]
  if (pattern.type === 'AssignmentPattern') return namesIn(pattern.left)
  if (pattern.type === 'RestElement') return namesIn(pattern.argument)
  if (pattern.type === 'ArrayPattern') return pattern.elements.flatMap(namesIn)
  if (pattern.type !== 'ObjectPattern') return []
  return pattern.properties.flatMap((part) => namesIn(part.type === 'Property' ? part.value : part))
}

function main(): void {
  const scripts = globSync('build/client/**/*.js').map((path) => [path, readFileSync(path, 'utf8')] as const)
  const own = new Set(scripts.flatMap(([path, text]) => [...methodsOf(path, text)]))
  const found = scripts.flatMap(([path, text]) => lacksOf(path, text, own).map((lack) => ({ path, ...lack })))
  for (const { path, line, name, browsers } of found)
    console.error(`${path}:${line}  ${name} is not in ${browsers.join(', ')}`)
  console.log(`browsers: ${scripts.length} scripts, ${found.length} problems`)
  process.exitCode = found.length > 0 || scripts.length === 0 ? 1 : 0
}

if (import.meta.main) main()
