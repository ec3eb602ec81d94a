import { expect, it } from 'vitest'
import { boardTexts } from '../../../../harness/editais/board-texts.ts'
import { chance } from '../../../../harness/editais/mutations.ts'
import { scoreOf } from '../../../../harness/editais/score.ts'
import { realTexts } from '../../../../harness/editais/texts.ts'
import { readSyllabus } from '../reading/read.ts'
import type { Topic, Tree } from '../tree.ts'
import { lettersIn } from './coverage.ts'
import { checkOf } from './rules.ts'

const TEXTS = [...realTexts(), ...boardTexts()]

function lettersOf({ blocks }: Tree): number {
  const below = (topics: readonly Topic[]): string =>
    topics.map(({ text, children = [] }) => `${text} ${below(children)}`).join(' ')
  const words = blocks.flatMap(({ name, subjects }) => [
    name,
    ...subjects.map((one) => `${one.name} ${below(one.topics)}`),
  ])
  return lettersIn(words.join(' ')).codes.length
}

it('a text that is read right is almost never shown with a missing passage', () => {
  const right = TEXTS.flatMap(({ text, tree }) => {
    const reading = readSyllabus(text)
    return reading.recognised && (scoreOf(tree, reading.tree).nodes ?? 0) >= 0.95 ? [reading.check] : []
  })
  expect(right.length).toBeGreaterThan(TEXTS.length / 2)
  const alarms = right.filter(({ leftOut, empty, pages }) => leftOut.length + empty.length + pages.length > 0)
  expect(alarms.length).toBeLessThanOrEqual(right.length * 0.04)
})

it('any lost subject or run of topics is shown if it is more than a tenth of the tree', () => {
  const next = chance(3)
  const missed = TEXTS.flatMap(({ id, text, tree }) => {
    const subjects = tree.blocks.flatMap((block) => block.subjects)
    const from = Math.floor(next() * subjects.length)
    const gone = new Set(subjects.slice(from, from + 1 + Math.floor((next() * subjects.length) / 2)))
    const left: Tree = {
      blocks: tree.blocks.map((block) => ({
        ...block,
        subjects: block.subjects.filter((one) => !gone.has(one)),
      })),
    }
    const lost = 1 - lettersOf(left) / lettersOf(tree)
    return lost > 0.1 && checkOf(text, left).leftOut.length === 0 ? [id] : []
  })
  expect(missed).toEqual([])
})

it.each([
  'Anexo I - Plano de Governo e orçamento participativo',
  'ANEXO V – CRONOGRAMA PREVISTO',
  'Página 12 de 75\nPREFEITURA MUNICIPAL DE ALGUM LUGAR – CONCURSO PÚBLICO',
  'DAS DISPOSIÇÕES FINAIS',
])('what the line “%s” in the midst of a programme makes a reader lose is shown', (stray) => {
  const next = chance(stray.length)
  let [losses, shown] = [0, 0]
  for (const { text } of TEXTS.filter((_, at) => at % 4 === stray.length % 4)) {
    const lines = text.split('\n')
    const at = 1 + Math.floor(next() * (lines.length - 1))
    const torn = lines.toSpliced(at, 0, stray).join('\n')
    const [whole, left] = [readSyllabus(text), readSyllabus(torn)]
    if (!(whole.recognised && left.recognised)) continue
    if (lettersOf(left.tree) > lettersOf(whole.tree) * 0.88) continue
    losses += 1
    if (left.check.leftOut.length > 0) shown += 1
  }
  expect(shown).toBeGreaterThanOrEqual(losses * 0.95)
})
