import { describe, expect, it } from 'vitest'
import { boardTexts } from '../../../../harness/editais/marked.ts'
import { chance, MUTATIONS } from '../../../../harness/editais/mutations.ts'
import { meanOf, type Score, scoreOf } from '../../../../harness/editais/score.ts'
import { outlined, STYLES } from '../../../../harness/editais/styles.ts'
import { realTexts } from '../../../../harness/editais/texts.ts'
import { torn } from '../../../../harness/editais/torn.ts'
import type { Tree } from '../tree.ts'
import { readSyllabus } from './read.ts'

const NOTHING: Tree = { blocks: [] }

function treeOf(text: string): Tree {
  const reading = readSyllabus(text)
  return reading.recognised ? reading.tree : NOTHING
}

const texts = realTexts()
const meanAfter = (change: (text: string) => string): Score =>
  meanOf(texts.map(({ text, tree }) => scoreOf(tree, treeOf(change(text)))))

describe('a student pastes a real edital', () => {
  it.each(texts)('$id is read as a person reads it', ({ text, tree }) => {
    const score = scoreOf(tree, treeOf(text))
    expect(score.subjects).toBe(1)
    expect(score.nodes).toBeGreaterThanOrEqual(0.99)
    expect(score.links).toBeGreaterThanOrEqual(0.98)
  })

  it.each(texts)('no letter of $id is lost, and none invented', ({ text }) => {
    expect(readSyllabus(text)).toMatchObject({ doubts: { letters: { lost: '', invented: '' } } })
  })

  it.each(texts)('no letter of $id is lost on the way either, whatever happened to it', ({ text }) => {
    for (const { name, change } of MUTATIONS) {
      const reading = readSyllabus(change(text))
      if (reading.recognised) expect(reading.doubts.letters, name).toEqual({ lost: '', invented: '' })
    }
  })
})

it('whatever tore a text, it is read or refused, and no letter is lost or invented', () => {
  const next = chance(3)
  for (let round = 0; round < 10; round++) {
    for (const { id, text } of texts) {
      const reading = readSyllabus(torn(text, next))
      if (reading.recognised)
        expect(reading.doubts.letters, `${id}, round ${round}`).toEqual({ lost: '', invented: '' })
    }
  }
})

it('what is studied before the first name of a subject is no title, and stays', () => {
  const topics = 'Ortografia. Crase. Pontuação. Regência verbal. Concordância nominal. Vozes do verbo.'
  const { blocks } = treeOf(`Língua nossa ${topics}\nMATEMÁTICA: Razão. Proporção. Juros simples.`)
  expect(blocks.flatMap(({ subjects }) => subjects.map(({ topics }) => topics.length))).toEqual([6, 3])
})

describe('a text suffered on its way', () => {
  // Nodes over all real texts; measured by the bench, a little below what it prints.
  it.each([
    ['decomposed accents', 0.99],
    ['Windows lines', 0.99],
    ['no-break spaces', 0.99],
    ['blank lines', 0.99],
    ['indented', 0.99],
    ['page heads and feet', 0.99],
    ['broken words', 0.98],
    ['width 60', 0.96],
    ['width 90', 0.93],
    ['paragraphs', 0.97],
    ['one line', 0.65],
    ['all capitals', 0.8],
    ['numbers with a dot', 0.99],
    ['numbers with a dash', 0.99],
    ['numbers with a parenthesis', 0.99],
  ])('%s: it is still read', (name, least) => {
    const change = MUTATIONS.find((mutation) => mutation.name === name)?.change
    expect(change).toBeDefined()
    expect(meanAfter(change ?? String).nodes).toBeGreaterThanOrEqual(least)
  })
})

describe('another board has another way of writing', () => {
  it.each(boardTexts())('$id', ({ text, tree }) => {
    const reading = readSyllabus(text)
    const score = scoreOf(tree, treeOf(text))
    expect(score.subjects).toBeGreaterThanOrEqual(0.8)
    expect(score.nodes).toBeGreaterThanOrEqual(0.88)
    expect(reading).toMatchObject({ doubts: { letters: { lost: '', invented: '' } } })
  })

  it('taken together they are read as a person reads them', () => {
    const mean = meanOf(boardTexts().map(({ text, tree }) => scoreOf(tree, treeOf(text))))
    expect(mean.subjects).toBeGreaterThanOrEqual(0.98)
    expect(mean.nodes).toBeGreaterThanOrEqual(0.99)
    expect(mean.links).toBeGreaterThanOrEqual(0.99)
  })

  it.each(STYLES)('$name', ({ text, tree }) => {
    const got = treeOf(text)
    expect(scoreOf(outlined(tree), got)).toMatchObject({ subjects: 1, nodes: 1, links: 1 })
  })
})
