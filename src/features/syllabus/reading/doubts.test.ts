import { describe, expect, it } from 'vitest'
import { boardTexts } from '../../../../harness/editais/board-texts.ts'
import { readSyllabus } from './read.ts'
import { flat } from './topics.ts'

const doubtsOf = (text: string) => {
  const reading = readSyllabus(text)
  return reading.recognised ? reading.doubts : undefined
}

/** The words of the rows in doubt, the least sure first. */
function rowsDoubtedIn(text: string): string[] {
  const reading = readSyllabus(text)
  if (!reading.recognised) throw new Error(reading.message)
  const rows = reading.tree.blocks.flatMap(({ name, subjects }) => [
    ...(name === '' ? [] : [name]),
    ...subjects.flatMap((subject) => [subject.name, ...flat(subject.topics).map((topic) => topic.text)]),
  ])
  return reading.rowsInDoubt.map((at) => rows[at] ?? '')
}

const LINES = `LÍNGUA PORTUGUESA
1 Compreensão de textos de gêneros variados. 2 Ortografia oficial. 3 Emprego do sinal de crase. 4 Pontuação.
5 Concordância verbal e nominal. 6 Regência verbal e nominal. 7 Colocação dos pronomes átonos.
DIREITO ADMINISTRATIVO
1 Ato administrativo. 2 Poderes da administração pública. 3 Licitações e contratos. 4 Agentes públicos.`

describe('the doubts shown about a student’s pasted edital', () => {
  it('an intact text has no doubts', () => {
    const doubts = doubtsOf(LINES)
    expect(doubts).toMatchObject({ unused: [] })
    expect(doubts).not.toHaveProperty('lacks')
    expect(rowsDoubtedIn(LINES)).toEqual([])
  })

  it('a text without line breaks, or all in capitals, may have misplaced subjects', () => {
    expect(doubtsOf(LINES.replaceAll('\n', ' '))).toMatchObject({ lacks: 'lines' })
    expect(doubtsOf(LINES.toUpperCase())).toMatchObject({ lacks: 'small letters' })
  })

  it('a list of lines without numbers or full stops may be cut in the wrong places', () => {
    const bare = LINES.replace(/\d /g, '').replace(/\.\s/g, '\n').replace(/\.$/, '')
    expect(doubtsOf(bare)).toMatchObject({ lacks: 'ends' })
    expect(doubtsOf(LINES.replace(/\.\s/g, '\n').replace(/\.$/, ''))).not.toHaveProperty('lacks')
  })

  it('a short text on one line lacks line breaks too', () => {
    const short =
      'LÍNGUA PORTUGUESA 1. Compreensão de textos. 2. Crase. 3. Pontuação. MATEMÁTICA 1. Conjuntos.'
    const more =
      ' 2. Funções do primeiro grau. 3. Juros simples. DIREITO PENAL 1. Crimes contra a vida. 2. Penas e medidas de segurança.'
    expect(doubtsOf(short + more)).toMatchObject({ lacks: 'lines' })
  })

  it('a text whose letters with accents are gone has damaged names; one without the accents alone has not', () => {
    const bare = LINES.normalize('NFD').replace(/\p{M}/gu, '')
    expect(doubtsOf(LINES.replace(/[À-ÿ]/g, ''))).toMatchObject({ lacks: 'accents' })
    expect(doubtsOf(bare)).not.toHaveProperty('lacks')
  })

  it('a skipped number is shown among whole words', () => {
    const words = 'a organização dos poderes e a defesa das instituições democráticas'
    const unused = doubtsOf(
      LINES.replace('2 Ortografia oficial.', `2 Ortografia, ${words}. 9 Crase.`),
    )?.unused
    expect(unused).toEqual([expect.stringMatching(/^…instituições democráticas\. 9 Crase\./)])
  })

  it('a title that was taken for one of the level above is the first row to check', () => {
    const text = boardTexts().find(({ id }) => id === 'as-cesgranrio-blocks')?.text ?? ''
    expect(rowsDoubtedIn(text)[0]).toMatch(/^CONHECIMENTOS ESPECÍFICOS – ÊNFASE 2/)
  })
})
