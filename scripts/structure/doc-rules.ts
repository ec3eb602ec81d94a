import { posix } from 'node:path'
import type { Violation } from './import-rules.ts'

const ROOTED = '(?:src|scripts|harness|tests|e2e|bench|docs|migrations)/[^\\s`]*'
const NAMED = new RegExp(`\`(${ROOTED}|[^\\s\`:]+\\.(?:tsx?|css|sql|md))\``, 'g')
const LINKED = /\]\(([^)#:\s]+\.md)[)#]/g

/** Files and folders that a page of the documentation names and that do not exist. */
export function docViolations(files: ReadonlyMap<string, string>): Violation[] {
  const tree = `\n${[...files.keys()].join('\n')}\n`
  return [...files].flatMap(([path, text]) => {
    if (!path.endsWith('.md')) return []
    return text.split('\n').flatMap((content, index) =>
      missingIn(content, posix.dirname(path), tree).map((missing) => ({
        path,
        line: index + 1,
        message: `names ${missing}, which does not exist: name what does, from the root or by its last parts`,
      })),
    )
  })
}

function missingIn(content: string, folder: string, tree: string): string[] {
  const named = [...content.matchAll(NAMED)].flatMap(([, name = '']) => eachOf(name))
  const linked = [...content.matchAll(LINKED)].map(([, link = '']) => posix.join(folder, link))
  return [
    ...named.filter((name) => !patternOf(name).test(tree)),
    ...linked.filter((link) => !tree.includes(`\n${link}\n`)),
  ]
}

/** `src/{web,server}/` names two. */
function eachOf(name: string): string[] {
  const [all, names = ''] = /\{([^}]*)\}/.exec(name) ?? []
  return all ? names.split(',').flatMap((one) => eachOf(name.replace(all, one))) : [name]
}

/** `e2e/offline-*.journey.ts` and `features/<noun>/rules.ts` are patterns. */
function patternOf(name: string): RegExp {
  const pattern = name
    .replace(/\/$/, '')
    .replace(/[.+?^$()|[\]\\]/g, '\\$&')
    .replaceAll('*', '[^/\\n]*')
    .replace(/<[^>]*>/g, '[^/\\n]+')
  return new RegExp(`[\\n/]${pattern}(/|\\n|\\.tsx?\\n)`)
}
