import { expect, it } from 'vitest'
import { LISTS, printTree, TITLES } from '../../../../harness/editais/printed-tree.ts'
import { meanOf, scoreOf } from '../../../../harness/editais/score.ts'
import { realTexts } from '../../../../harness/editais/texts.ts'
import { readSyllabus } from './read.ts'

const SHORTER = realTexts().filter(({ text }) => text.length < 6_000)

it.each(Object.entries(TITLES))(
  'titles as in "%s" are read over topics counted or marked in any way',
  (_, title) => {
    const scores = Object.values(LISTS).flatMap((list) =>
      SHORTER.map((real) => printTree(real.tree, title, list)).map(({ text, tree }) => {
        const reading = readSyllabus(text)
        return scoreOf(tree, reading.recognised ? reading.tree : { blocks: [] })
      }),
    )
    expect(meanOf(scores).nodes).toBeGreaterThanOrEqual(0.96)
    expect(meanOf(scores).links).toBeGreaterThanOrEqual(0.96)
  },
)
