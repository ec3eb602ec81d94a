import { expect, test } from 'vitest'
import { textViolations } from './structure/jsx-text-rules.ts'

const ROOT = process.cwd()
const COMPONENT = `${ROOT}/src/web/made-up.tsx`
const CONFIG = JSON.stringify({
  compilerOptions: { jsx: 'react-jsx', module: 'NodeNext', strict: true, types: [], skipLibCheck: true },
  files: [COMPONENT],
})
const HEAD = `
import type { ReactNode } from 'react'
declare const busy: boolean, label: string, count: number, names: string[], slot: ReactNode, icon: React.JSX.Element
declare const Kit: (props: { children: ReactNode }) => React.JSX.Element
declare function words(): string
`

/** The lines, from 1, that break the rule. */
function brokenBy(lines: readonly string[]): number[] {
  const madeUp = {
    [`${ROOT}/tsconfig.json`]: CONFIG,
    [COMPONENT]: HEAD + lines.map((line, at) => `export const a${at} = ${line}`).join('\n'),
  }
  const found = textViolations(ROOT, madeUp).map(({ line }) => line - HEAD.split('\n').length + 1)
  return [...new Set(found)]
}

const SOUND = [
  '<p>{busy ? label : words()}</p>',
  '<p>Salvar</p>',
  '<p>{label + count}</p>',
  '<p>{busy && icon}<span>{label}</span></p>',
  '<p>{slot && <b />}{names.map((name) => <i key={name}>{name}</i>)}</p>',
  '<p>{/* a comment */}{slot}</p>',
  '<Kit>{label}</Kit>',
]

const BROKEN = [
  '<p>{busy && icon}{label}</p>',
  '<p>{busy && icon}Salvar</p>',
  '<p>{icon}{busy ? "Salvando..." : label}</p>',
  '<p>{icon}{busy && words()}</p>',
  '<p>{icon} {icon}</p>',
  '<p>{count} itens</p>',
  '<p>{icon}{slot}</p>',
  '<Kit>{icon}{label}</Kit>',
  '<>{label}</>',
  '<p>{names}</p>',
  '<p>{names.map((name) => name.trim())}</p>',
]

test('a text is alone in its element, however it is computed', () => {
  expect(brokenBy(SOUND)).toEqual([])
  expect(brokenBy(BROKEN)).toEqual(BROKEN.map((_, at) => at + 1))
})
