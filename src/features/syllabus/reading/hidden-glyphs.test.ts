import { describe, expect, it } from 'vitest'
import { scoreOf } from '../../../../harness/editais/score.ts'
import { realTexts } from '../../../../harness/editais/texts.ts'
import { readSyllabus } from './read.ts'

const texts = realTexts().filter(({ id }) => /^(adapar|petrobras|dataprev)/.test(id))
const shifted = (from: number) => (letter: string) =>
  String.fromCodePoint(from + (letter.codePointAt(0) ?? 0))
const order = 'éãbvpq'

describe('the font of a student’s PDF hides letters', () => {
  it.each([
    [
      'letters and digits moved to a private place',
      (text: string) => text.replace(/[aeioçt0-9]/g, shifted(0xf000)),
    ],
    ['digits alone moved', (text: string) => text.replace(/[0-9]/g, shifted(0xe200))],
    [
      'some letters mixed up',
      (text: string) =>
        text.replace(/[éãbvpq]/g, (letter) =>
          String.fromCharCode(0xe100 + ((order.indexOf(letter) * 37) % 101)),
        ),
    ],
    ['"ti" and "tt" drawn as one', (text: string) => text.replace(/ti/g, '\uE0AB').replace(/tt/g, '\uE0AC')],
    ['"ti" typed as another letter', (text: string) => text.replace(/(?<=[a-z])ti/g, '\u019F')],
  ])('%s: the words around tell them', (_, hide) => {
    for (const { id, text, tree } of texts) {
      const reading = readSyllabus(hide(text))
      expect(reading.recognised, id).toBe(true)
      if (reading.recognised) expect(scoreOf(tree, reading.tree).nodes, id).toBeGreaterThanOrEqual(0.97)
    }
  })

  it('a bullet of a symbol font is a bullet', () => {
    const reading = readSyllabus(
      'LÍNGUA PORTUGUESA\n\uF0B7 Interpretação de textos.\n\uF0B7 Ortografia oficial.',
    )
    expect(reading).toMatchObject({
      tree: {
        blocks: [
          { subjects: [{ topics: [{ text: 'Interpretação de textos' }, { text: 'Ortografia oficial' }] }] },
        ],
      },
    })
  })

  it('a text whose letters stay hidden is refused, not kept as garbage', () => {
    const hidden = 'LÍNGUA PORTUGUESA: 1 Xyz. 2 Wkq.'.replace(/[a-zÍ]/g, shifted(0xe300)).repeat(5)
    expect(readSyllabus(hidden)).toMatchObject({ recognised: false, reason: 'glyphs' })
  })
})
