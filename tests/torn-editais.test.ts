import { describe, expect, it } from 'vitest'
import { torn } from '../harness/editais/damaged-text.ts'
import { chance, MUTATIONS } from '../harness/editais/mutations.ts'
import { meanOf, scoreOf } from '../harness/editais/score.ts'
import { realTexts } from '../harness/editais/texts.ts'
import { readSyllabus } from '../src/features/syllabus/reading/read.ts'
import type { Tree } from '../src/features/syllabus/tree.ts'

const NOTHING: Tree = { blocks: [] }
const texts = realTexts()

function nodesAfter(change: (text: string) => string) {
  const scores = texts.map(({ text, tree }) => {
    const reading = readSyllabus(change(text))
    return scoreOf(tree, reading.recognised ? reading.tree : NOTHING)
  })
  return meanOf(scores).nodes
}

it.each(texts)('no letter of $id is lost, whatever happened to it on its way', ({ text }) => {
  for (const { name, change } of MUTATIONS) {
    const reading = readSyllabus(change(text))
    if (reading.recognised) expect(reading.doubts.letters, name).toEqual({ lost: '', invented: '' })
  }
})

it('any torn text is read or refused, and no letter is lost or invented', () => {
  const next = chance(3)
  for (let round = 0; round < 10; round++) {
    for (const { id, text } of texts) {
      const reading = readSyllabus(torn(text, next))
      if (reading.recognised)
        expect(reading.doubts.letters, `${id}, round ${round}`).toEqual({ lost: '', invented: '' })
    }
  }
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
    expect(nodesAfter(change ?? String)).toBeGreaterThanOrEqual(least)
  })
})
