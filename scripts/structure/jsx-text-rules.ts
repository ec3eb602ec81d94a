import { relative } from 'node:path'
import {
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxText,
  type JsxChild,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast'
import { API, type Checker, type Type, TypeFlags } from 'typescript/unstable/sync'
import type { Violation } from './import-rules.ts'

const COMPONENTS = /\/src\/.*(?<!\.test)\.tsx$/
const TEXT = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike
/** Types that may be a text. */
const UNKNOWN = TypeFlags.Any | TypeFlags.Unknown | TypeFlags.TypeParameter
const LITERAL = TypeFlags.StringLiteral | TypeFlags.NumberLiteral | TypeFlags.BigIntLiteral

const MESSAGE =
  'text beside other children: put it into an element of its own, or all of it into one text; where it ' +
  'comes from outside, take Elements (src/web/ui/elements.ts). A browser that translates the page takes ' +
  'text nodes out of the hands of React, which changes without them only the single text of an element'

interface Child {
  node: JsxChild
  file: SourceFile
  /** Whether it stands beside other children, or in a fragment. */
  isAmong: boolean
}

/** Finds text with siblings in the JSX of `src`; `madeUp` holds files in place of those on the disk. */
export function textViolations(root: string, madeUp: Record<string, string> = {}): Violation[] {
  const fs = {
    readFile: (name: string) => madeUp[name],
    fileExists: (name: string) => name in madeUp || undefined,
  }
  const api = new API({ cwd: root, fs })
  try {
    const [project] = api.updateSnapshot({ openProjects: ['tsconfig.json'] }).getProjects()
    if (!project) throw new Error(`${root} has no tsconfig.json`)
    const { program, checker } = project
    const files = program.getSourceFileNames().filter((name) => COMPONENTS.test(name))
    const children = files.flatMap((name) => {
      const file = program.getSourceFile(name)
      return file ? childrenIn(file) : []
    })
    return bareTexts(children, checker).map(({ file, node }) => ({
      path: relative(root, file.fileName),
      line: file.text.slice(0, node.end).split('\n').length,
      message: MESSAGE,
    }))
  } finally {
    api.close()
  }
}

function childrenIn(file: SourceFile): Child[] {
  const found: Child[] = []
  const visit = (node: Node): void => {
    if (isJsxElement(node) || isJsxFragment(node)) {
      const meant = node.children.filter(isMeant)
      const isAmong = meant.length > 1 || isJsxFragment(node)
      found.push(...meant.map((child) => ({ node: child, file, isAmong })))
    }
    node.forEachChild(visit)
  }
  visit(file)
  return found
}

/** Whether it counts as a child: comments and formatting white space do not. */
function isMeant(child: JsxChild): boolean {
  if (isJsxText(child)) return child.text.trim() !== '' || !child.text.includes('\n')
  return !isJsxExpression(child) || child.expression !== undefined
}

function bareTexts(children: readonly Child[], checker: Checker): Child[] {
  const expressions = children.flatMap(({ node }) => (isJsxExpression(node) && node.expression) || [])
  const types = new Map(checker.getTypeAtLocation(expressions).map((type, at) => [expressions[at], type]))
  return children.filter(({ node, isAmong }) => {
    if (isJsxText(node)) return isAmong
    if (!(isJsxExpression(node) && node.expression)) return false
    const type = types.get(node.expression)
    const parts = type ? partsOf(type) : []
    return (isAmong && parts.some(isText)) || parts.some((part) => isListOfTexts(part, checker))
  })
}

const partsOf = (type: Type): readonly Type[] =>
  type.isUnionType() ? type.getTypes().flatMap(partsOf) : [type]

/** The left side of `&&` draws nothing. */
function isText(type: Type): boolean {
  if (type.flags & UNKNOWN) return true
  if (!(type.flags & TEXT)) return false
  return !(type.flags & LITERAL && 'value' in type && !type.value)
}

function isListOfTexts(type: Type, checker: Checker): boolean {
  if (!(type.flags & TypeFlags.Object && checker.isArrayLikeType(type))) return false
  return type.isTypeReference() && checker.getTypeArguments(type).flatMap(partsOf).some(isText)
}
