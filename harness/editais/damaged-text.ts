/** Damages a text: lines are lost, mixed up or run together, titles are misplaced. */
export function torn(text: string, next: () => number): string {
  const lines = text.split('\n')
  const kind = Math.floor(next() * KINDS.length)
  return KINDS[kind]?.(lines, next) ?? text
}

type Tear = (lines: string[], next: () => number) => string

const mixed = (parts: readonly string[], next: () => number): string[] =>
  parts
    .map((part) => ({ part, order: next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ part }) => part)

const KINDS: Tear[] = [
  (lines, next) => lines.filter(() => next() > 0.15).join('\n'),
  (lines, next) => mixed(lines, next).join('\n'),
  (lines, next) => lines.slice(Math.floor(next() * lines.length)).join('\n'),
  (lines, next) => lines.map((line) => (next() < 0.1 ? `ANEXO III\n${line}` : line)).join('\n'),
  (lines, next) => lines.map((line) => (next() < 0.05 ? `CONTEÚDO PROGRAMÁTICO\n${line}` : line)).join('\n'),
  (lines, next) => lines.map((line) => mixed(line.split(' '), next).join(' ')).join('\n'),
  (lines, next) => lines.join(' ').slice(Math.floor(next() * 5_000)),
]
