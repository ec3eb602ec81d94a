import { expect, it } from 'vitest'
import { boardTexts } from '../../../../harness/editais/board-texts.ts'
import { realTexts } from '../../../../harness/editais/texts.ts'
import { readsAcross } from './columns.ts'

const TEXTS = [...realTexts(), ...boardTexts()].map(({ text }) => text)

const columnOf = (text: string, width: number) =>
  text.match(new RegExp(`[^\\n]{1,${width}}(?=\\s|$)|[^\\s]+`, 'gu'))?.map((line) => line.trim()) ?? []

const LONG = TEXTS.map((text) => columnOf(text, 52)).filter((lines) => lines.length > 30)

function acrossBy(join: (left: string, right: string) => string): number {
  const across = LONG.filter((lines) => {
    const half = Math.ceil(lines.length / 2)
    return readsAcross(
      lines
        .slice(0, half)
        .map((left, at) => join(left, lines[half + at] ?? ''))
        .join('\n'),
    )
  })
  return across.length / LONG.length
}

it('a text of one column is never taken for two', () => {
  expect(TEXTS.filter(readsAcross)).toEqual([])
  expect(LONG.filter((lines) => readsAcross(lines.join('\n')))).toEqual([])
})

it('two columns side by side, with a gap between, are seen', () => {
  expect(acrossBy((left, right) => `${left.padEnd(56)}${right}`)).toBeGreaterThan(0.95)
  expect(acrossBy((left, right) => `${left}    ${right}`)).toBeGreaterThan(0.95)
})

it('two columns whose lines come in turn are mostly seen', () => {
  expect(acrossBy((left, right) => `${left}\n${right}`)).toBeGreaterThan(0.7)
})

it('two alternating numberings are seen, whatever else is in the lines', () => {
  const topics = ['Crase', 'Bens', 'Posse', 'Penas', 'Juros', 'Redes']
  const text = topics.map((topic, at) => `${at + 1}. ${topic} ${at + 9}. Outro ${topic}`).join('\n')
  expect(readsAcross(text)).toBe(true)
})
