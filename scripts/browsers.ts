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

/** Something that a script calls and a declared browser has not, with the browsers that lack it. */
export interface Lack {
  name: string
  line: number
  browsers: string[]
}

/** Objects that are there under a name of their own, by what they are. */
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
/** What gives an iterator, whose own methods came later than those of arrays. */
const ITERATORS = new Set(['values', 'keys', 'entries', 'matchAll'])
const REGEXP_FLAGS: Readonly<Record<string, string>> = { v: 'unicodeSets', d: 'hasIndices' }
const MODIFIERS = /\(\?[ims]*-?[ims]+:/

const { builtins, regular_expressions } = bcd.javascript as Record<string, Feature>

type Lacking = (feature: Feature | undefined) => string[]

/** The declared browsers, as `chrome123`, that lack the feature as a whole; none for what is not known. */
const lacking: Lacking = (feature) => {
  const told = feature?.__compat
  return told ? BROWSERS.filter((browser) => !has(told, browser)) : []
}

function has({ support }: CompatStatement, browser: string): boolean {
  const [, name = '', version = ''] = /^(\D+)([\d.]+)$/.exec(browser) ?? []
  const told = support[name as BrowserName]
  const all: readonly SimpleSupportStatement[] = told ? [told].flat() : []
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

/** Of the browser's own objects the most used: others have methods with everybody's names. */
const USUAL =
  /^(Abort(Controller|Signal)|Blob|Document|Element|FormData|HTML\w*Element|Headers|Node|Request|Response|URL(SearchParams)?)$/

/** Methods by name that no declared browser's other objects have: a call by this name is of these alone. */
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
  /** It is fine where the script asks for one of these, or has one of its own. */
  keys: string[]
}

/**
 * What of a script the declared browsers lack. What it asks for first, as by `'parse' in URL`, `typeof`, `?.`
 * or in a condition, it may then use. `own` names methods that objects of ours, or a library's, have.
 */
export function lacksOf(path: string, text: string, own: ReadonlySet<string>): Lack[] {
  const { program } = parseSync(path, text, { preserveParens: false })
  const [declared, asked] = [declaredIn(program), askedIn(program)]
  return usesIn(program)
    .filter(({ keys }) => !keys.some((key) => asked.has(key) || declared.has(key)))
    .filter(({ name, keys }) => !(name.startsWith('.') && keys.some((key) => own.has(key))))
    .map(({ node, name, browsers }) => ({
      name,
      browsers,
      line: text.slice(0, node.start).split('\n').length,
    }))
}

/** The methods that the script gives to objects. */
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

function askedIn(program: Program): Set<string> {
  const found = new Set<string>()
  const ask = (node: Node) => {
    for (const name of namesAsked(node)) found.add(name)
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

/** The names that a condition is made of. */
function namesAsked(node: Node): string[] {
  switch (node.type) {
    case 'Identifier':
      return [node.name]
    case 'MemberExpression':
      return [nameOf(node) ?? '']
    case 'UnaryExpression':
      return namesAsked(node.argument)
    case 'ChainExpression':
      return namesAsked(node.expression)
    case 'LogicalExpression':
      return [node.left, node.right].flatMap(namesAsked)
    case 'BinaryExpression':
      return node.operator === 'in' ? [textOf(node.left) ?? ''] : [node.left, node.right].flatMap(namesAsked)
    case 'CallExpression':
      return [node.callee, ...node.arguments].flatMap(namesAsked)
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

/** A global by its name, also as a member of `window`. */
function globalOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name
  if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return
  return GLOBALS.has(node.object.name) ? nameOf(node) : undefined
}

const isBuiltIn = (node: Node) =>
  node.type === 'Identifier' && Boolean(builtins?.[node.name] || bcd.api[node.name])

/** Told by the call that it comes from; `Object.keys` and its like give arrays. */
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

/** The names that a declaration or a list of parameters gives. */
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
