import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { docViolations } from './structure/doc-rules.ts'
import { fileViolations, tableViolations } from './structure/file-rules.ts'
import { importViolations, type Violation } from './structure/import-rules.ts'
import { textViolations } from './structure/jsx-text-rules.ts'
import { readSource } from './structure/source.ts'
import { textLimitViolations, titleViolations } from './structure/text-limits.ts'

const FILES = ['{src,scripts,harness,tests,e2e,bench,docs,migrations}/**/*.{ts,tsx,css,sql,md}', '*.{ts,md}']

/** Checks a tree given as its files' texts by path from the root; returns every violation. */
export function checkStructure(files: Map<string, string>): Violation[] {
  const sources = [...files].map(([path, text]) => readSource(path, text))
  return [
    ...sources.flatMap(fileViolations),
    ...importViolations(sources),
    ...tableViolations(sources),
    ...docViolations(files),
  ]
}

/** Titles of the ten newest commits by hash; none without the history. */
function newestTitles(): Map<string, string> {
  try {
    const log = execFileSync('git', ['log', '-10', '--format=%h %s'], { encoding: 'utf8', stdio: 'pipe' })
    return new Map(
      log
        .trim()
        .split('\n')
        .map((line) => [line.split(' ', 1).join(), line.replace(/^\S+ /, '')]),
    )
  } catch {
    return new Map()
  }
}

function main() {
  const paths = globSync(FILES).map((path) => path.replaceAll('\\', '/'))
  const files = new Map(paths.sort().map((path) => [path, readFileSync(path, 'utf8')]))
  const violations = [
    ...checkStructure(files),
    ...textLimitViolations(files),
    ...textViolations(process.cwd()),
    ...titleViolations(newestTitles()),
  ]
  for (const { path, line, message } of violations) console.error(`${path}:${line}  ${message}`)
  console.log(`structure: ${files.size} files, ${violations.length} problems`)
  process.exitCode = violations.length > 0 ? 1 : 0
}

if (import.meta.main) main()
